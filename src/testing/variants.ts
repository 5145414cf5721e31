import { isContainer } from '../data/objects.ts';
import { type Path, partOf } from '../data/path.ts';
import type { Document, Unknown } from '../document/document.ts';

type Container = Record<string | number, unknown>;

/** The path of every part of the data, the data itself left out. */
export function* pathsIn(data: unknown, path: Path = []): Generator<Path> {
  if (!isContainer(data)) return;
  for (const key of Array.isArray(data) ? data.keys() : Object.keys(data)) {
    yield [...path, key];
    yield* pathsIn(data[key], [...path, key]);
  }
}

/** A copy of the data with the part at the path as `change` makes it. */
export function changed(data: unknown, path: Path, change: (holder: Container, key: string | number) => void): object {
  const copy: object = structuredClone(Object(data));
  const last = path.at(-1);
  const holder = partOf(copy, path.slice(0, -1));
  if (last !== undefined && isContainer(holder)) change(holder, last);
  return copy;
}

/** Data as a document that has no text: for whether something is found, not for where. */
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
    locate: () => ({ file: 'manifest', start: origin, end: origin, approximate: true }),
    edit: () => undefined,
    comments: [],
    sources: new Map(),
  }),
});

const origin = { line: 1, column: 1 };
