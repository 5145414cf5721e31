import type { KnownPackage, KnownPackages } from '../../modules/resolution/known-packages.ts';
import type { Origin } from '../../value/value.ts';
import { builderImport } from './builder.ts';
import { inBuilderAlone } from './exports/default-import.ts';
import { sdkImport } from './exports/exports.ts';
import type { SdkHost } from './host.ts';
import { interfacePackage } from './interfaces/interface-package.ts';
import { remotePackage } from './interfaces/remote-package.ts';
import { inOtherVersions } from './known/dated-exports.ts';
import { unknownExport } from './known/unknown-members.ts';
import { holds } from './version/facts-by-version.ts';

/** Exports that definitions use, and whose import may be forgotten. */
const offered: ReadonlySet<string> = new Set(['IntegrationDefinition', 'messages', 'z']);

/** Returns the packages of the platform. */
export function platformPackages(host: SdkHost): KnownPackages {
  const builder: KnownPackage = { exports: (name, origin) => builderImport(name, origin, host) };
  const borrowed = (origin: Origin): SdkHost => ({ ...host, borrowed: origin });
  const zod: KnownPackage = { exports: (name, origin) => builderImport(name, origin, borrowed(origin)) };
  const sdk: KnownPackage = {
    exports: (name, origin) => sdkImport(name, origin, host),
    missing: (name) => inOtherVersions(name, host) ?? inBuilderAlone(name, host) ?? unknownExport(name),
  };
  const packages = new Map<string, KnownPackage>([
    ['@botpress/sdk', sdk],
    ['@bpinternal/zui', builder],
    ['zod', holds('own-builder', host.sdk) ? zod : builder],
  ]);
  return {
    inOrder: holds('ui-in-place', host.sdk),
    known: (specifier) => packages.get(specifier),
    offers: (name) => (offered.has(name) ? '@botpress/sdk' : undefined),
    generated: (definition, origin) => interfacePackage(definition, origin, host),
    remote: remotePackage,
  };
}
