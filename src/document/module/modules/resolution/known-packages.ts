import { reportMistake } from '../../value/report-mistake.ts';
import type { Caller, Mistake, Namespace, Origin, Value } from '../../value/value.ts';

/** A package whose exports are known without reading it. */
export interface KnownPackage {
  /** Returns its export under a name; `*` is the whole namespace. */
  readonly exports: (name: string, origin: Origin) => Value;
  /** Returns the mistake of importing a name that no version exports; absent if not all names are known. */
  readonly missing?: (name: string) => Omit<Mistake, 'at'> | undefined;
}

/** Resolves imports that are not project files, with knowledge of the platform. */
export interface KnownPackages {
  /**
   * True if functions of these packages mutate their receivers: then declarations of a module are evaluated in source order.
   */
  readonly inOrder?: boolean;
  known(specifier: string): KnownPackage | undefined;
  /** Returns the package that exports a name that definitions commonly import. */
  offers?(name: string): string | undefined;
  /** Returns the package that the platform's CLI generates from an interface. */
  generated(definition: Value, origin: Origin): Value;
  /** Returns a dependency on the hub. */
  remote(reference: string, origin: Origin): Value;
}

/** Returns an export of a package that the platform's CLI generates, which has only a default export. */
export function generatedExport(pkg: Value, name: string, specifier: string, origin: Origin, caller: Caller): Value {
  if (name === 'default') return pkg;
  if (name === '*' || name === '=') return generatedNamespace(pkg, specifier, origin);
  const why = `\`${specifier}\` has only a default export`;
  const message = `${why}; write \`import ${name} from '${specifier}'\`.`;
  return reportMistake({ id: 'export-missing', message, why, at: origin }, caller);
}

const generatedNamespace = (pkg: Value, specifier: string, origin: Origin): Namespace => ({
  kind: 'namespace',
  get: (name, place) => (name === 'default' ? { key: place, value: pkg } : undefined),
  names: () => ['default'],
  isModule: true,
  missingMember: (name) => ({
    id: 'export-missing',
    message: `\`${specifier}\` has only a default export, and no \`${name}\`.`,
  }),
  origin,
});
