import { isContainer } from '../../../src/data/objects.ts';
import type { Path } from '../../../src/data/path.ts';
import type { Document, Unknown } from '../../../src/document/document.ts';

/** Counts the leaves of a statically read manifest, compared with what the platform's CLI sends. */
export interface Shares {
  equal: number;
  opaque: number;
  /** The differences, one by one. */
  readonly different: string[];
}

export function sharesOf({ data, unknowns }: Document, sent: unknown): Shares {
  const shares: Shares = { equal: 0, opaque: 0, different: [] };
  compare(data, sent, [], new Set(unknowns.map(({ path, extent }) => idOf(path, extent))), shares);
  return shares;
}

const idOf = (path: Path, extent: Unknown['extent']): string => `${JSON.stringify(path)} ${extent}`;

function compare(read: unknown, sent: unknown, path: Path, unknown: ReadonlySet<string>, shares: Shares): void {
  const open = unknown.has(idOf(path, 'rest'));
  if (unknown.has(idOf(path, 'value')) || (open && (read === undefined || Array.isArray(sent)))) {
    shares.opaque += leavesOf(sent);
  } else if (isContainer(read) && isContainer(sent) && Array.isArray(read) === Array.isArray(sent)) {
    const names = new Set([...Object.keys(read), ...Object.keys(sent)]);
    if (names.size === 0) shares.equal += 1;
    for (const name of names) {
      const [mine, theirs]: unknown[] = [Reflect.get(read, name), Reflect.get(sent, name)];
      if (open && !Object.hasOwn(read, name)) shares.opaque += leavesOf(theirs);
      else compare(mine, theirs, [...path, Array.isArray(sent) ? Number(name) : name], unknown, shares);
    }
  } else if (Object.is(read, sent)) shares.equal += 1;
  else shares.different.push(`${path.join('.')}: ${JSON.stringify(read)}, sent as ${JSON.stringify(sent)}`);
}

const leavesOf = (value: unknown): number =>
  isContainer(value)
    ? Math.max(
        1,
        Object.values(value)
          .map(leavesOf)
          .reduce((sum, part) => sum + part, 0),
      )
    : 1;
