import { cachedForLast, once, onceFor } from '../../data/once.ts';
import { type Path, partOf } from '../../data/path.ts';
import type { Document, Location, Target } from '../../document/document.ts';
import type { Change, Comparison } from '../../rule/compare.ts';
import { placesOf } from '../../rule/place.ts';
import type { Rule } from '../../rule/rule.ts';
import { crash } from '../findings/crash.ts';
import type { Finding } from '../findings/finding.ts';
import { fill } from '../findings/message.ts';
import { checkChange, textOf } from '../findings/shape.ts';
import { wholeness } from '../findings/wholeness.ts';
import { listenersByNoun } from '../listeners.ts';
import type { ModelCheck } from '../model/check.ts';
import type { ActiveRule, Plan } from '../plan/plan.ts';
import { type BothAssets, changedAssets } from './assets.ts';
import type { AcceptedValues } from './confirmed-differences.ts';
import { hidingFaults } from './faulty.ts';
import { type Knowledge, type Pair, pairsOf } from './pairs.ts';
import { type SchemaComparisons, schemasOf, undecided } from './schemas.ts';
import { addressesOf } from './scripts.ts';
import { isGenerated, isOneSideUnread, unreadIn } from './unread.ts';

/** One version of an integration. */
export interface Version {
  readonly document: Document;
  readonly model: ModelCheck;
}

/** A change with its rule and message, not yet located. */
export interface FoundChange extends Finding {
  /** The target in the base; undefined for an addition. */
  readonly was: Target | undefined;
  /** Where the source gives the reason why a part is unknown. */
  readonly because?: Location;
}

/** What a comparison needs besides the two versions. */
export interface ComparisonContext {
  /**
   * Loads the validator that confirms each witness of a breaking change. Called only where a schema differs; without it,
   * witnesses are not confirmed.
   */
  readonly acceptance?: () => Promise<AcceptedValues>;
  readonly assets?: BothAssets;
  /** A cache of schema comparisons, which this one adds to. */
  readonly compared?: SchemaComparisons;
}

/** The changes between two versions that the rules report. */
export async function changesBetween(
  base: Version,
  head: Version,
  plan: Plan,
  { acceptance, ...context }: ComparisonContext,
): Promise<readonly FoundChange[]> {
  const knowledge = { base: knowledgeOf(base), head: knowledgeOf(head) };
  const pairs = pairsOf(base.model.known, head.model.known, knowledge);
  const accepts = pairs.some(({ noun }) => noun === 'schema') ? await acceptance?.() : undefined;
  return [...changesByRules(pairs, { base, head }, plan, { ...context, ...(accepts && { accepts }) })];
}

interface ContextWithValidator extends Omit<ComparisonContext, 'acceptance'> {
  readonly accepts?: AcceptedValues;
}

/** Passes each pair of nodes that differ to the rules that listen to its noun. */
function* changesByRules(
  pairs: readonly Pair[],
  { base, head }: Readonly<Record<'base' | 'head', Version>>,
  { rules }: Plan,
  { assets, ...judging }: ContextWithValidator,
): Generator<FoundChange> {
  // A crash has no path of its own.
  const isKnown = ({ change, at, was }: FoundChange) =>
    change === undefined || (!head.model.uncertain(at.path) && !base.model.uncertain((was ?? at).path));
  const known = { base: wholenessOf(base), head: wholenessOf(head) };
  const isWhole: Comparison['isWhole'] = ({ at, was }) => known.head(at) && known.base(was);
  const documents = { base: base.document, head: head.document };
  const ask = comparatorRunner(rules);
  for (const pair of pairs) {
    const visit = { ...visitOf(pair), base: base.model.known, head: head.model.known, isWhole };
    const isUndecided = pair.noun === 'schema' && isOneSideUnread(pair, documents) && !isGenerated(pair, visit);
    const schemas = isUndecided ? () => undecided : once(() => schemasOf(pair, documents, judging));
    const addresses = once(() => addressesOf(pair));
    const all = ask(pair.noun, visit.at(), { ...visit, schemas, addresses });
    yield* isUndecided ? all : filterChanges(all, isKnown);
  }
  for (const asset of changedAssets(base.model.known, head.model.known, assets)) {
    yield* filterChanges(ask('asset', asset.at, asset), isKnown);
  }
  for (const { because, ...part } of unreadIn({ base, head })) {
    for (const change of ask('unread', part.at, part)) yield { ...change, ...(because && { because }) };
  }
}

/** Faults that leave a value readable, such as a too long string, do not prevent its comparison; an unresolved spread does. */
function wholenessOf({ document, model }: Version) {
  const isWhole = wholeness(document, { findings: hidingFaults(model) });
  return (place: Target) => isWhole(place) && !model.uncertain(place.path);
}

type Kind = keyof NonNullable<Rule['compare']>;

// Each kind of change goes to the comparators for it, and each rule gets its own options; the types cannot express either.
type Comparator = (visit: object) => Iterable<Change> | undefined;

/** The rules that listen to each kind of change, cached by plan. */
const comparatorsOf = onceFor((rules: readonly ActiveRule[]) =>
  listenersByNoun(rules, ({ compare }) => Object.entries<unknown>({ ...compare }).filter(isComparator)),
);

const isComparator = (entry: [string, unknown]): entry is [string, Comparator] => entry[1] !== undefined;

/** Returns the function that passes a change to the rules that listen to its kind. A rule that throws is not called again. */
function comparatorRunner(rules: readonly ActiveRule[]) {
  const comparators = comparatorsOf(rules);
  const crashed = new Set<ActiveRule>();
  return function* (kind: Kind, at: Target, visit: object): Generator<FoundChange> {
    for (const { active, visitor } of comparators.get(kind) ?? []) {
      if (crashed.has(active)) continue;
      try {
        for (const change of visitor({ ...visit, options: active.options }) ?? []) yield found(active, change);
      } catch (error) {
        crashed.add(active);
        yield { ...crash(active, error, at), was: undefined };
      }
    }
  };
}

function* filterChanges(all: Iterable<FoundChange>, isReported: (one: FoundChange) => boolean): Generator<FoundChange> {
  for (const one of all) if (isReported(one)) yield one;
}

function knowledgeOf({ document, model }: Version): Knowledge {
  const isWhole = wholeness(document, { findings: [] });
  const hasUnknown = cachedForLast((list: readonly unknown[]) => list.includes(undefined));
  const mayHave = (path: Path) => {
    const holder = partOf(model.known, path.slice(0, -1));
    // An array with an unknown item may contain any name.
    return model.uncertain(path) || (Array.isArray(holder) && hasUnknown(holder));
  };
  return { isWhole: (path) => isWhole({ path }), mayHave };
}

function visitOf({
  change,
  before,
  after,
}: Pair): Omit<Comparison, 'options' | 'schemas' | 'addresses' | 'base' | 'head' | 'isWhole'> {
  return {
    change,
    before: before.node,
    after: after.node,
    key: after.key,
    formerKey: before.key,
    owner: after.owner,
    generated: after.generated,
    at: placesOf(after),
    was: placesOf(before),
  };
}

function found({ rule, severity }: ActiveRule, one: Change): FoundChange {
  checkChange(one);
  const { message: messageId, data, bump, breaks, witness, at, was } = one;
  const message = fill(textOf(rule, messageId), data);
  const change = { bump, ...(breaks && { breaks }), ...(witness && { witness }) };
  return { rule: rule.id, severity, messageId, message, at, was, change };
}
