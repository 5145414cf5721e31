import type { Path } from '../../data/path.ts';
import type { Location, Patch, Position, Positions, Target, TextEdit } from '../document.ts';
import { type Lines, linesOf } from '../lines.ts';
import { ModuleEditor } from './edit/editor.ts';
import { type Sites, sitesIn } from './edit/sites.ts';
import type { Graph } from './modules/graph.ts';
import { isGenerated } from './modules/imports/mistaken-imports.ts';
import type { SourceFile } from './syntax/parse.ts';
import { partOf } from './value/literal-text.ts';
import { entryIn } from './value/own.ts';
import type { Origin, Value, ValueEntry } from './value/value.ts';

type Place = Origin & { readonly approximate: boolean };

/** Maps the paths of a manifest to positions in the files of its definition. */
export class ModulePositions implements Positions {
  readonly sources: ReadonlyMap<string, string>;
  readonly #root: Value;
  readonly #heading: Origin;
  readonly #files: readonly SourceFile[];
  readonly #lines = new Map<string, Lines>();
  readonly #sitesOf: (path: string) => Sites | undefined;
  readonly #editor: ModuleEditor;

  /** `heading`: the origin for the definition as a whole. */
  constructor(
    root: Value,
    heading: Origin,
    { files, isConsumed }: Pick<Graph, 'files' | 'isConsumed'>,
    sources: ReadonlyMap<string, string>,
  ) {
    this.#root = root;
    this.#heading = heading;
    this.#files = files;
    this.sources = sources;
    this.#sitesOf = sitesIn(files);
    const entryAt = (path: Path) => this.#entryAt(path);
    this.#editor = new ModuleEditor({ root, files, entryAt, sitesOf: this.#sitesOf, isConsumed });
  }

  get comments() {
    return this.#files.flatMap((file) => file.comments());
  }

  locate(target: Target): Location {
    return this.#located(this.#placeOf(target));
  }

  writtenElsewhere(path: Path): Location | undefined {
    const entry = this.#entryAt(path);
    if (entry === undefined) return undefined;
    const { key } = entry;
    const { origin } = entry.value;
    const property = this.#sitesOf(key.file)?.property(key)?.node;
    const isInside =
      origin.file === key.file && origin.start >= (property?.start ?? 0) && origin.end <= (property?.end ?? 0);
    const isOwn = origin.foreign !== true && !isGenerated(origin.file);
    const object = isOwn && !isInside ? this.#sitesOf(origin.file)?.object(origin) : undefined;
    if (property === undefined || object === undefined) return undefined;
    return this.#located({ ...origin, end: origin.start + 1, approximate: false });
  }

  edit(patches: readonly Patch[]): readonly TextEdit[] | undefined {
    return this.#editor.edit(patches);
  }

  #placeOf({ path, on, span }: Target): Place {
    if (path.length === 0) return { ...this.#heading, approximate: false };
    const entry = this.#entryAt(path);
    if (entry === undefined) return { ...this.#placeOf({ path: path.slice(0, -1), on: 'key' }), approximate: true };
    const { key, value } = entry;
    // An object in a JSON file may be correct there, and wrong only where it is used.
    const isUsed = value.kind === 'object' && value.origin.file !== key.file && value.origin.file.endsWith('.json');
    if (on === 'key' || isUsed) return { ...key, approximate: false };
    if (span === undefined) return { ...value.origin, approximate: false };
    const part = value.kind === 'literal' ? partOf(value, this.sources.get(value.origin.file) ?? '', span) : undefined;
    return { ...(part ?? value.origin), approximate: part === undefined };
  }

  #entryAt(path: Path): ValueEntry | undefined {
    let entry: ValueEntry | undefined;
    for (const step of path) {
      entry = entryIn(entry?.value ?? this.#root, step);
      if (entry === undefined) return undefined;
    }
    return entry;
  }

  #located({ file, start, end, approximate }: Place): Location {
    return { file, start: this.#position(file, start), end: this.#position(file, end), approximate };
  }

  #position(file: string, offset: number): Position {
    const lines = this.#lines.get(file) ?? linesOf(this.sources.get(file) ?? '');
    this.#lines.set(file, lines);
    return lines.positionAt(offset);
  }
}
