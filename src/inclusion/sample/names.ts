import { casesOf, type SchemaCase } from '../case/cases.ts';
import { valuesIn } from '../case/empty.ts';
import { namesIn, othersIn } from '../case/inside.ts';
import { propertyCountsOf } from '../case/ranges.ts';
import type { Context } from '../context.ts';
import { accepts } from '../evaluate/accepts.ts';
import { below, type PlacedSchema } from '../node.ts';
import { patternsOf } from '../parts.ts';
import { textsFor } from '../texts.ts';
import { textsOf } from './scalars.ts';

/** Names that properties of a case may have: those that it declares, then others, at most so many of no meaning. */
export function* spareNames(one: SchemaCase, context: Context, count: number): Generator<string> {
  yield* namesIn(one);
  yield* newNames(one, context, count);
}

/** Names that no side declares, where a case says that there may be others, or asks for more than it has names for. */
function* newNames(one: SchemaCase, context: Context, count: number): Generator<string> {
  const mayBeSent = othersIn(one).isDeclared || context.options.undeclared === 'any';
  if (!mayBeSent && propertyCountsOf(one).min <= namesIn(one).size) return;
  const wanted = one.units
    .filter(({ schema }) => schema.propertyNames !== undefined)
    .map((unit) => below(unit, 'propertyNames'));
  for (const name of namesFor(one, wanted, context, count)) {
    if (wanted.every((node) => accepts(node, name, context) !== false)) yield name;
  }
}

/** Names worth a try: plain ones first, then such as the case asks for. */
function* namesFor(
  one: SchemaCase,
  wanted: readonly PlacedSchema[],
  context: Context,
  count: number,
): Generator<string> {
  for (let index = 1; index <= count; index += 1) yield `other${index}`;
  for (const pattern of one.units.flatMap(patternsOf)) yield* textsFor([pattern], [], 1);
  if (wanted.length === 0) return;
  const texts = { side: one.home.side, schema: { type: 'string' }, path: one.home.path, made: 'made names ' };
  for (const names of casesOf({ nodes: [...wanted, texts], home: one.home }, context)) {
    for (const name of valuesIn(names, context) ?? textsOf(names)) if (typeof name === 'string') yield name;
  }
}
