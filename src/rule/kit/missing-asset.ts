import type { UsualAsset } from '../facts.ts';
import type { Problem, Visit } from '../rule.ts';

/** What a rule says of a file that a definition does not name: the usual one may stand in its folder all the same. */
export function missingAsset(
  name: 'icon' | 'readme',
  usual: UsualAsset,
  { at, facts: { assets } }: Pick<Visit<'integration'>, 'at' | 'facts'>,
): Problem<'missing'> {
  const place = at(name);
  const isThere = assets?.isThere?.(usual) === true;
  const said = isThere ? `: \`${usual}\` is in its folder, but the manifest does not name it` : '';
  const patches = [{ op: 'set', path: place.path, value: usual }] as const;
  const fix = { title: `Name \`${usual}\``, safety: 'unsafe', patches } as const;
  return {
    message: 'missing',
    data: { said },
    at: at(),
    absent: place,
    ...(isThere && { fix }),
  };
}
