import type { SdkHost } from '../host.ts';
import { holds } from '../version/facts-by-version.ts';
import type { SdkVersion } from '../version/version.ts';

/** Loads the interfaces that a version of the SDK includes; undefined if it includes none. Their schemas are long. */
export async function loadIncluded(sdk: SdkVersion): Promise<SdkHost['interfaces']> {
  if (!holds('interfaces-included', sdk)) return undefined;
  return (await import('./included/included-interfaces.ts')).includedInterfaces;
}
