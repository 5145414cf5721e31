import { once } from '../../data/once.ts';
import type { Difference } from '../../inclusion/index.ts';
import type { SchemaDifference, Witness } from '../../rule/compare.ts';
import type { JsonSchema } from '../../rule/nodes.ts';

/** Which values a validator accepts; undefined for a value that it cannot judge. */
export type AcceptedValues = (schema: JsonSchema, values: readonly unknown[]) => readonly (boolean | undefined)[];

/** A difference between schemas, with its path in either version. */
type Placed = Omit<Difference, 'narrow' | 'wide'> & Pick<SchemaDifference, 'base' | 'head'>;

/** Searches for differences, and also for guesses if `guesses` is true. */
type DifferenceSearch = (guesses: boolean) => readonly Placed[];

/** The schemas and the validator that confirm a witness: `inside` must accept it, `outside` must refuse it. */
interface ValidatorQuery {
  /** The version that accepts the witness values. */
  readonly accepted: Witness['accepted'];
  readonly inside: JsonSchema;
  readonly outside: JsonSchema;
  readonly accepts: AcceptedValues | undefined;
  /** Whether both schemas are fully known: a validator cannot judge unknown parts. */
  readonly areWhole: boolean;
}

/** The differences, each breaking one with its witness; one whose witness is not confirmed becomes `unknown`. */
export function confirmedDifferences(search: DifferenceSearch, query: ValidatorQuery): readonly SchemaDifference[] {
  const found = differencesWithGuesses(search, query);
  const breaking = found.filter(isBreaking);
  const seen = once(() => confirmedBy(breaking, query));
  return found.map((one): SchemaDifference => {
    const { witness: shownValue, guess: _, ...difference } = one;
    return {
      ...difference,
      isShown: one.kind === 'breaking',
      get kind() {
        return seen().has(one) ? 'breaking' : 'unknown';
      },
      get witness() {
        return seen().has(one) ? { value: shownValue, accepted: query.accepted } : undefined;
      },
    };
  });
}

/** The differences whose witnesses the validator confirms. One call for all, as compiling a schema takes most of the time. */
function confirmedBy(breaking: readonly Placed[], { inside, outside, accepts }: ValidatorQuery): ReadonlySet<Placed> {
  // Do not compile a schema without any witness to test.
  if (!accepts || breaking.length === 0) return new Set(breaking);
  const values = breaking.map(({ witness }) => witness);
  const [insideVerdicts, outsideVerdicts] = [accepts(inside, values), accepts(outside, values)];
  return new Set(breaking.filter((_, at) => insideVerdicts[at] === true && outsideVerdicts[at] === false));
}

/**
 * The differences, with those that only the validator can confirm. A second search also yields guesses, and its result is
 * used if the validator confirms any of them: a difference may then be found further inside the schema.
 */
function differencesWithGuesses(search: DifferenceSearch, query: ValidatorQuery): readonly Placed[] {
  const found = search(false);
  if (!query.accepts || !query.areWhole || wasLimitReached(found) || found.every(isBreaking)) return found;
  const others = search(true);
  const tried = others.map((one) => ('guess' in one ? asBreaking(one) : one));
  const guessed = tried.filter((one, at) => one !== others[at]);
  if (wasLimitReached(others) || confirmedBy(guessed, query).size === 0) return found;
  return [...new Map([...tried, ...found.filter(isBreaking)].map((one) => [keyOf(one), one])).values()];
}

const isBreaking = ({ kind }: Placed): boolean => kind === 'breaking';

/** Whether the search reached its limit: a search with guesses would not get further. */
const wasLimitReached = (all: readonly Placed[]): boolean => all.some(({ reason }) => reason === 'too-large');

const asBreaking = ({ guess, ...one }: Placed): Placed => ({ ...one, kind: 'breaking', witness: guess });

const keyOf = ({ reason, data, base, head }: Placed): string => JSON.stringify([reason, data, base, head]);
