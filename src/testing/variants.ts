import { isContainer, put } from '../data/objects.ts';
import { type Path, partOf } from '../data/path.ts';
import { pointerOf } from '../data/pointer.ts';
import type { Document, Unknown } from '../document/document.ts';

type Container = Record<string | number, unknown>;

/** Yields the path of every part of the data, except the data itself. */
export function* pathsIn(data: unknown, path: Path = []): Generator<Path> {
  if (!isContainer(data)) return;
  for (const key of Array.isArray(data) ? data.keys() : Object.keys(data)) {
    yield [...path, key];
    yield* pathsIn(data[key], [...path, key]);
  }
}

/** Copies data and lets `change` modify the container of the part at the path. */
export function changed(data: unknown, path: Path, change: (holder: Container, key: string | number) => void): object {
  const copy: object = structuredClone(Object(data));
  const last = path.at(-1);
  const holder = partOf(copy, path.slice(0, -1));
  if (last !== undefined && isContainer(holder)) change(holder, last);
  return copy;
}

/** Copies data without the part at the path; the other items of an array keep their indexes. */
export const without = (data: unknown, path: Path): object =>
  changed(data, path, (holder, key) => {
    if (Array.isArray(holder)) holder[Number(key)] = undefined;
    else delete holder[key];
  });

/** Copies data with the properties of all objects in reverse order. */
export function reversed(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(reversed);
  if (!isContainer(data)) return data;
  const copy: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(data).reverse()) put(copy, key, reversed(part));
  return copy;
}

/** Creates a document without text from data: the file name of a location is the JSON Pointer. */
export const documentOf = (data: object, unknowns: readonly Unknown[] = []): Document => ({
  file: 'manifest',
  files: ['manifest'],
  data: { ...data },
  wrapped: false,
  faults: [],
  unknowns,
  language: 'data',
  mentions: () => false,
  positions: async () => ({
    locate: ({ path }) => ({ file: pointerOf(path), start: origin, end: origin, approximate: true }),
    edit: () => undefined,
    comments: [],
    sources: new Map(),
  }),
});

const origin = { line: 1, column: 1 };
