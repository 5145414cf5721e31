import type { Path } from '../../data/path.ts';
import type { Location, Patch, Position, Positions, Target, TextEdit } from '../document.ts';
import { type Lines, linesOf } from '../lines.ts';
import { Editor } from './edit/editor.ts';
import type { SourceFile } from './syntax/parse.ts';
import { partOf } from './value/literal-text.ts';
import { entryIn } from './value/own.ts';
import type { Entry, Origin, Value } from './value/value.ts';

type Place = Origin & { readonly approximate: boolean };

/** Joins the paths of a manifest to the files of its definition. */
export class ModulePositions implements Positions {
  readonly sources: ReadonlyMap<string, string>;
  readonly #root: Value;
  readonly #heading: Origin;
  readonly #files: readonly SourceFile[];
  readonly #lines = new Map<string, Lines>();
  readonly #editor: Editor;

  /** `heading`: what stands for the definition as a whole. */
  constructor(root: Value, heading: Origin, files: readonly SourceFile[], sources: ReadonlyMap<string, string>) {
    this.#root = root;
    this.#heading = heading;
    this.#files = files;
    this.sources = sources;
    this.#editor = new Editor(root, (path) => this.#entryAt(path), files);
  }

  get comments() {
    return this.#files.flatMap((file) => file.comments());
  }

  locate(target: Target): Location {
    const { file, start, end, approximate } = this.#placeOf(target);
    return { file, start: this.#position(file, start), end: this.#position(file, end), approximate };
  }

  edit(patches: readonly Patch[]): readonly TextEdit[] | undefined {
    return this.#editor.edit(patches);
  }

  #placeOf({ path, on, span }: Target): Place {
    if (path.length === 0) return { ...this.#heading, approximate: false };
    const entry = this.#entryAt(path);
    if (entry === undefined) return { ...this.#placeOf({ path: path.slice(0, -1), on: 'key' }), approximate: true };
    const { key, value } = entry;
    if (on === 'key') return { ...key, approximate: false };
    if (span === undefined) return { ...value.origin, approximate: false };
    const part = value.kind === 'literal' ? partOf(value, this.sources.get(value.origin.file) ?? '', span) : undefined;
    return { ...(part ?? value.origin), approximate: part === undefined };
  }

  #entryAt(path: Path): Entry | undefined {
    let entry: Entry | undefined;
    for (const step of path) {
      entry = entryIn(entry?.value ?? this.#root, step);
      if (entry === undefined) return undefined;
    }
    return entry;
  }

  #position(file: string, offset: number): Position {
    const lines = this.#lines.get(file) ?? linesOf(this.sources.get(file) ?? '');
    this.#lines.set(file, lines);
    return lines.positionAt(offset);
  }
}
