import type { KnownPackage, KnownPackages } from '../../modules/known-packages.ts';
import { builderImport } from './builder.ts';
import { sdkImport } from './exports.ts';
import { holds } from './facts-by-version.ts';
import type { SdkHost } from './host.ts';
import { interfacePackage } from './interface-package.ts';
import { unheardOfExport } from './known/unheard-of.ts';
import { remotePackage } from './remote-package.ts';

/** The packages of the platform. */
export function platformPackages(host: SdkHost): KnownPackages {
  const builder: KnownPackage = { exports: (name, origin) => builderImport(name, origin, host) };
  const packages = new Map<string, KnownPackage>([
    ['@botpress/sdk', { exports: (name, origin) => sdkImport(name, origin, host), missing: unheardOfExport }],
    ['@bpinternal/zui', builder],
    ['zod', builder],
  ]);
  return {
    inOrder: holds('ui-in-place', host.sdk),
    known: (specifier) => packages.get(specifier),
    generated: (definition, origin) => interfacePackage(definition, origin, host),
    remote: remotePackage,
  };
}
