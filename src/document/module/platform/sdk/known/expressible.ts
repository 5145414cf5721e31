import { ownOf } from '../../../../../data/objects.ts';
import type { Path } from '../../../../../data/path.ts';
import { isFrom, type SdkVersion } from '../version/version.ts';
import { isKnownKey, knownKeys } from './known-keys.ts';

/**
 * The display hints of a schema, by the version that introduced them: `.title('…')` and others came with the SDK's own builder
 * of schemas (packages/sdk/src/zui.ts); of the packages that were read, 0.8.20 has no `.secret()` and 0.8.34 has.
 */
const hints: Readonly<Record<string, string>> = { secret: '0.8.34' };
const firstHints = '0.8.0';

/**
 * Returns whether an author's SDK can express the value at a path of the manifest. True for paths about which nothing is known.
 */
export function isExpressible(path: Path, sdk: SdkVersion): boolean {
  const names = path.map(String);
  const isSchema = (name: string, index: number) =>
    name === 'schema' && knownKeys(names.slice(0, index + 1), sdk) === undefined;
  const schema = names.findIndex(isSchema);
  if (!isKnownKey(schema < 0 ? names : names.slice(0, schema), sdk)) return false;
  const hint = schema < 0 ? -1 : names.lastIndexOf('x-zui');
  return hint < 0 || isFrom(sdk, ownOf(hints, names[hint + 1] ?? '') ?? firstHints);
}
