import { isWithin, type Path, partOf } from '../../data/path.ts';
import { pointerOf } from '../../data/pointer.ts';
import type { Document, Unknown } from '../../document/document.ts';
import type { Unread } from '../../rule/compare.ts';
import type { Manifest } from '../../rule/nodes.ts';
import { byReason } from '../findings/opaque.ts';
import { generatedNames } from '../walk/walk.ts';
import { type CheckedVersion, uncomparedFaults } from './faulty.ts';
import type { Pair } from './pairs.ts';

type Version = Pick<Document, 'data' | 'unknowns'>;
type Versions = Readonly<Record<'base' | 'head', Version>>;

/** Whether one version alone shows what stands at a place: nothing can be said of what it became, or was. */
export function isReadOnce({ before, after }: Pick<Pair, 'before' | 'after'>, { base, head }: Versions): boolean {
  const [once, now] = [unknownAt(before.path, base), unknownAt(after.path, head)];
  if (once && now) return false;
  return once ? !isUnknownAs(once, head) : now !== undefined && !isUnknownAs(now, base);
}

/** Whether an interface generated a schema: it changes with the interface, which is compared by its version. */
export const isGenerated = (
  { after: { generated, path } }: Pick<Pair, 'after'>,
  { base, head }: Readonly<Record<'base' | 'head', Manifest>>,
): boolean =>
  generated ||
  (path[0] === 'channels' && [base, head].some((one) => generatedNames(one, 'channels').has(String(path[1]))));

/** What hides all that may stand at a place. */
const unknownAt = (path: Path, { data, unknowns }: Version): Unknown | undefined =>
  unknowns.find(
    ({ path: hidden, extent }) =>
      isWithin(path, hidden) &&
      (extent === 'value' ||
        (hidden.length < path.length && partOf(data, path.slice(0, hidden.length + 1)) === undefined)),
  );

/** Whether the other version leaves the same unknown: then it always was, and is told by itself. */
const isUnknownAs = ({ path }: Unknown, { unknowns }: Version): boolean =>
  unknowns.some((other) => pointerOf(other.path) === pointerOf(path));

/** What a rule hears of it, and where the reason is written. */
type PlacedUnread = Omit<Unread, 'options'> & Pick<Unknown, 'because'>;

/** What of either version is not compared: it is not known, or at fault. */
export function* unreadIn({ base, head }: Readonly<Record<'base' | 'head', CheckedVersion>>): Generator<PlacedUnread> {
  yield* unknownIn({ base: base.document, head: head.document });
  yield* uncomparedFaults({ base, head });
}

/** What either version leaves unknown, once where both do, by the reason. */
function* unknownIn({ base, head }: Versions): Generator<PlacedUnread> {
  const { unknowns } = head;
  const isThere = new Set(unknowns.map(({ path }) => pointerOf(path)));
  const others = base.unknowns.filter(({ path }) => !isThere.has(pointerOf(path)));
  for (const [side, group] of [
    ...byReason(unknowns).map((group) => ['head', group] as const),
    ...byReason(others).map((group) => ['base', group] as const),
  ]) {
    const [{ path, why, because }] = group;
    const at = { path, on: 'value' } as const;
    yield { side, cause: 'unknown', why, count: group.length, at, ...(because && { because }) };
  }
}
