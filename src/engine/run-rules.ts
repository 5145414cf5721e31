import type { Form } from '../../schemas/integration.ts';
import { named } from '../data/in-code.ts';
import { onceFor } from '../data/once.ts';
import type { Document, Target } from '../document/document.ts';
import type { Facts } from '../rule/facts.ts';
import { placesOf } from '../rule/place.ts';
import { isEmpty } from '../rule/problems.ts';
import type { Problem, Rule, Visit } from '../rule/rule.ts';
import { atEmpty } from './findings/at-empty.ts';
import type { Finding } from './findings/finding.ts';
import { fill } from './findings/message.ts';
import { settledPlaces, silencing } from './findings/settled.ts';
import { checkProblem, textOf } from './findings/shape.ts';
import type { RuleContext, Silences } from './findings/silences.ts';
import { wholeness } from './findings/wholeness.ts';
import type { ModelCheck } from './model/check.ts';
import type { ActiveRule, Plan } from './plan/plan.ts';
import { milder } from './severity.ts';
import type { ManifestNode } from './walk/node.ts';
import { walk } from './walk/walk.ts';

interface Run {
  readonly document: Document;
  readonly model: ModelCheck;
  readonly form: Form;
  readonly plan: Plan;
  readonly facts: Facts;
  /** Spares rules what they said nothing of when the manifest was checked last. */
  readonly silences?: Silences | undefined;
}

type Visitor = (visit: Visit) => Iterable<Problem>;

/** Walks the manifest once and shows each noun to the rules that ask for it. */
export function runRules(run: Run): readonly Finding[] {
  const { model, facts, document, plan, silences } = run;
  const canSay = ({ path }: Target) => document.canSay?.(path) !== false;
  const isSilent = silencing(document, settledPlaces(model, plan), canSay);
  const findings: Finding[] = [];
  const visitors = byNoun(plan.rules);
  const crashed = new Set<ActiveRule>();
  const isWhole = wholeness(document, model);
  const context: RuleContext = { manifest: model.known, facts, isWhole, canSay };
  const visitTo = visiting(run, silences?.watched(context) ?? context);
  const isUnknown = (part: string) => document.unknowns.some(({ path }) => path.length === 1 && path[0] === part);
  const interfacesAtFault =
    model.findings.some(({ about }) => about[0] === 'interfaces') ||
    // Of an interface that cannot be read at all, no action stands here.
    (isUnknown('interfaces') && !isUnknown('actions'));
  for (const node of walk(model.known, interfacesAtFault)) {
    const active = visitors.get(node.noun);
    if (active === undefined) continue;
    const complete = !isSchematic(node) || isWhole(node);
    const silent = silences?.about(node, complete);
    // All rules are handed the same object, with their own options in turn: a copy for each is most of what many fields
    // cost. A rule has ended before the next begins.
    let visit: { -readonly [K in keyof Visit]: Visit[K] } | undefined;
    // A counted loop: `for … of` allocates an object per step until V8 has optimized it, and most runs end before that.
    for (let at = 0; at < active.length; at += 1) {
      const one = active[at] as Listener;
      if ((crashed.size > 0 && crashed.has(one.active)) || silent?.has(one.active)) continue;
      visit ??= visitTo(node, complete);
      visit.options = one.active.options;
      silences?.ask();
      try {
        const problems = one.visitor(visit);
        const count = isEmpty(problems)
          ? 0
          : addFindings(findings, problems, { listener: one, noun: node.noun, isSilent });
        if (count === 0) silences?.keep(one.active);
      } catch (error) {
        crashed.add(one.active);
        findings.push(crash(one.active, node, model.known.name ?? document.file, error));
      }
    }
  }
  return findings.map((finding) => atEmpty(finding, model.known));
}

