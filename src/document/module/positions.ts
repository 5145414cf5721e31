import type { Location, Position, Positions, Target } from '../document.ts';
import { type Lines, linesOf } from '../lines.ts';
import { entriesOf } from './evaluate/own.ts';
import { partOf } from './literal-text.ts';
import type { SourceFile } from './syntax/parse.ts';
import type { Entry, Origin, Value } from './value.ts';

type Place = Origin & { readonly approximate: boolean };

/** Joins the paths of a manifest to the files of its definition. */
export class ModulePositions implements Positions {
  readonly sources: ReadonlyMap<string, string>;
  readonly #root: Value;
  readonly #files: readonly SourceFile[];
  readonly #lines = new Map<string, Lines>();

  constructor(root: Value, files: readonly SourceFile[], texts: ReadonlyMap<string, string>) {
    this.#root = root;
    this.#files = files;
    this.sources = new Map([...files.map(({ path, text }) => [path, text] as const), ...texts]);
  }

  get comments() {
    return this.#files.flatMap((file) => file.comments());
  }

  locate(target: Target): Location {
    const { file, start, end, approximate } = this.#placeOf(target);
    return { file, start: this.#position(file, start), end: this.#position(file, end), approximate };
  }

  #placeOf({ path, on, span }: Target): Place {
    let value = this.#root;
    let key: Origin | undefined;
    for (const step of path) {
      const entry = entryAt(value, step);
      if (entry === undefined) return { ...(key ?? value.origin), approximate: true };
      key = entry.key;
      value = entry.value;
    }
    if (on === 'key') return { ...(key ?? value.origin), approximate: false };
    if (span === undefined) return { ...value.origin, approximate: false };
    const part = value.kind === 'literal' ? partOf(value, this.sources.get(value.origin.file) ?? '', span) : undefined;
    return { ...(part ?? value.origin), approximate: part === undefined };
  }

  #position(file: string, offset: number): Position {
    const lines = this.#lines.get(file) ?? linesOf(this.sources.get(file) ?? '');
    this.#lines.set(file, lines);
    return lines.positionAt(offset);
  }

  edit(): undefined {
    return undefined;
  }
}

function entryAt(value: Value, step: string | number): Entry | undefined {
  if (value.kind !== 'array') return entriesOf(value)?.entries.get(String(step));
  const item = value.items[Number(step)];
  return item && { key: item.origin, value: item };
}
