import type { Form } from '../../schemas/integration.ts';
import type { Path } from '../data/path.ts';
import { pointerOf } from '../data/pointer.ts';
import type { Document, Target } from '../document/document.ts';
import type { Facts } from '../rule/facts.ts';
import { placesOf } from '../rule/place.ts';
import type { Problem, Rule, Visit } from '../rule/rule.ts';
import type { Finding } from './finding.ts';
import { fill } from './message.ts';
import type { ModelCheck } from './model/check.ts';
import type { ActiveRule, Plan } from './plan.ts';
import { milder } from './severity.ts';
import type { Node } from './walk/node.ts';
import { walk } from './walk/walk.ts';

interface Run {
  readonly document: Document;
  readonly model: ModelCheck;
  readonly form: Form;
  readonly plan: Plan;
  readonly facts: Facts;
}

type Visitor = (visit: Visit) => Iterable<Problem>;

/** Walks the manifest once and shows each noun to the rules that ask for it. */
export function* runRules(run: Run): Generator<Finding> {
  const { model, form, facts, document, plan } = run;
  const canSay = ({ path }: Target) => document.canSay?.(path) !== false;
  const isSilent = silencing(document, settledPlaces(model, plan), canSay);
  const visitors = byNoun(plan.rules);
  const crashed = new Set<ActiveRule>();
  const isWhole = wholeness(document, model);
  const shared = {
    manifest: model.known,
    root: placesOf<Visit['manifest']>([]),
    form,
    facts,
    isWhole,
    canSay,
    language: document.language,
  };
  const interfacesAtFault = model.findings.some(({ about }) => about[0] === 'interfaces');
  for (const node of walk(model.known, interfacesAtFault)) {
    const active = visitors.get(node.noun);
    if (active === undefined) continue;
    const { noun: _, path, ...met } = node;
    const at = placesOf(path);
    const visit = { ...shared, ...met, at, complete: !isSchematic(node) || isWhole(at()) };
    for (const one of active) {
      if (crashed.has(one)) continue;
      // The walk pairs each noun with the node and the places that its visitor takes; types lose the pairing.
      const visitor = one.rule[node.noun] as Visitor;
      try {
        yield* findings(one, visitor({ ...visit, options: one.options } as Visit), isSilent(one.rule));
      } catch (error) {
        crashed.add(one);
        yield crash(one, node, model.known.name ?? document.file, error);
      }
    }
  }
}

/** Whether all of what stands at a place is known, and the model finds no fault with it. */
export function wholeness(
  { unknowns }: Document,
  { findings }: Pick<ModelCheck, 'findings'>,
): (place: Target) => boolean {
  const unsure = placesAround([...unknowns, ...findings.map(({ about }) => ({ path: about }))]);
  return ({ path }) => !unsure.has(pointerOf(path));
}

/** The pointers of the places, and of all that they are inside of. */
function placesAround(places: Iterable<{ readonly path: Path }>): ReadonlySet<string> {
  const pointers = new Set<string>();
  for (const { path } of places) {
    for (let length = path.length; length >= 0; length--) {
      const pointer = pointerOf(path.slice(0, length));
      // What is around a known place is known as well.
      if (pointers.has(pointer)) break;
      pointers.add(pointer);
    }
  }
  return pointers;
}

function byNoun(rules: readonly ActiveRule[]): ReadonlyMap<string, readonly ActiveRule[]> {
  const visitors = new Map<string, ActiveRule[]>();
  for (const one of rules) {
    for (const [noun, visitor] of Object.entries(one.rule)) {
      if (typeof visitor !== 'function') continue;
      visitors.set(noun, [...(visitors.get(noun) ?? []), one]);
    }
  }
  return visitors;
}

function* findings(
  { rule, severity }: ActiveRule,
  problems: Iterable<Problem>,
  isSilent: (told: Told) => boolean,
): Generator<Finding> {
  for (const { message: messageId, data, ceiling = severity, absent: missing = [], ...problem } of problems) {
    const absent = ('path' in missing ? [missing] : missing).map(({ path }): Target => ({ path, on: 'value' }));
    if (isSilent({ at: problem.at, absent })) continue;
    const message = fill(rule.messages[messageId] ?? messageId, data);
    yield { ...problem, absent, rule: rule.id, messageId, message, severity: milder(severity, ceiling) };
  }
}

/** Where a rule says nothing: of what is settled, what is not the author's, and what the author's SDK has no way to say. */
const silencing =
  (document: Document, isSettled: (path: Path) => boolean, canSay: (place: Target) => boolean) =>
  ({ wording }: Rule) =>
  ({ at, absent }: Told): boolean => {
    const isForeign = (place: Target) => wording === true && document.isForeign?.(place) === true;
    const isTold = (place: Target) => (place.on === 'value' && isSettled(place.path)) || isForeign(place);
    return [at, ...absent].some(isTold) || (absent.length > 0 && !absent.some(canSay));
  };

/** Where a problem stands, and what it misses. */
interface Told {
  readonly at: Target;
  readonly absent: readonly Target[];
}

/** Where rules keep silent: the model has spoken already and is heard, or what is there is not known. */
function settledPlaces(model: ModelCheck, plan: Plan): (path: Path) => boolean {
  const unheard = model.findings.filter(({ id }) => plan.severityOf(`model/${id}`) === 'off');
  const pointers = new Set(unheard.map(({ about }) => pointerOf(about)));
  return (path) => model.uncertain(path) || (model.spoken(path) && !pointers.has(pointerOf(path)));
}

const isSchematic = ({ noun }: Node) => noun === 'schema' || noun === 'field';

/** A rule that throws is the rule's bug: it is named once per manifest, and everything else goes on. */
function crash({ rule }: ActiveRule, { path }: Node, manifest: string, error: unknown): Finding {
  const reason = error instanceof Error ? error.message : String(error);
  const message = `Rule \`${rule.id}\` crashed on \`${manifest}\`: ${reason}`;
  return { rule: 'internal/rule-crashed', severity: 'error', messageId: 'crashed', message, at: { path, on: 'key' } };
}
