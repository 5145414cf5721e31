import { capital } from '../../../../../data/capital.ts';
import { ownOf } from '../../../../../data/objects.ts';
import type { Mistake } from '../../../value/value.ts';
import type { SdkHost } from '../host.ts';
import { boundsOf, type SdkFactName } from '../version/facts-by-version.ts';
import { missingFromVersion } from './missing-from-version.ts';

/** Exports that definitions use, but that only some versions of the SDK have. */
const dated: Readonly<Record<string, SdkFactName>> = {
  z: 'own-builder',
  interfaces: 'interfaces-included',
  WELL_KNOWN_ATTRIBUTES: 'well-known-attributes',
  OAUTH_IDENTIFIER_HEADER: 'oauth-identifier-header',
};

/** Returns the message for an export that other versions of the SDK have; undefined if this version has it, or may have it. */
export function inOtherVersions(name: string, { sdk }: SdkHost): Omit<Mistake, 'at'> | undefined {
  const fact = ownOf(dated, name);
  const absence = fact && missingFromVersion(boundsOf(fact), sdk);
  if (absence === undefined) return undefined;
  const message = `${capital(absence.whose)} does not export \`${name}\`: ${absence.when}.`;
  return { id: 'export-missing', message, why: `this version of the SDK has no \`${name}\`` };
}
