import { posix } from 'node:path';
import type { ModuleHost } from '../../host.ts';
import { fileAt } from './file-at.ts';
import { type LocalModule, packageName, unreadableModule } from './local-package.ts';
import { exportedTargets } from './package-exports.ts';
import { packageAround } from './packages.ts';

/**
 * Resolves a specifier such as `#texts` by the `imports` of the surrounding package; returns undefined if there is no package.
 */
export function resolvePackageImport(specifier: string, from: string, host: ModuleHost): LocalModule | undefined {
  const { folder, facts } = packageAround(from, host) ?? {};
  if (folder === undefined || facts === undefined) return undefined;
  const targets = exportedTargets(facts.imports, specifier) ?? [];
  const declaredTargets = targets.filter((target) => target.startsWith('./'));
  const [path] = declaredTargets.flatMap((file) => fileAt(posix.join(folder, file), host) ?? []);
  if (path !== undefined) return { path };
  const named = targets.find((target) => packageName(target) !== undefined && !/^[.#]/.test(target));
  if (named !== undefined) return { specifier: named, from: posix.join(folder, 'package.json') };
  // The messages are those for a package that exports these names.
  const standIn = { ...facts, exports: facts.imports };
  return unreadableModule(
    specifier,
    { name: facts.name ?? folder, subpath: specifier, folder, facts: standIn },
    declaredTargets,
    host,
  );
}
