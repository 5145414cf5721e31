import { opaque } from '../../value/make.ts';
import type { Caller, Mistake, Namespace, Origin, Value } from '../../value/value.ts';

/** A package that is known without being read. */
export interface KnownPackage {
  /** What it exports under a name; `*` is all of it. */
  readonly exports: (name: string, origin: Origin) => Value;
  /** What is wrong with a name that it has never exported; absent where not all names are known. */
  readonly missing?: (name: string) => Omit<Mistake, 'at'> | undefined;
}

/** What imports come to that lead to no file of the project: told by whoever knows the platform. */
export interface KnownPackages {
  /** Whether their functions change what they are called on: then what a module declares is made in its order. */
  readonly inOrder?: boolean;
  known(specifier: string): KnownPackage | undefined;
  /** The package that exports a name which definitions import. */
  offers?(name: string): string | undefined;
  /** The package that the platform's CLI generates of an interface. */
  generated(definition: Value, origin: Origin): Value;
  /** A dependency on the hub. */
  remote(reference: string, origin: Origin): Value;
}

/** What a package that the platform's CLI generates exports under a name: its default is all that there is. */
export function generatedExport(pkg: Value, name: string, specifier: string, origin: Origin, caller: Caller): Value {
  if (name === 'default') return pkg;
  if (name === '*' || name === '=') return generatedNamespace(pkg, specifier, origin);
  const why = `\`${specifier}\` has only a default export`;
  const message = `${why}; write \`import ${name} from '${specifier}'\`.`;
  caller.note({ id: 'export-missing', message, why, at: origin });
  return opaque(why, origin);
}

const generatedNamespace = (pkg: Value, specifier: string, origin: Origin): Namespace => ({
  kind: 'namespace',
  get: (name, place) => (name === 'default' ? { key: place, value: pkg } : undefined),
  names: () => ['default'],
  isModule: true,
  missing: (name) => ({
    id: 'export-missing',
    message: `\`${specifier}\` has only a default export, and no \`${name}\`.`,
  }),
  origin,
});
