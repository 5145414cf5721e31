import { globalValue } from '../evaluate/builtins/globals.ts';
import { type Machine, Scope } from '../evaluate/scope.ts';
import type { SourceFile } from '../syntax/parse.ts';
import type { Value } from '../value/value.ts';
import type { KnownPackages } from './known-packages.ts';
import { Names } from './names.ts';

/** One module of a definition: a file, and the names that it declares. */
export class Module {
  readonly file: SourceFile;
  readonly names: Names;

  constructor(file: SourceFile, machine: Machine, packages: KnownPackages) {
    this.file = file;
    const globals: Scope = new Scope(file.path, machine, (name) => globalValue(name, globals));
    this.names = new Names(file.body, globals, packages);
  }

  /** What a JSON file says. */
  json(): Value | undefined {
    const { json } = this.file;
    return json && this.names.once(json, () => this.names.scope.evaluate(json));
  }
}
