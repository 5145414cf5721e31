import type { Fix, Manifest, Patch, Path } from '../../index.ts';
import { firstIndexes } from '../first-indexes.ts';

/** A name in SCREAMING_SNAKE_CASE without what the platform puts before it. */
export const withoutPrefix = (name: string): string => name.replace(/^(?:SECRET_)+(?=.)/, '');

/** Definitions have secrets by their names, records list the names. A name that is listed already is not listed twice. */
export function renamesSecret(path: Path, to: string, { secrets }: Manifest): { readonly fix?: Fix } {
  const isListed = Array.isArray(secrets);
  if (isListed && firstIndexes(secrets).has(to)) return {};
  const patches: readonly Patch[] = [isListed ? { op: 'set', path, value: to } : { op: 'rename', path, to }];
  return { fix: { title: `Rename the secret to \`${to}\``, safety: 'unsafe', patches } };
}
