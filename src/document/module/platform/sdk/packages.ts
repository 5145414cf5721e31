import type { Exports, KnownPackages } from '../../modules/known-packages.ts';
import { builderImport } from './builder.ts';
import { sdkImport } from './exports.ts';
import type { SdkHost } from './host.ts';
import { interfacePackage } from './interface-package.ts';
import { remotePackage } from './remote-package.ts';

/** The packages of the platform. */
export function platformPackages(host: SdkHost): KnownPackages {
  const builder: Exports = (name, origin) => builderImport(name, origin, host);
  const packages = new Map<string, Exports>([
    ['@botpress/sdk', (name, origin) => sdkImport(name, origin, host)],
    ['@bpinternal/zui', builder],
    ['zod', builder],
  ]);
  return {
    exportsOf: (specifier) => packages.get(specifier),
    generated: (definition, origin) => interfacePackage(definition, origin, host),
    remote: remotePackage,
  };
}
