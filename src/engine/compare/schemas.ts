import { once } from '../../data/once.ts';
import { isWithin, type Path } from '../../data/path.ts';
import type { Document } from '../../document/document.ts';
import { differencesBetween } from '../../inclusion/index.ts';
import type { SchemaComparison, SchemaDifference } from '../../rule/compare.ts';
import type { JsonSchema } from '../../rule/nodes.ts';
import { isSchema } from '../../rule/schema/schemas-within.ts';
import { type AcceptedValues, confirmedDifferences } from './confirmed-differences.ts';
import { withoutIgnoredKeywords } from './ignored-keywords.ts';
import type { Pair } from './pairs.ts';

/** Cached results by pair of schemas: integrations share many schemas, and so do channels. */
export type SchemaComparisons = Map<string, SchemaComparison>;

/** The most pairs to cache, and the longest key, in UTF-16 units. Real runs have some hundreds of pairs. */
const cacheLimits = { pairs: 2000, length: 50_000 } as const;

const opaque: SchemaDifference = { kind: 'unknown', reason: 'opaque', data: {}, base: [], head: [], value: [] };

/** The result if one of two schemas is unknown: they may differ in anything. */
export const undecided: SchemaComparison = { lost: [opaque], gained: [opaque], undeclared: [] };

/** How the sets of accepted values of two schemas differ. A validator confirms the witness of each breaking difference. */
export function schemasOf(
  { before, after }: Pair,
  versions: Versions,
  { accepts, compared }: Judging,
): SchemaComparison {
  const [base, head] = [before.node, after.node];
  if (!isSchema(base) || !isSchema(head)) return { lost: [], gained: [], undeclared: [] };
  const unknowns = { base: unknownsIn(versions.base, before.path), head: unknownsIn(versions.head, after.path) };
  const key = JSON.stringify([base, head, unknowns]);
  const known =
    compared?.get(key) ?? differences(withoutIgnoredKeywords(base), withoutIgnoredKeywords(head), unknowns, accepts);
  if (compared && compared.size < cacheLimits.pairs && key.length < cacheLimits.length) compared.set(key, known);
  return known;
}

/** Lazy: nothing is searched, and no validator called, before a result is read. */
function differences(
  base: JsonSchema,
  head: JsonSchema,
  unknowns: Sides,
  accepts: AcceptedValues | undefined,
): SchemaComparison {
  const { ofFirst, ofSecond } = differencesBetween(
    { root: base, path: [], unknowns: unknowns.base },
    { root: head, path: [], unknowns: unknowns.head },
  );
  const areWhole = unknowns.base.length + unknowns.head.length === 0;
  const [inBase, inHead] = [
    { accepted: 'base', inside: base, outside: head, accepts, areWhole },
    { accepted: 'head', inside: head, outside: base, accepts, areWhole },
  ] as const;
  const lostBy = (undeclared: Undeclared) =>
    confirmedDifferences(
      (guesses) =>
        ofFirst({ guesses, undeclared }).map(({ narrow, wide, ...one }) => ({ ...one, base: narrow, head: wide })),
      inBase,
    );
  const gainedBy = (undeclared: Undeclared) =>
    confirmedDifferences(
      (guesses) =>
        ofSecond({ guesses, undeclared }).map(({ narrow, wide, ...one }) => ({ ...one, base: wide, head: narrow })),
      inHead,
    );
  const [lost, gained] = [once(() => lostBy('absent')), once(() => gainedBy('absent'))];
  const undeclared = once(() => [...lostBy('any'), ...gainedBy('any')]);
  return {
    get lost() {
      return lost();
    },
    get gained() {
      return gained();
    },
    get undeclared() {
      return undeclared();
    },
  };
}

type Undeclared = 'absent' | 'any';

interface Judging {
  readonly accepts?: AcceptedValues;
  readonly compared?: SchemaComparisons;
}

interface Versions {
  readonly base: Pick<Document, 'unknowns'>;
  readonly head: Pick<Document, 'unknowns'>;
}

/** The unknown parts of the schema at a path, relative to that schema. */
const unknownsIn = ({ unknowns }: Pick<Document, 'unknowns'>, root: Path) =>
  unknowns
    .filter(({ path }) => isWithin(path, root))
    .map(({ path, extent }) => ({ path: path.slice(root.length), extent }));

type Sides = Readonly<Record<'base' | 'head', ReturnType<typeof unknownsIn>>>;
