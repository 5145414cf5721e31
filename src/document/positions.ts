import type { Path } from '../data/path.ts';
import type { Location, Positions, Target } from './document.ts';
import type { PlacedReading } from './reading.ts';
import { entryAt, type Range } from './tree.ts';

interface Place {
  readonly range: Range;
  readonly approximate: boolean;
}

/** Computes positions once, when they are first asked for. */
export function lazily(create: () => Promise<PlacedReading>): () => Promise<Positions> {
  let created: Promise<Positions> | undefined;
  return () => (created ??= create().then(positionsOf));
}

function positionsOf({ file, text, lines, reading, wrapped }: PlacedReading): Positions {
  const outward = (path: Path): Path => (wrapped ? ['integration', ...path] : path);
  const positions = ({ start, end }: Range) => ({ start: lines.positionAt(start), end: lines.positionAt(end) });
  return {
    locate(target): Location {
      const { range, approximate } = placeOf(reading, { ...target, path: outward(target.path) });
      return { file, ...positions(range), approximate };
    },
    edit(patches) {
      const edits = reading.edit(patches.map((patch) => ({ ...patch, path: outward(patch.path) })));
      return edits?.map((edit) => ({ file, start: edit.start, end: edit.end, text: edit.text }));
    },
    comments: reading.comments.map((comment) => ({ file, text: comment.text, ...positions(comment) })),
    sources: new Map([[file, text]]),
  };
}

function placeOf(reading: PlacedReading['reading'], { path, on, span }: Target): Place {
  if (reading.root === undefined) return { range: { start: 0, end: 0 }, approximate: true };
  let node = reading.root;
  let key: Range | undefined;
  for (const step of path) {
    const entry = entryAt(node, step);
    if (entry === undefined) return { range: key ?? node, approximate: true };
    key = entry.key;
    node = entry.value;
  }
  if (on === 'key') return { range: key ?? node, approximate: false };
  if (span === undefined) return { range: node, approximate: false };
  const part = node.kind === 'scalar' ? reading.within(node, span) : undefined;
  return { range: part ?? node, approximate: part === undefined };
}
