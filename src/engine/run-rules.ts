import type { Form } from '../../schemas/integration.ts';
import { onceFor } from '../data/once.ts';
import type { Document, Target } from '../document/document.ts';
import type { Facts } from '../rule/facts.ts';
import { placesOf } from '../rule/place.ts';
import { isEmpty } from '../rule/problems.ts';
import type { Problem, Visit } from '../rule/rule.ts';
import { atEmpty } from './findings/at-empty.ts';
import type { CleanRuleCache, RuleContext } from './findings/clean-rule-cache.ts';
import { crash } from './findings/crash.ts';
import type { Finding } from './findings/finding.ts';
import { addFindings } from './findings/from-problems.ts';
import { omissionFilter, settledTest } from './findings/settled.ts';
import { wholeness } from './findings/wholeness.ts';
import { type Listener, listenersByNoun } from './listeners.ts';
import type { ModelCheck } from './model/check.ts';
import type { ActiveRule, Plan } from './plan/plan.ts';
import type { ManifestNode } from './walk/node.ts';
import { walk } from './walk/walk.ts';

interface Run {
  readonly document: Document;
  readonly model: ModelCheck;
  readonly form: Form;
  readonly plan: Plan;
  readonly facts: Facts;
  /** Skips rules that reported nothing for an unchanged node at the last check. */
  readonly cleanRules?: CleanRuleCache | undefined;
}

type Visitor = (visit: Visit) => Iterable<Problem>;

/** Walks the manifest once and passes each node to the rules that visit its noun. */
export function runRules(run: Run): readonly Finding[] {
  const { model, facts, document, plan, cleanRules } = run;
  const canSay = ({ path }: Target) => document.canSay?.(path) !== false;
  const isSilent = omissionFilter(document, settledTest(model, plan), canSay);
  const findings: Finding[] = [];
  const visitors = visitorsOf(plan.rules);
  const crashed = new Set<ActiveRule>();
  const isWhole = wholeness(document, model);
  const context: RuleContext = { manifest: model.known, facts, isWhole, canSay };
  const visitTo = visiting(run, cleanRules?.watched(context) ?? context);
  const isUnknown = (part: string) => document.unknowns.some(({ path }) => path.length === 1 && path[0] === part);
  const interfacesAtFault =
    model.findings.some(({ about }) => about[0] === 'interfaces') ||
    // If an interface cannot be read at all, `actions` is unknown too, and contains none of its actions.
    (isUnknown('interfaces') && !isUnknown('actions'));
  for (const node of walk(model.known, interfacesAtFault)) {
    const active = visitors.get(node.noun);
    if (active === undefined) continue;
    const complete = !isSchematic(node) || isWhole(node);
    const clean = cleanRules?.setNode(node, complete);
    // All rules get the same object, with only `options` replaced: copying it for each rule would be most of the cost of many
    // fields. Each rule has finished before the next one starts.
    let visit: { -readonly [K in keyof Visit]: Visit[K] } | undefined;
    // An index loop: `for … of` allocates an object per step until V8 has optimized it, and most runs end before that.
    for (let at = 0; at < active.length; at += 1) {
      const one = active[at] as Listener<Visitor>;
      if ((crashed.size > 0 && crashed.has(one.active)) || clean?.has(one.active)) continue;
      visit ??= visitTo(node, complete);
      visit.options = one.active.options;
      cleanRules?.beginRule();
      try {
        const problems = one.visitor(visit);
        const count = isEmpty(problems)
          ? 0
          : addFindings(findings, problems, { active: one.active, noun: node.noun, isSilent });
        if (count === 0) cleanRules?.recordClean(one.active);
      } catch (error) {
        crashed.add(one.active);
        const place: Target = { path: node.path, on: 'key' };
        findings.push(crash(one.active, error, place, model.known.name ?? document.file));
      }
    }
  }
  return findings.map((finding) => atEmpty(finding, model.known));
}

/** Returns a function that creates the visit for a node; `complete` means that all of the node is known. */
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
    // A getter in an object literal would be a new function for each visit, and would slow down every property access.
    if (get) Object.defineProperty(visit, 'manifest', { get, enumerable: true });
    // The walk pairs each noun with the node and paths that its visitor takes; the types cannot express the pairing.
    return visit as Visit;
  };
}

/** The rules that visit each noun, cached for all manifests of a plan. */
const visitorsOf = onceFor((rules: readonly ActiveRule[]) =>
  listenersByNoun(rules, (rule) => Object.entries(rule).filter(isVisitor)),
);

const isVisitor = (entry: [string, unknown]): entry is [string, Visitor] => typeof entry[1] === 'function';

const isSchematic = ({ noun }: ManifestNode) => noun === 'schema' || noun === 'field';
