import { entryOf, list, opaque, stringOf, truthOf, whyOf } from '../../../value/make.ts';
import type { Origin, Structure, Value } from '../../../value/value.ts';
import { asValue, build } from '../build.ts';
import { fieldsOf, itemFields, noParts, roles } from '../fields.ts';
import { annotate, describe, uiKey } from '../metadata.ts';
import { nodeOf, type SchemaHost } from '../schema.ts';
import type { InnerSchemaReader } from './inside.ts';
import { keywordOf, valueAt } from './keywords.ts';
import { readObject } from './objects.ts';
import { lengthChecks, readNumber, readString } from './scalars.ts';

/** Reads a keyword or a type; returns undefined if the schema does not have it. */
type Reader = (schema: Structure, inside: InnerSchemaReader) => Value | undefined;

interface Applying {
  /** Whether the schema's `x-zui` is applied. */
  readonly applied: boolean;
  /** Whether it is inside a wrapper: then the `x-zui` of its inner schemas is not applied. */
  readonly wrapped?: boolean | undefined;
}

/** Converts a JSON Schema to a schema like the platform's older reader. */
export function readSchema(value: Value, host: SchemaHost, { applied, wrapped }: Applying = { applied: true }): Value {
  const { origin } = value;
  if (value.kind === 'literal') return build(host, { kind: truthOf(value) ? 'any' : 'never' }, noParts, origin);
  if (value.kind !== 'object') return opaque(whyOf(value, 'this is not a JSON Schema'), origin);
  if (value.rest !== undefined) return opaque(value.rest, origin);
  const fallback = valueAt(value, 'default');
  const isBare = applied && wrapped !== true && fallback === undefined;
  const body = bodyOf(value, {
    host,
    readWhole: (schema, within) => readSchema(schema, host, { applied: isBare, ...within }),
    readBare: (schema) => readSchema(schema, host, { applied: false }),
  });
  const read = withMetadata(body, value, applied);
  return fallback === undefined
    ? read
    : build(host, { kind: 'default', given: fallback }, roles({ inner: read }), origin);
}

function bodyOf(schema: Structure, inside: InnerSchemaReader): Value {
  for (const reader of readers) {
    const body = reader(schema, inside);
    if (body !== undefined) return body;
  }
  return build(inside.host, { kind: 'any' }, noParts, schema.origin);
}

function withMetadata(body: Value, schema: Structure, applied: boolean): Value {
  const node = nodeOf(body);
  if (node === undefined) return body;
  const description = keywordOf(schema, 'description');
  const isDescribed = description !== undefined && truthOf(description.value) !== false;
  const described = isDescribed ? describe(node, description) : node;
  const ui = applied ? valueAt(schema, uiKey) : undefined;
  return asValue(ui === undefined ? described : annotate(described, fieldsOf(ui)), schema.origin);
}

const ofType =
  (type: string, reader: (schema: Structure, inside: InnerSchemaReader) => Value): Reader =>
  (schema, inside) =>
    stringOf(valueAt(schema, 'type')) === type ? reader(schema, inside) : undefined;

/** Reads the list under a keyword. */
const ofList =
  (keyword: string, reader: (items: readonly Value[], schema: Structure, inside: InnerSchemaReader) => Value): Reader =>
  (schema, inside) => {
    const items = valueAt(schema, keyword);
    if (items === undefined || (keyword === 'type' && stringOf(items) !== undefined)) return undefined;
    if (items.kind !== 'array') return opaque(whyOf(items, `\`${keyword}\` is not a list`), schema.origin);
    return items.rest === undefined ? reader(items.items, schema, inside) : opaque(items.rest, schema.origin);
  };

const refused =
  (keyword: string): Reader =>
  (schema) =>
    valueAt(schema, keyword) && opaque(`the platform does not carry \`${keyword}\` over`, schema.origin);

function readArray(schema: Structure, { host, readWhole }: InnerSchemaReader): Value {
  const { origin } = schema;
  const items = valueAt(schema, 'items');
  if (items?.kind === 'array') {
    const parts = itemFields(
      list(
        items.items.map((item) => readWhole(item)),
        items.origin,
        items.rest,
      ),
    );
    return build(host, { kind: 'tuple' }, parts, origin);
  }
  const element = items ? readWhole(items) : build(host, { kind: 'any' }, noParts, origin);
  return build(host, { kind: 'array', checks: lengthChecks(schema) }, roles({ element }), origin);
}