/** Makes what visitors are handed, of a node and whether all of it is known. */
function visiting({ form, document: { language } }: Run, context: RuleContext) {
  const { facts, isWhole, canSay } = context;
  const root = placesOf<Visit['manifest']>({ path: [] });
  const { get, value: manifest } = Object.getOwnPropertyDescriptor(context, 'manifest') ?? {};
  return (one: ManifestNode, complete: boolean): Visit => {
    const { node, key, owner, generated, depth } = one;
    const visit = {
      node,
      key,
      owner,
      at: placesOf(one),
      root,
      generated,
      depth,
      complete,
      manifest,
      form,
      facts,
      isWhole,
      canSay,
      language,
      options: undefined,
    };
    // A getter that is written in an object is another one in each, and slows down all that is asked of it.
    if (get) Object.defineProperty(visit, 'manifest', { get, enumerable: true });
    // The walk pairs each noun with the node and the places that its visitor takes; types lose the pairing.
    return visit as Visit;
  };
}

/** A rule that is asked about a noun. */
interface Listener {
  readonly active: ActiveRule;
  readonly visitor: Visitor;
}

/** The rules that are asked about each noun: the same for all manifests of a plan. */
const byNoun = onceFor((rules: readonly ActiveRule[]): ReadonlyMap<string, readonly Listener[]> => {
  const nouns = new Map<string, Listener[]>();
  for (const active of rules) {
    for (const noun of Object.keys(active.rule)) {
      const visitor: unknown = active.rule[noun as keyof Rule];
      if (typeof visitor !== 'function') continue;
      const there = nouns.get(noun) ?? [];
      there.push({ active, visitor: visitor as Visitor });
      nouns.set(noun, there);
    }
  }
  return nouns;
});

/** More problems with one part of a manifest come from a loop that does not end. */
const mostProblems = 100_000;

/** @throws Error where a visitor, which may be a plugin's, is no generator. */
function checkProblems(problems: Partial<Iterable<Problem>> | undefined, noun: string): void {
  if (typeof problems?.[Symbol.iterator] === 'function') return;
  throw new Error(`its visitor yields nothing to go through: write \`*${noun}(…)\`, and \`yield\` problems.`);
}

/** @throws Error where a visitor goes on without an end. */
function checkCount(count: number, noun: string): void {
  if (count > mostProblems) throw new Error(`it yields more than ${mostProblems} problems with one \`${noun}\`.`);
}

/** Where problems come from: the rule that yields them, the noun it is shown, and which of them are left out. */
interface Source {
  readonly listener: Listener;
  readonly noun: string;
  readonly isSilent: ReturnType<typeof silencing>;
}

/** Adds the problems that a rule has with a node, but for those that are left out. Returns how many it had, with those. */
function addFindings(findings: Finding[], problems: Iterable<Problem>, { listener, noun, isSilent }: Source): number {
  checkProblems(problems, noun);
  let count = 0;
  for (const problem of problems) {
    count += 1;
    checkCount(count, noun);
    const finding = findingOf(listener, problem, isSilent);
    if (finding !== undefined) findings.push(finding);
  }
  return count;
}

/** What a problem comes to; undefined where it is left out. */
function findingOf(
  { active }: Listener,
  problem: Problem,
  isSilent: ReturnType<typeof silencing>,
): Finding | undefined {
  const { rule, severity } = active;
  checkProblem(problem);
  const { message: messageId, data, meant, at, related, fix } = problem;
  const { ceiling = severity, absent: missing = meant ?? [] } = problem;
  const absent = ('path' in missing ? [missing] : missing).map(({ path }): Target => ({ path, on: 'value' }));
  if (isSilent(rule, { at, absent })) return undefined;
  const message = fill(textOf(rule, messageId), data);
  return {
    at,
    absent,
    rule: rule.id,
    messageId,
    message,
    severity: milder(severity, ceiling),
    ...(meant && { meant }),
    ...(related && { related }),
    ...(fix && { fix }),
  };
}

const isSchematic = ({ noun }: ManifestNode) => noun === 'schema' || noun === 'field';

/** A rule that throws is the rule's bug: it is named once per manifest, and everything else goes on. */
function crash({ rule }: ActiveRule, { path }: ManifestNode, manifest: string, error: unknown): Finding {
  const reason = error instanceof Error ? error.message : String(error);
  const message = `Rule \`${rule.id}\` crashed on ${named(manifest)}: ${reason}`;
  return { rule: 'internal/rule-crashed', severity: 'error', messageId: 'crashed', message, at: { path, on: 'key' } };
}
