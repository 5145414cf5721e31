import { posix } from 'node:path';
import type { ModuleHost } from '../../host.ts';
import type { KnownPackages } from './known-packages.ts';
import { type Resolved, resolve } from './resolve.ts';
import { type Paths, pathsIn } from './tsconfig.ts';

/** What the imports of one definition lead to, each asked once. */
export class Resolver {
  readonly #host: ModuleHost;
  readonly #packages: KnownPackages;
  readonly #resolved = new Map<string, Resolved>();
  readonly #pathsFor: (folder: string) => Paths;

  constructor(host: ModuleHost, packages: KnownPackages) {
    this.#host = host;
    this.#packages = packages;
    this.#pathsFor = pathsIn(host);
  }

  resolve(specifier: string, file: string): Resolved {
    const folder = posix.dirname(file);
    const id = `${folder}\0${specifier}`;
    const known = this.#resolved.get(id);
    if (known !== undefined) return known;
    const resolved = resolve(specifier, file, () => this.#pathsFor(folder), this.#host, this.#packages);
    this.#resolved.set(id, resolved);
    return resolved;
  }
}
