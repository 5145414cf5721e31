import type { JSONVisitor } from 'jsonc-parser';
import type { Path } from '../../data/path.ts';
import { duplicateKey, type TextFault } from '../fault.ts';
import type { Entry, Key, Node, Range, Scalar } from '../tree.ts';

/** An object or array whose end has not been reached. */
interface Frame {
  readonly kind: 'object' | 'array';
  readonly start: number;
  readonly entries: Entry[];
  readonly members: Map<string, Entry>;
  /** The name whose value comes next. */
  key?: Key;
}

/** Builds a tree from the parser's callbacks. */
export class TreeBuilder {
  readonly faults: TextFault[] = [];
  readonly trailingCommas: Range[] = [];
  root: Node | undefined;
  readonly #frames: Frame[] = [];
  #unclosed: Frame | undefined;
  #spoilt: number | undefined;

  readonly visitor: JSONVisitor = {
    onObjectBegin: (offset) => this.#begin('object', offset),
    onArrayBegin: (offset) => this.#begin('array', offset),
    onObjectEnd: (offset, length) => this.#close(offset, length),
    onArrayEnd: (offset, length) => this.#close(offset, length),
    onObjectProperty: (name, offset, length, _line, _column, owner) => this.#name(name, offset, length, owner()),
    onLiteralValue: (value, offset, length, _line, _column, path) =>
      this.#literal(value, { start: offset, end: offset + length }, path),
    onSeparator: (character, offset) => {
      const last = this.#frames.at(-1)?.entries.at(-1);
      if (character === ',' && last !== undefined) last.comma ??= offset;
    },
  };

  /** The innermost object or array that contains the parser's position, or that the text left unclosed. */
  get open(): Pick<Frame, 'kind' | 'start'> | undefined {
    return this.#unclosed ?? this.#frames.at(-1);
  }

  /** Marks the value of the string at this offset as unknown. */
  spoil(offset: number): void {
    this.#spoilt = offset;
  }

  #literal(value: Scalar['value'], range: Range, path: () => Path): void {
    const isTooLarge = typeof value === 'number' && !Number.isFinite(value);
    if (isTooLarge) {
      this.faults.push({ id: 'unsupported-value', message: 'This number is too large.', path: path(), ...range });
    }
    if (isTooLarge || range.start === this.#spoilt) this.#add({ kind: 'unusable', ...range });
    else this.#add({ kind: 'scalar', value, style: typeof value === 'string' ? 'double' : 'plain', ...range });
  }

  #begin(kind: Frame['kind'], start: number): void {
    this.#frames.push({ kind, start, entries: [], members: new Map() });
  }

  #name(name: string, start: number, length: number, owner: Path): void {
    const frame = this.#frames.at(-1);
    if (frame === undefined) return;
    const key: Key = { name, style: 'double', start, end: start + length };
    const first = frame.members.get(name)?.key;
    if (first !== undefined) this.faults.push(duplicateKey([...owner, name], name, key, first));
    frame.key = key;
  }

  #add(value: Node): void {
    const frame = this.#frames.at(-1);
    if (frame === undefined) {
      this.root ??= value;
      return;
    }
    const { key } = frame;
    const entry: Entry = { start: key?.start ?? value.start, end: value.end, key, value };
    frame.entries.push(entry);
    if (key !== undefined) frame.members.set(key.name, entry);
  }

  /** At the end of the text, the parser also closes what is still open, with length 0. */
  #close(offset: number, length: number): void {
    const frame = this.#frames.pop();
    if (frame === undefined) return;
    if (length === 0) this.#unclosed ??= frame;
    const { kind, entries, members } = frame;
    const comma = entries.at(-1)?.comma;
    if (comma !== undefined) this.trailingCommas.push({ start: comma, end: comma + 1 });
    const range = { start: frame.start, end: offset + length };
    this.#add(
      kind === 'array'
        ? { kind, layout: 'flow', ...range, entries }
        : { kind, layout: 'flow', ...range, entries, members },
    );
  }
}
