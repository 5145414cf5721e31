import { type Path, partOf } from '../../data/path.ts';
import { pointerOf } from '../../data/pointer.ts';
import type { Document, Target } from '../../document/document.ts';
import type { Change, Comparison, Unread } from '../../rule/compare.ts';
import { placesOf } from '../../rule/place.ts';
import type { Finding } from '../finding.ts';
import { fill } from '../message.ts';
import type { ModelCheck } from '../model/check.ts';
import type { ActiveRule, Plan } from '../plan.ts';
import { wholeness } from '../run-rules.ts';
import { type Knowledge, type Pair, pairsOf } from './pairs.ts';
import { type Accepts, schemasOf } from './schemas.ts';

/** One version of an integration. */
export interface Version {
  readonly document: Document;
  readonly model: ModelCheck;
}

/** A change with its rule and text, not yet placed. */
export interface FoundChange extends Finding {
  /** In the base; undefined for what was added. */
  readonly was: Target | undefined;
}

/** Shows each noun that differs to the rules that ask for it. */
export function* changesBetween(
  base: Version,
  head: Version,
  { rules }: Plan,
  accepts: Accepts | undefined,
): Generator<FoundChange> {
  const comparing = rules.filter(({ rule }) => rule.compare !== undefined);
  const isKnown = ({ at, was }: Change) => !head.model.uncertain(at.path) && !base.model.uncertain((was ?? at).path);
  const crashed = new Set<ActiveRule>();
  const known = { base: wholeness(base.document, base.model), head: wholeness(head.document, head.model) };
  const isWhole: Comparison['isWhole'] = ({ at, was }) => known.head(at) && known.base(was);
  const knowledge = { base: knowledgeOf(base), head: knowledgeOf(head) };
  for (const pair of pairsOf(base.model.known, head.model.known, knowledge)) {
    const visit = { ...visitOf(pair), base: base.model.known, head: head.model.known, isWhole };
    const schemas = once(() => schemasOf(pair, { base: base.document, head: head.document }, accepts));
    for (const one of comparing) {
      // The pairing matches each noun with the nodes that its visitor takes; types lose that.
      const visitor = one.rule.compare?.[pair.noun] as ((visit: Comparison) => Iterable<Change>) | undefined;
      if (visitor === undefined || crashed.has(one)) continue;
      try {
        for (const change of visitor({ ...visit, options: one.options, schemas })) {
          if (isKnown(change)) yield found(one, change);
        }
      } catch (error) {
        crashed.add(one);
        yield crash(one, visit.at(), error);
      }
    }
  }
  yield* unreadIn(base, head, comparing);
}

function knowledgeOf({ document, model }: Version): Knowledge {
  const isWhole = wholeness(document, { findings: [] });
  const mayHave = (path: Path) => {
    const holder = partOf(model.known, path.slice(0, -1));
    // Any name may stand where a list has one that is not known.
    return model.uncertain(path) || (Array.isArray(holder) && holder.includes(undefined));
  };
  return { isWhole: (path) => isWhole({ path, on: 'value' }), mayHave };
}

function visitOf({
  change,
  before,
  after,
}: Pair): Omit<Comparison, 'options' | 'schemas' | 'base' | 'head' | 'isWhole'> {
  return {
    change,
    before: before.node,
    after: after.node,
    key: after.key,
    formerKey: before.key,
    owner: after.owner,
    generated: after.generated,
    at: placesOf(after.path),
    was: placesOf(before.path),
  };
}

function found(
  { rule, severity }: ActiveRule,
  { message: messageId, data, bump, breaks, witness, at, was }: Change,
): FoundChange {
  const message = fill(rule.messages[messageId] ?? messageId, data);
  const change = { bump, ...(breaks && { breaks }), ...(witness && { witness }) };
  return { rule: rule.id, severity, messageId, message, at, was, change };
}

/** What either version leaves unknown, once where both do. */
function* unreadIn(base: Version, head: Version, rules: readonly ActiveRule[]): Generator<FoundChange> {
  const told = new Set<string>();
  for (const [side, { document }] of [
    ['head', head],
    ['base', base],
  ] as const) {
    for (const { path, why, reported } of document.unknowns) {
      const pointer = pointerOf(path);
      if (reported || told.has(pointer)) continue;
      told.add(pointer);
      for (const one of rules) {
        const visit: Unread = { side, why, at: { path, on: 'value' }, options: one.options };
        for (const change of one.rule.compare?.unread?.(visit as Unread<never>) ?? []) yield found(one, change);
      }
    }
  }
}

/** A rule that throws is the rule's bug: it is named once, and everything else goes on. */
function crash({ rule }: ActiveRule, at: Target, error: unknown): FoundChange {
  const reason = error instanceof Error ? error.message : String(error);
  const message = `Rule \`${rule.id}\` crashed: ${reason}`;
  return { rule: 'internal/rule-crashed', severity: 'error', messageId: 'crashed', message, at, was: undefined };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
