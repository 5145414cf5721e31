import type { JSONVisitor } from 'jsonc-parser';
import type { Path } from '../document.ts';
import type { TextFault } from '../fault.ts';
import type { Entry, Node, Range } from '../tree.ts';

interface Frame {
  readonly kind: 'object' | 'array';
  readonly start: number;
  readonly entries: Entry[];
  readonly members: Map<string, Entry>;
  /** The name that waits for its value. */
  property?: Range & { readonly name: string };
}

/** An object or array that is not closed yet. */
export type OpenContainer = Pick<Frame, 'kind' | 'start'>;

/** Grows a tree from the parser's calls. */
export function treeBuilder() {
  const frames: Frame[] = [];
  const duplicates: TextFault[] = [];
  const trailingCommas: Range[] = [];
  let root: Node | undefined;

  function add(value: Node): void {
    const frame = frames.at(-1);
    if (frame === undefined) {
      root ??= value;
      return;
    }
    const { property } = frame;
    const entry: Entry = { start: property?.start ?? value.start, end: value.end, key: property, value };
    frame.entries.push(entry);
    if (property !== undefined) frame.members.set(property.name, entry);
  }

  function begin(kind: Frame['kind'], start: number): void {
    frames.push({ kind, start, entries: [], members: new Map() });
  }

  function close(offset: number, length: number): void {
    const frame = frames.pop();
    if (frame === undefined) return;
    const comma = frame.entries.at(-1)?.comma;
    if (comma !== undefined) trailingCommas.push({ start: comma, end: comma + 1 });
    const { kind, start, entries, members } = frame;
    add(
      kind === 'array'
        ? { kind, start, end: offset + length, entries }
        : { kind, start, end: offset + length, entries, members },
    );
  }

  function name(text: string, offset: number, length: number, owner: Path): void {
    const frame = frames.at(-1);
    if (frame === undefined) return;
    frame.property = { start: offset, end: offset + length, name: text };
    const earlier = frame.members.get(text)?.key;
    if (earlier !== undefined) duplicates.push(duplicateKey([...owner, text], frame.property, earlier));
  }

  const visitor: JSONVisitor = {
    onObjectBegin: (offset) => begin('object', offset),
    onArrayBegin: (offset) => begin('array', offset),
    onObjectEnd: close,
    onArrayEnd: close,
    onObjectProperty: (text, offset, length, _line, _column, owner) => name(text, offset, length, owner()),
    onLiteralValue: (value, offset, length) => add({ kind: 'scalar', value, start: offset, end: offset + length }),
    onSeparator: (character, offset) => {
      const last = frames.at(-1)?.entries.at(-1);
      if (character === ',' && last !== undefined) last.comma ??= offset;
    },
  };
  return {
    visitor,
    duplicates,
    trailingCommas,
    root: () => root,
    open: (): OpenContainer | undefined => frames.at(-1),
  };
}

function duplicateKey(path: Path, key: Range & { readonly name: string }, { start, end }: Range): TextFault {
  return {
    id: 'duplicate-key',
    message: `\`${key.name}\` stands twice in one object; the last one counts.`,
    path,
    start: key.start,
    end: key.end,
    related: { message: 'The first one is here.', start, end },
  };
}
