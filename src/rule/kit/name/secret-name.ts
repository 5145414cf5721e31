import type { Fix, Manifest, Patch, Path } from '../../index.ts';
import { firstIndexes } from '../first-indexes.ts';

/** Removes the prefix that the platform adds from a SCREAMING_SNAKE_CASE name. */
export const withoutPrefix = (name: string): string => name.replace(/^(?:SECRET_)+(?=.)/, '');

/**
 * Returns the fix that renames a secret: a key in a definition, an array item in a record. No fix if the record already lists
 * the new name.
 */
export function renameSecretFix(path: Path, to: string, { secrets }: Manifest): { readonly fix?: Fix } {
  const isListed = Array.isArray(secrets);
  if (isListed && firstIndexes(secrets).has(to)) return {};
  const patches: readonly Patch[] = [isListed ? { op: 'set', path, value: to } : { op: 'rename', path, to }];
  return { fix: { title: `Rename the secret to \`${to}\``, safety: 'unsafe', patches } };
}
