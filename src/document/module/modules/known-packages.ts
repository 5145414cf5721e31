import { opaque } from '../value/make.ts';
import type { Origin, Value } from '../value/value.ts';

/** What a package exports under a name; `*` is all of it. */
export type Exports = (name: string, origin: Origin) => Value;

/** What imports come to that lead to no file of the project: told by whoever knows the platform. */
export interface KnownPackages {
  /** The exports of a package that is known without being read. */
  exportsOf(specifier: string): Exports | undefined;
  /** The package that the platform's CLI generates of an interface. */
  generated(definition: Value, origin: Origin): Value;
  /** A dependency on the hub. */
  remote(reference: string, origin: Origin): Value;
}

/** What a package that the platform's CLI generates exports under a name. */
export const generatedExport = (name: string, pkg: Value): Value =>
  name === 'default' ? pkg : opaque('only the default export of a generated package is known', pkg.origin);
