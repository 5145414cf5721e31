import { isContainer } from '../../../src/data/objects.ts';
import type { Path } from '../../../src/data/path.ts';
import type { Document, Unknown } from '../../../src/document/document.ts';

/** How the leaves of a manifest came out, read statically, against what the platform's CLI sends. */
export interface Shares {
  readonly equal: number;
  readonly opaque: number;
  /** What is different, told one by one. */
  readonly different: readonly string[];
}

type Tally = { equal: number; opaque: number; different: string[] };

export function sharesOf({ data, unknowns }: Document, sent: unknown): Shares {
  const tally: Tally = { equal: 0, opaque: 0, different: [] };
  compare(data, sent, [], new Set(unknowns.map(({ path, extent }) => idOf(path, extent))), tally);
  return tally;
}

const idOf = (path: Path, extent: Unknown['extent']): string => `${JSON.stringify(path)} ${extent}`;

function compare(read: unknown, sent: unknown, path: Path, unknown: ReadonlySet<string>, tally: Tally): void {
  const open = unknown.has(idOf(path, 'rest'));
  if (unknown.has(idOf(path, 'value')) || (open && (read === undefined || Array.isArray(sent)))) {
    tally.opaque += leavesOf(sent);
  } else if (isContainer(read) && isContainer(sent) && Array.isArray(read) === Array.isArray(sent)) {
    compareEntries(read, sent, path, unknown, tally);
  } else if (Object.is(read, sent)) tally.equal += 1;
  else tally.different.push(`${path.join('.')}: ${shown(read)}, sent as ${shown(sent)}`);
}

function compareEntries(read: object, sent: object, path: Path, unknown: ReadonlySet<string>, tally: Tally): void {
  const names = new Set([...Object.keys(read), ...Object.keys(sent)]);
  if (names.size === 0) tally.equal += 1;
  for (const name of names) {
    const inner = [...path, Array.isArray(sent) ? Number(name) : name];
    const [mine, theirs]: unknown[] = [Reflect.get(read, name), Reflect.get(sent, name)];
    const added = !Object.hasOwn(read, name) && unknown.has(idOf(path, 'rest'));
    if (added) tally.opaque += leavesOf(theirs);
    else compare(mine, theirs, inner, unknown, tally);
  }
}

const leavesOf = (value: unknown): number =>
  isContainer(value)
    ? Math.max(
        1,
        Object.values(value).reduce((sum: number, part) => sum + leavesOf(part), 0),
      )
    : 1;

const shown = (value: unknown): string => JSON.stringify(value)?.slice(0, 80) ?? 'nothing';
