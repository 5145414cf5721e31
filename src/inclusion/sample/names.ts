import { casesOf, type SchemaCase } from '../case/cases.ts';
import { valuesIn } from '../case/empty.ts';
import { namesIn, othersIn } from '../case/members.ts';
import { propertyCountsOf } from '../case/ranges.ts';
import type { Context } from '../context.ts';
import { accepts } from '../evaluate/accepts.ts';
import { below, type PlacedSchema } from '../node.ts';
import { patternsOf } from '../parts.ts';
import { textsFor } from '../texts.ts';
import { textsOf } from './scalars.ts';

/** Yields names that properties of a case may have: the declared ones, then at most `count` arbitrary ones, then others. */
export function* spareNames(one: SchemaCase, context: Context, count: number): Generator<string> {
  yield* namesIn(one);
  yield* newNames(one, context, count);
}

/** Yields names that neither side declares, if a case allows other properties or requires more than it declares. */
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

/** Yields candidates for names: arbitrary ones first, then names that the patterns of the case match. */
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
