import { isObject } from '../../data/objects.ts';
import { type Conjunct, faultOf, subschemasIn } from '../conjunction.ts';
import type { Context } from '../context.ts';
import { isPartial, type PlacedSchema, subschemaAt, targetOf } from '../node.ts';
import { type Accepts, evaluateArray, evaluateObject } from './containers.ts';
import { evaluateNumber, evaluateText, evaluateTypeAndEnum } from './scalars.ts';
import { every, exactlyOne, not, some, type Truth } from './truth.ts';

/** Schemas nested more deeply are not evaluated. */
const maxDepth = 400;

/** Whether a schema accepts a value, as a validator would decide it; undefined if this is uncertain. */
export function accepts(node: PlacedSchema, value: unknown, context: Context, depth = 0): Truth {
  context.budget.spend();
  if (depth > maxDepth) return undefined;
  if (typeof node.schema === 'boolean') return node.schema;
  if (faultOf(node) || !isObject(node.schema)) return undefined;
  const conjunct: Conjunct = { ...node, schema: node.schema };
  const inner: Accepts = (part, of) => accepts(part, of, context, depth + 1);
  return every(evaluateKeywords(conjunct, value, inner, context));
}

function* evaluateKeywords(conjunct: Conjunct, value: unknown, inner: Accepts, context: Context): Generator<Truth> {
  const { schema } = conjunct;
  if (isPartial(conjunct)) yield undefined;
  yield* evaluateTypeAndEnum(schema, value, context);
  if (typeof value === 'number') yield* evaluateNumber(schema, value);
  if (typeof value === 'string') yield* evaluateText(schema, value, context);
  if (Array.isArray(value)) yield* evaluateArray(conjunct, value, inner, context);
  if (isObject(value)) yield* evaluateObject(conjunct, value, inner, context);
  if (typeof schema.$ref === 'string') {
    const target = targetOf(conjunct, schema.$ref);
    yield target && inner(target, value);
  }
  const each = (keyword: string) => evaluateEach(subschemasIn(conjunct, keyword), value, inner);
  yield* each('allOf');
  if (schema.anyOf !== undefined) yield some(each('anyOf'));
  if (schema.oneOf !== undefined) yield exactlyOne(each('oneOf'));
  if (schema.not !== undefined) yield not(inner(subschemaAt(conjunct, 'not'), value));
  if (schema.if !== undefined) yield evaluateCondition(conjunct, value, inner);
}

function* evaluateEach(nodes: readonly PlacedSchema[], value: unknown, inner: Accepts): Generator<Truth> {
  for (const node of nodes) yield inner(node, value);
}

function evaluateCondition(conjunct: Conjunct, value: unknown, inner: Accepts): Truth {
  const condition = inner(subschemaAt(conjunct, 'if'), value);
  const branch = (keyword: string) =>
    Object.hasOwn(conjunct.schema, keyword) ? inner(subschemaAt(conjunct, keyword), value) : true;
  if (condition !== undefined) return branch(condition ? 'then' : 'else');
  const [then, other] = [branch('then'), branch('else')];
  return then === other ? then : undefined;
}
