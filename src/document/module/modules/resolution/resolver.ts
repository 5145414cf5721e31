import { posix } from 'node:path';
import { onceEach } from '../../../../data/once.ts';
import type { ModuleHost } from '../../host.ts';
import type { KnownPackages } from './known-packages.ts';
import { type Resolved, resolve } from './resolve.ts';
import { type Paths, pathsIn } from './tsconfig.ts';

/** Resolves the imports of one definition, each once. */
export class Resolver {
  readonly #host: ModuleHost;
  readonly #packages: KnownPackages;
  /** The resolved imports of a module: they are shared by all modules in its folder, as each is resolved many times. */
  readonly #resolvedFrom: (file: string) => Map<string, Resolved>;
  readonly #pathsFor: (folder: string) => Paths;

  constructor(host: ModuleHost, packages: KnownPackages) {
    this.#host = host;
    this.#packages = packages;
    this.#pathsFor = pathsIn(host);
    const resolvedIn = onceEach((_folder: string) => new Map<string, Resolved>());
    this.#resolvedFrom = onceEach((file) => resolvedIn(posix.dirname(file)));
  }

  resolve(specifier: string, file: string): Resolved {
    const resolvedFrom = this.#resolvedFrom(file);
    const known = resolvedFrom.get(specifier);
    if (known !== undefined) return known;
    const paths = () => this.#pathsFor(posix.dirname(file));
    const resolved = resolve(specifier, file, paths, this.#host, this.#packages);
    resolvedFrom.set(specifier, resolved);
    return resolved;
  }

  dropsUnused(file: string): boolean {
    return /\.[cm]?tsx?$/.test(file) && !this.#pathsFor(posix.dirname(file)).keepsUnused;
  }
}
