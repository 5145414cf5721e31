import { type Data, isObject, propertyOf } from '../data/objects.ts';
import type { SearchBudget } from './budget.ts';
import type { DifferenceData, Reason } from './difference.ts';
import { assertions, unsupported } from './keywords.ts';
import { acceptsNothing, below, isOpaque, isPartial, keyOf, type PlacedSchema, targetOf } from './node.ts';

/** A part of a schema for which it is not known which values it accepts, with the reason. */
export interface UnknownPart {
  readonly reason: Extract<Reason, 'opaque' | 'reference' | 'malformed' | 'unsupported' | 'depth'>;
  readonly data: DifferenceData;
  readonly node: PlacedSchema;
}

/** One operand of a conjunction: a well-formed schema object. The targets of its `$ref` and `allOf` are separate operands. */
export interface Unit extends PlacedSchema {
  readonly schema: Data;
}

/** Several schemas as one flat conjunction: a value satisfies all of them if it satisfies each unit. */
export interface Conjunction {
  readonly units: readonly Unit[];
  /** A schema among them that accepts nothing. */
  readonly never: PlacedSchema | undefined;
  readonly lost: readonly UnknownPart[];
}

/** A schema on the stack, linked to the schemas that led to it. */
interface Step {
  readonly node: PlacedSchema;
  readonly from?: Step;
}

/**
 * Flattens schemas by following `$ref` and `allOf`. A schema that is reached twice counts once; a reference cycle is a fault.
 */
export function conjunctionOf(nodes: readonly PlacedSchema[], budget: SearchBudget): Conjunction {
  const units: Unit[] = [];
  const lost: UnknownPart[] = [];
  let never: PlacedSchema | undefined;
  const seen = new Set<string>();
  const open: Step[] = nodes.map((node) => ({ node })).reverse();
  for (let step = open.pop(); step !== undefined; step = open.pop()) {
    const { node } = step;
    // Computing the key of a schema is linear in the length of its path.
    budget.spend(1 + (node.path.length >> 2));
    const { schema } = node;
    // A single schema without references cannot be reached twice. Most are like that, so no key is computed for them.
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

/** Returns the schemas in the list that a keyword holds. */
export function listed(node: PlacedSchema, keyword: string): readonly PlacedSchema[] {
  const list = propertyOf(node.schema, keyword);
  // `Array.from` also visits holes.
  return Array.isArray(list) ? Array.from(list, (_, index) => below(node, keyword, index)) : [];
}

/** Schemas with longer paths are not compared. No manifest that can be parsed is nested this deeply. */
const maxSteps = 250;

/** Returns why a schema itself cannot be compared; undefined if it can. Subschemas have their own faults. */
export function faultOf(node: PlacedSchema): UnknownPart | undefined {
  if (node.path.length > maxSteps) return { reason: 'depth', data: {}, node };
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
