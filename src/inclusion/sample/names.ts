import { casesOf, type SchemaCase } from '../case/cases.ts';
import { enumeratedValuesIn } from '../case/empty.ts';
import { additionalPropertiesIn, declaredNamesIn } from '../case/members.ts';
import { propertyCountRangeOf } from '../case/ranges.ts';
import type { Context } from '../context.ts';
import { accepts } from '../evaluate/accepts.ts';
import { type PlacedSchema, subschemaAt } from '../node.ts';
import { namePatternsOf } from '../subschemas.ts';
import { candidateTexts } from './candidate-texts.ts';
import { candidateTextsIn } from './scalars.ts';

/** Yields names that properties of a case may have: the declared ones, then at most `count` arbitrary ones, then others. */
export function* candidateNames(schemaCase: SchemaCase, context: Context, count: number): Generator<string> {
  yield* declaredNamesIn(schemaCase);
  yield* undeclaredNames(schemaCase, context, count);
}

/** Yields names that neither side declares, if a case allows other properties or requires more than it declares. */
function* undeclaredNames(schemaCase: SchemaCase, context: Context, count: number): Generator<string> {
  const mayBeSent = additionalPropertiesIn(schemaCase).isDeclared || context.options.undeclared === 'any';
  if (!mayBeSent && propertyCountRangeOf(schemaCase).min <= declaredNamesIn(schemaCase).size) return;
  const wanted = schemaCase.conjuncts
    .filter(({ schema }) => schema.propertyNames !== undefined)
    .map((conjunct) => subschemaAt(conjunct, 'propertyNames'));
  for (const name of candidateNewNames(schemaCase, wanted, context, count)) {
    if (wanted.every((node) => accepts(node, name, context) !== false)) yield name;
  }
}

/** Yields candidates for names: arbitrary ones first, then names that the patterns of the case match. */
function* candidateNewNames(
  schemaCase: SchemaCase,
  wanted: readonly PlacedSchema[],
  context: Context,
  count: number,
): Generator<string> {
  for (let index = 1; index <= count; index += 1) yield `other${index}`;
  for (const pattern of schemaCase.conjuncts.flatMap(namePatternsOf)) yield* candidateTexts([pattern], [], 1);
  if (wanted.length === 0) return;
  const texts: PlacedSchema = {
    side: schemaCase.home.side,
    schema: { type: 'string' },
    path: schemaCase.home.path,
    derivation: 'derived names ',
  };
  for (const names of casesOf({ nodes: [...wanted, texts], home: schemaCase.home }, context)) {
    for (const name of enumeratedValuesIn(names, context) ?? candidateTextsIn(names))
      if (typeof name === 'string') yield name;
  }
}