/** A single option is returned as is. */
function unionOf(options: readonly Value[], origin: Origin, host: SchemaHost): Value {
  const [first] = options;
  if (first === undefined) return build(host, { kind: 'any' }, noParts, origin);
  return options.length === 1 ? first : build(host, { kind: 'union' }, itemFields(list(options, origin)), origin);
}

/** Splits the sides in half until each is a single schema. */
function intersectionOf(sides: readonly Value[], origin: Origin, host: SchemaHost): Value {
  const [first] = sides;
  if (first === undefined) return build(host, { kind: 'never' }, noParts, origin);
  if (sides.length === 1) return first;
  const middle = Math.floor(sides.length / 2);
  const left = intersectionOf(sides.slice(0, middle), origin, host);
  const right = intersectionOf(sides.slice(middle), origin, host);
  return build(host, { kind: 'intersection' }, roles({ left, right }), origin);
}

function alternativesOf(options: readonly Value[], schema: Structure, { host, readBare }: InnerSchemaReader): Value {
  const { origin } = schema;
  const [first] = options;
  if (first !== undefined && options.length === 1) return readBare(first);
  const propertyName = fieldsOf(valueAt(schema, 'discriminator')).entries.get('propertyName')?.value;
  if (propertyName === undefined)
    return opaque('the platform does not carry `oneOf` without a discriminator over', origin);
  const parts = itemFields(list(options.map(readBare), origin));
  return build(host, { kind: 'discriminatedUnion', given: propertyName }, parts, origin);
}

const constantOf = (given: Value, host: SchemaHost): Value =>
  build(host, { kind: 'literal', given }, noParts, given.origin);

function enumerationOf(values: readonly Value[], { origin }: Structure, { host }: InnerSchemaReader): Value {
  const [first] = values;
  if (first === undefined) return build(host, { kind: 'never' }, noParts, origin);
  if (values.length === 1) return constantOf(first, host);
  const unknown = values.find(({ kind }) => kind !== 'literal');
  if (unknown !== undefined) return opaque(whyOf(unknown, 'a value of this enum is not known'), origin);
  const isText = values.every((value) => stringOf(value) !== undefined);
  if (isText) return build(host, { kind: 'enum', given: list(values, origin) }, noParts, origin);
  return unionOf(
    values.map((value) => constantOf(value, host)),
    origin,
    host,
  );
}

/** Reads each type as if it were the only one, including the description. */
const typesOf = (types: readonly Value[], schema: Structure, { host, readBare }: InnerSchemaReader): Value => {
  const each = types.map((type) => {
    const entries = new Map(schema.entries).set('type', entryOf(type));
    return readBare({ ...schema, entries });
  });
  return build(host, { kind: 'union' }, itemFields(list(each, schema.origin)), schema.origin);
};

const readers: readonly Reader[] = [
  refused('nullable'),
  ofType('object', readObject),
  ofType('array', readArray),
  ofList('anyOf', (options, { origin }, { host, readBare }) => unionOf(options.map(readBare), origin, host)),
  ofList('allOf', (sides, { origin }, { host, readBare }) => intersectionOf(sides.map(readBare), origin, host)),
  ofList('oneOf', alternativesOf),
  refused('not'),
  ofList('enum', enumerationOf),
  (schema, { host }) => {
    const given = valueAt(schema, 'const');
    return given && constantOf(given, host);
  },
  ofList('type', typesOf),
  ofType('string', readString),
  ofType('number', readNumber),
  ofType('integer', readNumber),
  ofType('boolean', ({ origin }, { host }) => build(host, { kind: 'boolean', checks: [] }, noParts, origin)),
  ofType('null', ({ origin }, { host }) => build(host, { kind: 'null' }, noParts, origin)),
  refused('if'),
  (schema, { host }) => {
    const given = valueAt(schema, '$ref');
    return given && build(host, { kind: 'ref', given }, noParts, schema.origin);
  },
];
