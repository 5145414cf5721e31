import { posix } from 'node:path';
import type { ModuleHost } from '../host.ts';
import type { KnownPackages } from './known-packages.ts';
import { type Resolved, resolve } from './resolve.ts';
import { type Paths, pathsFor } from './tsconfig.ts';

/** What the imports of one definition lead to, each asked once. */
export class Resolver {
  readonly #host: ModuleHost;
  readonly #packages: KnownPackages;
  readonly #resolved = new Map<string, Resolved>();
  readonly #paths = new Map<string, Paths>();

  constructor(host: ModuleHost, packages: KnownPackages) {
    this.#host = host;
    this.#packages = packages;
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

  #pathsFor(folder: string): Paths {
    const paths = this.#paths.get(folder) ?? pathsFor(folder, this.#host);
    this.#paths.set(folder, paths);
    return paths;
  }
}
