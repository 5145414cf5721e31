import { diffArrays } from 'diff';
import { parse as parseJson } from 'jsonc-parser';
import { parse as parseYaml } from 'yaml';
import { type Path, partOf } from '../../src/data/path.ts';
import { pointerOf } from '../../src/data/pointer.ts';
import type { Patch, TextEdit } from '../../src/document/document.ts';
import { changed } from '../schemas/change.ts';
import type { Writing } from './writings.ts';

export const readAs = ({ syntax }: Writing, text: string): unknown =>
  syntax === 'yaml' ? parseYaml(text) : parseJson(text);

/** Applies edits to a text; their offsets refer to the original text. */
export const edited = (text: string, edits: readonly TextEdit[]): string =>
  [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((before, edit) => before.slice(0, edit.start) + edit.text + before.slice(edit.end), text);

/** Applies patches to data. Their paths refer to the original data, so removals from arrays come last. */
export const patched = (data: object, patches: readonly Patch[]): object =>
  [...patches].sort(inOrder).reduce<unknown>((before, patch) => {
    if (patch.op !== 'rename') return changed(before, patch.path, patch.op === 'set' ? patch.value : undefined);
    const owner = patch.path.slice(0, -1);
    const entries = Object.entries(partOf(before, owner) as object);
    const renamed = entries.map(([name, value]) => [name === patch.path.at(-1) ? patch.to : name, value]);
    return changed(before, owner, Object.fromEntries(renamed));
  }, data) as object;

const orders = { set: 0, rename: 1, remove: 2 } as const;
const lastIndex = (path: Path): number => Number(path.at(-1)) || 0;
const inOrder = (a: Patch, b: Patch): number => orders[a.op] - orders[b.op] || lastIndex(b.path) - lastIndex(a.path);

/** Returns the lines that were added or removed but do not belong to the patches. Commas may be added or removed. */
export function strayLines(before: string, after: string, data: object, patches: readonly Patch[]): readonly string[] {
  const lines = (text: string) => text.split(/\r?\n/).map((line) => line.replace(/,(?= \/\/|$)/, ''));
  const hunks = diffArrays(lines(before), lines(after)).filter(({ added, removed }) => added || removed);
  const values = patches.flatMap((patch) => [partOf(data, patch.path), patch.op === 'set' ? patch.value : undefined]);
  const names = new Set([...patches.flatMap(stepsOf), ...values.flatMap(keysIn)]);
  const places = patches.map(({ path }) => pointerOf(path));
  return hunks
    .flatMap(({ value }) => value)
    .filter((line) => {
      const [, quoted, bare = quoted ?? ''] = /^\s*(?:- )*(?:"((?:[^"\\]|\\.)*)"|([^":{[]+)):/.exec(line) ?? [];
      const pointer = /(?:#|\/\/) "([^"]*)"$/.exec(line)?.[1] ?? '';
      const isPlaced = places.some((place) => pointer === place || pointer.startsWith(`${place}/`));
      const isOfText = values.some((value) => typeof value === 'string' && value.includes(line.trim()));
      return /[^\s{}[\]-]/.test(line) && !isPlaced && !isOfText && !names.has(bare);
    });
}

const stepsOf = (patch: Patch): readonly string[] => [
  ...patch.path.map(String),
  ...(patch.op === 'rename' ? [patch.to] : []),
];

const keysIn = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => [key, ...keysIn(part)])
    : [];
