import { tooManySteps } from '../../../../value/cost.ts';
import { list, literal, opaque, structure, truthOf, whyOf } from '../../../../value/make.ts';
import type { Literal, Origin, Value } from '../../../../value/value.ts';
import { causeIn } from '../../cause.ts';
import {
  checksOf,
  costOfSettings,
  givenOf,
  itemsOf,
  nodeOf,
  partsOf,
  type SchemaKind,
  type SchemaNode,
} from '../../schema.ts';
import { expectSchema, notASchema } from '../../unexpected.ts';
import { drafted, type JsonSchemaEntries } from '../draft.ts';
import { several } from './compounds.ts';
import type { LegacyConversion, LegacyConvert } from './conversion.ts';

const primitives: Partial<Record<SchemaKind, string>> = {
  string: 'string',
  number: 'number',
  bigint: 'integer',
  boolean: 'boolean',
  null: 'null',
};

/** Returns the type of a schema that has no other constraint. */
export const primitiveType = (node: SchemaNode): string | undefined =>
  checksOf(node).length === 0 ? primitives[node.kind] : undefined;

type Gathering = (options: readonly SchemaNode[], origin: Origin) => JsonSchemaEntries | undefined;

/** Merges simple options into one list of types or of values. */
export const union: LegacyConvert = (node, conversion) => {
  const { origin } = node;
  const options: SchemaNode[] = [];
  for (const item of itemsOf(node)) {
    const option = nodeOf(item);
    if (option === undefined) {
      expectSchema(item, conversion.host);
      return opaque(whyOf(item, notASchema), origin);
    }
    options.push(option);
  }
  const { rest } = partsOf(node);
  if (rest !== undefined) return opaque(rest, origin);
  if (!conversion.host.spend(options.reduce((cost, option) => cost + costOfSettings(option), 0))) {
    return opaque(tooManySteps, origin);
  }
  for (const gather of [types, literals, enums]) {
    const draft = gather(options, origin);
    if (draft !== undefined) return draft;
  }
  return alternatives(node, conversion);
};

const types: Gathering = (options, origin) => {
  const found = options.map(primitiveType);
  if (found.includes(undefined)) return undefined;
  return { entries: drafted(origin, { type: oneOrSeveral(found, origin) }) };
};

function oneOrSeveral(names: readonly (string | undefined)[], origin: Origin): Value | undefined {
  const each = [...new Set(names)].map((name) => literal(name, origin));
  return each.length > 1 ? list(each, origin) : each[0];
}

const isLiteral = (value: Value): value is Literal => value.kind === 'literal';

/** Returns the distinct values, at their first occurrence. `NaN` is dropped, as it equals nothing. */
function unique(values: readonly Literal[]): readonly Literal[] {
  const first = new Map<Literal['value'], Literal>();
  for (const literal of values) if (!first.has(literal.value)) first.set(literal.value, literal);
  return [...first.values()].filter(({ value }) => !Number.isNaN(value));
}

function jsonType({ value }: Literal): string | undefined {
  if (value === null) return 'null';
  return value === undefined ? undefined : typeof value;
}

/** Literals are merged unless one has a description. */
const literals: Gathering = (options, origin) => {
  if (options.some(({ kind }) => kind !== 'literal')) return undefined;
  const described = options.map(
    ({ metadata: { description } }) => description !== undefined && truthOf(description.value),
  );
  if (described.includes(true)) return undefined;
  const values = options.map(givenOf).filter(isLiteral);
  if (described.includes(undefined) || values.length < options.length) {
    const texts = options.map(({ metadata: { description } }) => description?.value);
    const why = causeIn(...texts, ...options.map(givenOf));
    return opaque(why ?? 'how these literals are merged is not known', origin);
  }
  const found = values.map(jsonType);
  if (found.includes(undefined)) return undefined;
  return { entries: drafted(origin, { type: oneOrSeveral(found, origin), enum: list(unique(values), origin) }) };
};

/** Values of earlier enums are left out; values that one enum repeats itself are not. */
const enums: Gathering = (options, origin) => {
  if (options.some(({ kind }) => kind !== 'enum')) return undefined;
  const lists = options.map(givenOf).map((values) => (values.kind === 'array' ? values : list([values], origin)));
  const isKnown = lists.every(({ items, rest }) => rest === undefined && items.every(isLiteral));
  const values: Literal[] = [];
  const before = new Set<Literal['value']>();
  for (const { items } of lists) {
    const own = items.filter(isLiteral).filter(({ value }) => !before.has(value));
    for (const item of own) {
      values.push(item);
      before.add(item.value);
    }
  }
  const unknown = isKnown ? undefined : (causeIn(...lists) ?? 'a value of these enums is not known');
  return { entries: drafted(origin, { type: literal('string', origin), enum: list(values, origin, unknown) }) };
};

export function alternatives(node: SchemaNode, conversion: LegacyConversion): JsonSchemaEntries | undefined {
  const { origin } = node;
  const { rest } = partsOf(node);
  const keyword = conversion.settings.union;
  const options = several(itemsOf(node), conversion, keyword);
  if (options.length === 0 && rest === undefined) return undefined;
  const isNamed = node.kind === 'discriminatedUnion' && conversion.settings.discriminator;
  const named = isNamed ? structure(drafted(origin, { propertyName: givenOf(node) }), origin) : undefined;
  return { entries: drafted(origin, { [keyword]: list(options, origin, rest), discriminator: named }) };
}
