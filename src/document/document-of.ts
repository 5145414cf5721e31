import type { Path } from '../data/path.ts';
import { bounds } from './bounds.ts';
import type { Document } from './document.ts';
import { faultAt, type TextFault } from './fault.ts';
import { linesOf } from './lines.ts';
import { lazily } from './positions.ts';
import type { TextReading } from './reading.ts';
import { dataOf, type Node, omissionsIn } from './tree.ts';
import { type Unwrapped, unwrap } from './wrapper.ts';

export function documentOf(file: string, text: string, reading: TextReading): Document {
  const lines = linesOf(text);
  const { root } = reading;
  const unwrapped = root === undefined ? undefined : unwrap(dataOf(root));
  const wrapped = unwrapped?.wrapped ?? false;
  const inside = (path: Path) => (wrapped && path[0] === 'integration' ? path.slice(1) : path);
  const faults = [...reading.faults, ...shapeFaults(root, unwrapped)].sort((a, b) => a.start - b.start);
  const omissions = root === undefined || reading.faults.length === 0 ? [] : [...omissionsIn(root)];
  return {
    file,
    files: [file],
    data: unwrapped?.data,
    wrapped,
    language: 'data',
    faults: faults.slice(0, bounds.faults).map((fault) => faultAt(file, lines, fault, inside(fault.path ?? []))),
    unknowns: omissions.map(({ path, extent }) => ({
      path: inside(path),
      extent,
      why: extent === 'value' ? 'JSON has no such value' : 'a property is unreadable',
      reported: true,
    })),
    mentions: (part) => text.includes(part),
    positions: lazily(async () => ({ file, text, lines, reading, wrapped })),
  };
}

function shapeFaults(root: Node | undefined, unwrapped: Unwrapped | undefined): readonly TextFault[] {
  if (root === undefined || root.kind === 'unusable') return [];
  if (root.kind !== 'object' || unwrapped === undefined) {
    const { start, end } = root;
    return [
      {
        id: 'not-an-object',
        message: `A manifest is an object, not ${root.kind === 'array' ? 'a list' : 'a single value'}.`,
        start,
        end,
      },
    ];
  }
  return unwrapped.beside.map((name) => ({
    id: 'unknown-wrapper-property',
    message: `\`${name}\` is beside the wrapped \`integration\`, where nothing else belongs.`,
    ...(root.members.get(name)?.key ?? root),
  }));
}
