import type { UsualAsset } from '../facts.ts';
import type { Problem, Visit } from '../rule.ts';

/** Returns the problem that a definition does not name an asset, with a fix if the conventional file exists in its folder. */
export function missingAsset(
  name: 'icon' | 'readme',
  conventionalName: UsualAsset,
  { at, facts: { assets } }: Pick<Visit<'integration'>, 'at' | 'facts'>,
): Problem<'missing'> {
  const place = at(name);
  const exists = assets?.isThere?.(conventionalName) === true;
  const hint = exists ? `: \`${conventionalName}\` is in its folder, but the manifest does not name it` : '';
  const patches = [{ op: 'set', path: place.path, value: conventionalName }] as const;
  const fix = { title: `Name \`${conventionalName}\``, safety: 'unsafe', patches } as const;
  return {
    message: 'missing',
    data: { hint },
    at: at(),
    absent: place,
    ...(exists && { fix }),
  };
}
