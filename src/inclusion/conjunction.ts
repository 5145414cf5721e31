import { type Data, isObject, propertyOf } from '../data/objects.ts';
import type { SearchBudget } from './budget.ts';
import type { DifferenceData, Reason } from './difference.ts';
import { assertions, unsupportedKeywords } from './keywords.ts';
import { acceptsNothing, isOpaque, isPartial, keyOf, type PlacedSchema, subschemaAt, targetOf } from './node.ts';

/** A part of a schema for which it is not known which values it accepts, with the reason. */
export interface UnknownPart {
  readonly reason: Extract<Reason, 'opaque' | 'reference' | 'malformed' | 'unsupported' | 'depth'>;
  readonly data: DifferenceData;
  readonly node: PlacedSchema;
}

/** One operand of a conjunction: a well-formed schema object. The targets of its `$ref` and `allOf` are separate operands. */
export interface Conjunct extends PlacedSchema {
  readonly schema: Data;
}

/** Several schemas as one flat conjunction: a value satisfies all of them if it satisfies each conjunct. */
export interface Conjunction {
  readonly conjuncts: readonly Conjunct[];
  /** A schema among them that accepts nothing. */
  readonly never: PlacedSchema | undefined;
  readonly unknownParts: readonly UnknownPart[];
}

/** A schema on the stack, linked to the schemas that led to it. */
interface Step {
  readonly node: PlacedSchema;
  readonly parent?: Step;
}

/**
 * Flattens schemas by following `$ref` and `allOf`. A schema that is reached twice counts once; a reference cycle is a fault.
 */
export function conjunctionOf(nodes: readonly PlacedSchema[], budget: SearchBudget): Conjunction {
  const conjuncts: Conjunct[] = [];
  const unknownParts: UnknownPart[] = [];
  let never: PlacedSchema | undefined;
  const seen = new Set<string>();
  const stack: Step[] = nodes.map((node) => ({ node })).reverse();
  for (let step = stack.pop(); step !== undefined; step = stack.pop()) {
    const { node } = step;
    // Computing the key of a schema is linear in the length of its path.
    budget.spend(1 + (node.path.length >> 2));
    const { schema } = node;
    // A single schema without references cannot be reached twice. Most are like that, so no key is computed for them.
    if (nodes.length > 1 || hasReferences(schema) || step.parent !== undefined) {
      const key = keyOf(node);
      if (seen.has(key)) {
        if (isReferenceCycle(step, budget)) unknownParts.push({ reason: 'reference', data: {}, node });
        continue;
      }
      seen.add(key);
    }
    const fault = faultOf(node);
    if (fault) unknownParts.push(fault);
    else if (acceptsNothing(node)) never ??= node;
    else if (isObject(schema)) {
      if (isPartial(node)) unknownParts.push({ reason: 'opaque', data: {}, node });
      if (Object.keys(schema).some((name) => assertions.has(name))) conjuncts.push({ ...node, schema });
      const next = [...findRefTargets(node, schema.$ref, unknownParts), ...subschemasIn(node, 'allOf')];
      stack.push(...next.map((inner) => ({ node: inner, parent: step })).reverse());
    }
  }
  return { conjuncts, never, unknownParts };
}

const hasReferences = (schema: unknown): boolean =>
  isObject(schema) && (Object.hasOwn(schema, '$ref') || Object.hasOwn(schema, 'allOf'));

function isReferenceCycle({ node, parent }: Step, budget: SearchBudget): boolean {
  const key = keyOf(node);
  for (let step = parent; step !== undefined; step = step.parent) {
    budget.spend();
    if (keyOf(step.node) === key) return true;
  }
  return false;
}

function findRefTargets(node: PlacedSchema, ref: unknown, unknownParts: UnknownPart[]): readonly PlacedSchema[] {
  if (typeof ref !== 'string') return [];
  const target = targetOf(node, ref);
  if (target) return [target];
  unknownParts.push({ reason: 'reference', data: { reference: ref }, node: { ...node, path: [...node.path, '$ref'] } });
  return [];
}

/** Returns the schemas in the list that a keyword holds. */
export function subschemasIn(node: PlacedSchema, keyword: string): readonly PlacedSchema[] {
  const list = propertyOf(node.schema, keyword);
  // `Array.from` also visits holes.
  return Array.isArray(list) ? Array.from(list, (_, index) => subschemaAt(node, keyword, index)) : [];
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
  const fault = faultCache.get(schema) ?? findWrongKeyword(schema) ?? 'none';
  faultCache.set(schema, fault);
  if (fault === 'none') return undefined;
  const { reason, keyword } = fault;
  return { reason, data: { keyword }, node: { ...node, path: [...node.path, keyword] } };
}

interface WrongKeyword {
  readonly reason: 'unsupported' | 'malformed';
  readonly keyword: string;
}

const faultCache = new WeakMap<Data, WrongKeyword | 'none'>();

function findWrongKeyword(schema: Data): WrongKeyword | undefined {
  for (const [keyword, value] of Object.entries(schema)) {
    const accepts = assertions.get(keyword);
    if (accepts && !accepts(value)) return { reason: 'malformed', keyword };
    if (accepts && unsupportedKeywords.includes(keyword)) return { reason: 'unsupported', keyword };
  }
  return undefined;
}
