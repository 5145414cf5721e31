import { closest, didYouMean } from '../../../../data/closest.ts';
import { stringOf } from '../../value/make.ts';
import { misspelt } from '../../value/misspelt.ts';
import type { Literal, Origin, Value, ValueEntry } from '../../value/value.ts';
import { enumerators } from './enumerators.ts';
import { givenOf, nodeOf, partOf, partsOf, type SchemaHost, type SchemaKind, type SchemaNode } from './schema.ts';

/** The reason why a discriminator is unknown: the argument is known, but not a name. */
const noName = 'this is not the name of a field';

/** Reports options that `z.discriminatedUnion` throws at: their discriminator does not distinguish them. */
export function expectDiscriminated(given: Value | undefined, options: Value | undefined, host: SchemaHost): void {
  if (given === undefined || options?.kind !== 'array') return;
  const name = stringOf(given);
  if (name === undefined) reportNoName(given, host);
  if (name === undefined || name in Object.prototype) return;
  const objects = options.items.flatMap((option) => optionOf(option, name, host) ?? []);
  const withoutDiscriminator = objects.filter(({ found }) => found === undefined);
  if (withoutDiscriminator.length > 0 && withoutDiscriminator.length === objects.length) {
    reportAt(
      host,
      given.origin,
      `No option has \`${name}\`.${didYouMean(closest(name, namesOf(withoutDiscriminator)))}`,
    );
  } else {
    for (const { node, at } of withoutDiscriminator) {
      const meant = closest(name, partsOf(node).entries.keys());
      reportAt(host, at, `This option has no \`${name}\`, which tells it from the others.${didYouMean(meant)}`);
    }
    expectDistinct(name, objects, host);
  }
}

/** A schema in place of a name is reported wherever plain data is expected; an array of one name converts to that name. */
function reportNoName(given: Value, host: SchemaHost): void {
  if (given.kind === 'opaque' || given.kind === 'exotic' || (given.kind === 'array' && given.items.length === 1))
    return;
  const message = "Expected the name of a field here, as in `z.discriminatedUnion('type', […])`.";
  host.report({ ...(misspelt(given, host) ?? { id: 'value-unexpected', message, at: given.origin }), why: noName });
}

/** An option whose discriminator is known, or known to be absent. */
interface Option {
  readonly node: SchemaNode;
  readonly at: Origin;
  readonly found: ValueEntry | undefined;
}

const namesOf = (options: readonly Option[]): readonly string[] =>
  options.flatMap(({ node }) => [...partsOf(node).entries.keys()]);

function reportAt(host: SchemaHost, at: Origin, message: string): void {
  host.report({ id: 'value-unexpected', message, at });
}

function optionOf(option: Value, name: string, host: SchemaHost): Option | undefined {
  const node = nodeOf(option);
  if (node === undefined) return undefined;
  if (node.kind !== 'object') {
    const message = 'Expected a `z.object({ … })` as an option here; `z.union` takes any schema.';
    reportAt(host, option.origin, message);
    return undefined;
  }
  const { entries, rest } = partsOf(node);
  const found = entries.get(name);
  return found === undefined && rest !== undefined ? undefined : { node, at: option.origin, found };
}

function expectDistinct(name: string, options: readonly Option[], host: SchemaHost): void {
  const places = new Map<Literal['value'], Origin>();
  for (const { found } of options) {
    const values = found && valuesOf(found.value);
    if (found === undefined || values === undefined) continue;
    const at = found.value.origin;
    if (values.length === 0) reportAt(host, at, `Expected \`z.literal(…)\` or \`z.enum([…])\` for \`${name}\` here.`);
    for (const value of values) {
      const first = places.get(value);
      const isTwice = first !== undefined;
      if (isTwice) {
        const message = `\`${value}\` is the \`${name}\` of more than one option.`;
        host.report({ id: 'value-unexpected', message, at, ...(first.file === at.file && { first }) });
      }
      places.set(value, first ?? at);
    }
  }
}

type Values = readonly Literal['value'][];

/**
 * Returns the discriminator values of an option; an empty list if the schema cannot be a discriminator; undefined if they are
 * unknown.
 */
function valuesOf(schema: Value): Values | undefined {
  const node = nodeOf(schema);
  return node && values[node.kind]?.(node);
}

const none = (): Values => [];
const inner = (node: SchemaNode): Values | undefined => valuesOf(partOf(node, 'inner'));

const besides =
  (value: null | undefined) =>
  (node: SchemaNode): Values | undefined => {
    const found = inner(node);
    return found && [value, ...found];
  };

const listed =
  (values: (given: Value) => Value) =>
  (node: SchemaNode): Values | undefined => {
    const list = values(givenOf(node));
    const isKnown = list.kind === 'array' && list.rest === undefined;
    const literals = isKnown ? list.items.filter((item) => item.kind === 'literal') : [];
    return isKnown && literals.length === list.items.length ? literals.map(({ value }) => value) : undefined;
  };

function constant(node: SchemaNode): Values | undefined {
  const given = givenOf(node);
  return given.kind === 'literal' ? [given.value] : undefined;
}

/** The values of other kinds, such as those behind a getter, are unknown. */
const values: Partial<Record<SchemaKind, (node: SchemaNode) => Values | undefined>> = {
  literal: constant,
  enum: listed((given) => given),
  nativeEnum: listed(enumerators),
  null: () => [null],
  undefined: () => [undefined],
  optional: besides(undefined),
  nullable: besides(null),
  ...Object.fromEntries(
    ['default', 'catch', 'branded', 'readonly', 'upstream', 'downstream'].map((kind) => [kind, inner]),
  ),
  ...Object.fromEntries(
    ['string', 'number', 'boolean', 'any', 'unknown', 'object', 'array', 'record', 'union'].map((kind) => [kind, none]),
  ),
};
