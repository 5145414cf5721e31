import { isObject } from '../../data/objects.ts';
import { faultOf, listed, type Unit } from '../conjunction.ts';
import type { Context } from '../context.ts';
import { below, isPartial, type PlacedSchema, targetOf } from '../node.ts';
import { type Accepts, ofArray, ofObject } from './containers.ts';
import { ofKind, ofNumber, ofText } from './scalars.ts';
import { every, exactlyOne, not, some, type Truth } from './truth.ts';

/** Schemas nested more deeply are not evaluated. */
const maxDepth = 400;

/** Whether a schema accepts a value, as a validator would decide it; undefined if this is uncertain. */
export function accepts(node: PlacedSchema, value: unknown, context: Context, depth = 0): Truth {
  context.budget.spend();
  if (depth > maxDepth) return undefined;
  if (typeof node.schema === 'boolean') return node.schema;
  if (faultOf(node) || !isObject(node.schema)) return undefined;
  const unit: Unit = { ...node, schema: node.schema };
  const inner: Accepts = (part, of) => accepts(part, of, context, depth + 1);
  return every(truthsOf(unit, value, inner, context));
}

function* truthsOf(unit: Unit, value: unknown, inner: Accepts, context: Context): Generator<Truth> {
  const { schema } = unit;
  if (isPartial(unit)) yield undefined;
  yield* ofKind(schema, value, context);
  if (typeof value === 'number') yield* ofNumber(schema, value);
  if (typeof value === 'string') yield* ofText(schema, value, context);
  if (Array.isArray(value)) yield* ofArray(unit, value, inner, context);
  if (isObject(value)) yield* ofObject(unit, value, inner, context);
  if (typeof schema.$ref === 'string') {
    const target = targetOf(unit, schema.$ref);
    yield target && inner(target, value);
  }
  const each = (keyword: string) => truths(listed(unit, keyword), value, inner);
  yield* each('allOf');
  if (schema.anyOf !== undefined) yield some(each('anyOf'));
  if (schema.oneOf !== undefined) yield exactlyOne(each('oneOf'));
  if (schema.not !== undefined) yield not(inner(below(unit, 'not'), value));
  if (schema.if !== undefined) yield conditional(unit, value, inner);
}

function* truths(nodes: readonly PlacedSchema[], value: unknown, inner: Accepts): Generator<Truth> {
  for (const node of nodes) yield inner(node, value);
}

function conditional(unit: Unit, value: unknown, inner: Accepts): Truth {
  const condition = inner(below(unit, 'if'), value);
  const branch = (keyword: string) => (Object.hasOwn(unit.schema, keyword) ? inner(below(unit, keyword), value) : true);
  if (condition !== undefined) return branch(condition ? 'then' : 'else');
  const [then, other] = [branch('then'), branch('else')];
  return then === other ? then : undefined;
}
