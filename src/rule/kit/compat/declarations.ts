import { isObject } from '../../../data/objects.ts';
import { type Path, partOf } from '../../../data/path.ts';
import type { JsonSchema, SchemaDifference } from '../../index.ts';
import { isSchema } from '../../schema/schemas-within.ts';
import type { Harmless } from './schema-use.ts';

/** The paths of two corresponding schemas, and of the values that they describe. */
type PairPaths = Pick<SchemaDifference, 'base' | 'head' | 'value'>;

/** Two schemas that certainly correspond to each other. */
export interface SchemaPair extends PairPaths {
  readonly before: JsonSchema;
  readonly after: JsonSchema;
}

/**
 * Yields the properties that one version declares and the other accepts undeclared, because its objects are open. No value is
 * newly refused, but authors see one property more or one less.
 */
export function* declarationsBetween(before: JsonSchema, after: JsonSchema): Generator<Harmless> {
  for (const pair of schemaPairsIn(before, after)) {
    const [oldNames, newNames] = [new Set(namesIn(pair.before)), new Set(namesIn(pair.after))];
    const { before: base, after: head } = pair;
    const added = isOpen(base) ? Object.keys(propertiesOf(head)).filter((name) => !oldNames.has(name)) : [];
    const removed = isOpen(head) ? Object.keys(propertiesOf(base)).filter((name) => !newNames.has(name)) : [];
    for (const name of added) yield { way: 'gained', difference: createDeclaredDifference(pair, name) };
    for (const name of removed) yield { way: 'lost', difference: createDeclaredDifference(pair, name) };
  }
}

export const propertiesOf = ({ properties }: JsonSchema): JsonSchema => (isObject(properties) ? properties : {});

/** Returns the declared property names, including those in `allOf`. */
const namesIn = ({ properties, allOf }: JsonSchema): readonly string[] => [
  ...Object.keys(propertiesOf({ properties })),
  ...(Array.isArray(allOf) ? allOf.filter(isSchema).flatMap(namesIn) : []),
];

/** Whether an object schema accepts any other property. With `patternProperties` it accepts only some. */
const isOpen = ({ type, properties, patternProperties, additionalProperties: others }: JsonSchema): boolean =>
  (type === undefined ? isObject(properties) : [type].flat().includes('object')) &&
  patternProperties === undefined &&
  (others === undefined || others === true || (isObject(others) && Object.keys(others).length === 0));

const createDeclaredDifference = ({ base, head, value }: PairPaths, name: string): SchemaDifference => ({
  kind: 'unknown',
  reason: 'property-declared',
  data: { name },
  base: [...base, 'properties', name],
  head: [...head, 'properties', name],
  value: [...value, name],
});

/** Yields two schemas, and the pairs of their subschemas that certainly correspond to each other. */
export function* schemaPairsIn(before: JsonSchema, after: JsonSchema): Generator<SchemaPair> {
  const open: SchemaPair[] = [{ before, after, base: [], head: [], value: [] }];
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    yield pair;
    open.push(...[...childPairs(pair)].reverse());
  }
}

/** Yields the direct subschemas of two schemas that certainly correspond to each other. */
function* childPairs(pair: SchemaPair): Generator<SchemaPair> {
  const { before, after } = pair;
  for (const name of Object.keys(propertiesOf(before))) yield* pairsAt(pair, ['properties', name], name);
  yield* pairsAt(pair, ['items'], 0);
  const [oldVariant, newVariant] = [variantOf(before), variantOf(after)];
  if (oldVariant && newVariant) yield* pairsAt(pair, oldVariant, undefined, newVariant);
}

function* pairsAt(
  pair: SchemaPair,
  basePath: Path,
  step: string | number | undefined,
  headPath: Path = basePath,
): Generator<SchemaPair> {
  const [before, after] = [partOf(pair.before, basePath), partOf(pair.after, headPath)];
  if (!isSchema(before) || !isSchema(after) || before === after) return;
  const value = step === undefined ? pair.value : [...pair.value, step];
  yield { before, after, base: [...pair.base, ...basePath], head: [...pair.head, ...headPath], value };
}

/** Returns the path of the only variant that is not `null`. If there are several, they may have been reordered. */
function variantOf({ anyOf }: JsonSchema): Path | undefined {
  const variants = Array.isArray(anyOf) ? [...anyOf.entries()].filter(([, variant]) => variant?.type !== 'null') : [];
  const [only, another] = variants;
  return only && !another ? ['anyOf', only[0]] : undefined;
}
