import { put } from '../../src/data/objects.ts';
import type { Path } from '../../src/data/path.ts';
import type { Patch } from '../../src/document/document.ts';

type Entry = readonly [step: string | number, value: unknown];

const isAt = (patch: Patch, path: Path): boolean =>
  patch.path.length === path.length && path.every((step, index) => patch.path[index] === step);

const entriesOf = (value: object): Entry[] => (Array.isArray(value) ? [...value.entries()] : Object.entries(value));

/** Applies patches to plain data. */
export function patched(value: unknown, patches: readonly Patch[], path: Path = []): unknown {
  const own = patches.find((patch) => patch.op === 'set' && isAt(patch, path));
  if (own?.op === 'set') return own.value;
  if (typeof value !== 'object' || value === null) return value;

  const entries: Entry[] = [];
  for (const [step, part] of entriesOf(value)) {
    const place = [...path, step];
    if (patches.some((patch) => patch.op === 'remove' && isAt(patch, place))) continue;
    const renaming = patches.find((patch) => patch.op === 'rename' && isAt(patch, place));
    entries.push([renaming?.op === 'rename' ? renaming.to : step, patched(part, patches, place)]);
  }
  for (const patch of patches) {
    const step = patch.path.at(-1) ?? '';
    if (patch.op === 'set' && isAt(patch, [...path, step]) && !Object.hasOwn(value, step))
      entries.push([step, patch.value]);
  }
  if (Array.isArray(value)) return entries.map(([, part]) => part);
  const object: Record<string, unknown> = {};
  for (const [name, part] of entries) put(object, String(name), part);
  return object;
}

export function* pathsOf(value: unknown, path: Path = []): Generator<Path> {
  if (path.length > 0) yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [step, part] of entriesOf(value)) yield* pathsOf(part, [...path, step]);
}
