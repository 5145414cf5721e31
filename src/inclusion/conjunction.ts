import { type Data, isObject, propertyOf } from '../data/objects.ts';
import type { SearchBudget } from './budget.ts';
import type { DifferenceData, Reason } from './difference.ts';
import { assertions, unsupported } from './keywords.ts';
import { acceptsNothing, below, isOpaque, isPartial, keyOf, type PlacedSchema, targetOf } from './node.ts';

/** A part of a schema of which we do not know which values it accepts, and why. */
export interface UnknownPart {
  readonly reason: Extract<Reason, 'opaque' | 'reference' | 'malformed' | 'unsupported' | 'depth'>;
  readonly data: DifferenceData;
  readonly node: PlacedSchema;
}

/** One operand of a conjunction: a well-formed schema object. Its `$ref` and `allOf` are operands of their own. */
export interface Unit extends PlacedSchema {
  readonly schema: Data;
}

/** Some schemas as one flat conjunction: a value meets all of them if it meets each unit. */
export interface Conjunction {
  readonly units: readonly Unit[];
  /** A schema that accepts nothing. */
  readonly never: PlacedSchema | undefined;
  readonly lost: readonly UnknownPart[];
}

/** A schema on the way, with the ones that led there. */
interface Step {
  readonly node: PlacedSchema;
  readonly from?: Step;
}

/** Flattens schemas by following `$ref` and `allOf`. A schema that is reached twice counts once; a circle is a fault. */
export function conjunctionOf(nodes: readonly PlacedSchema[], budget: SearchBudget): Conjunction {
  const units: Unit[] = [];
  const lost: UnknownPart[] = [];
  let never: PlacedSchema | undefined;
  const seen = new Set<string>();
  const open: Step[] = nodes.map((node) => ({ node })).reverse();
  for (let step = open.pop(); step !== undefined; step = open.pop()) {
    const { node } = step;
    // The key of a schema is made of its path, so it costs more the deeper the schema is.
    budget.spend(1 + (node.path.length >> 2));
    const { schema } = node;
    // A single schema that leads nowhere cannot be reached twice, and most are: no key is made for it.
    if (nodes.length > 1 || leadsOn(schema) || step.from !== undefined) {
      const key = keyOf(node);
      if (seen.has(key)) {
        if (isCircle(step, budget)) lost.push({ reason: 'reference', data: {}, node });
        continue;
      }
      seen.add(key);
    }
    const fault = faultOf(node);
    if (fault) lost.push(fault);
    else if (acceptsNothing(node)) never ??= node;
    else if (isObject(schema)) {
      if (isPartial(node)) lost.push({ reason: 'opaque', data: {}, node });
      if (Object.keys(schema).some((name) => assertions.has(name))) units.push({ ...node, schema });
      const next = [...refTargets(node, schema.$ref, lost), ...listed(node, 'allOf')];
      open.push(...next.map((inner) => ({ node: inner, from: step })).reverse());
    }
  }
  return { units, never, lost };
}

const leadsOn = (schema: unknown): boolean =>
  isObject(schema) && (Object.hasOwn(schema, '$ref') || Object.hasOwn(schema, 'allOf'));

function isCircle({ node, from }: Step, budget: SearchBudget): boolean {
  const key = keyOf(node);
  for (let step = from; step !== undefined; step = step.from) {
    budget.spend();
    if (keyOf(step.node) === key) return true;
  }
  return false;
}

function refTargets(node: PlacedSchema, ref: unknown, lost: UnknownPart[]): readonly PlacedSchema[] {
  if (typeof ref !== 'string') return [];
  const target = targetOf(node, ref);
  if (target) return [target];
  lost.push({ reason: 'reference', data: { reference: ref }, node: { ...node, path: [...node.path, '$ref'] } });
  return [];
}

/** The schemas in a list that a keyword holds. */
export function listed(node: PlacedSchema, keyword: string): readonly PlacedSchema[] {
  const list = propertyOf(node.schema, keyword);
  // A hole in a list is a place in it, too.
  return Array.isArray(list) ? Array.from(list, (_, index) => below(node, keyword, index)) : [];
}

/** Deeper inside of a schema nothing is looked at: no manifest that can be read has anything there. */
const mostSteps = 250;

/** Why a schema cannot be followed, itself: what is inside of it has its own faults. */
export function faultOf(node: PlacedSchema): UnknownPart | undefined {
  if (node.path.length > mostSteps) return { reason: 'depth', data: {}, node };
  if (isOpaque(node)) return { reason: 'opaque', data: {}, node };
  const { schema } = node;
  if (typeof schema === 'boolean') return undefined;
  if (!isObject(schema)) return { reason: 'malformed', data: {}, node };
  const fault = faults.get(schema) ?? wrongKeyword(schema) ?? 'none';
  faults.set(schema, fault);
  if (fault === 'none') return undefined;
  const { reason, keyword } = fault;
  return { reason, data: { keyword }, node: { ...node, path: [...node.path, keyword] } };
}

interface WrongKeyword {
  readonly reason: 'unsupported' | 'malformed';
  readonly keyword: string;
}

const faults = new WeakMap<Data, WrongKeyword | 'none'>();

function wrongKeyword(schema: Data): WrongKeyword | undefined {
  for (const [keyword, value] of Object.entries(schema)) {
    const accepts = assertions.get(keyword);
    if (accepts && !accepts(value)) return { reason: 'malformed', keyword };
    if (accepts && unsupported.includes(keyword)) return { reason: 'unsupported', keyword };
  }
  return undefined;
}
