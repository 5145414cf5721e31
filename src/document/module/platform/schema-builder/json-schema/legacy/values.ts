import { list, literal, opaque, structure, truthOf, whyOf } from '../../../../value/make.ts';
import type { Entry, Value } from '../../../../value/value.ts';
import { enumerators } from '../../enumerators.ts';
import { uiKey } from '../../metadata.ts';
import { checksOf, givenOf, type SchemaNode } from '../../schema.ts';
import { limiting, type Sayings, withChecks } from '../checks.ts';
import { type Draft, drafted } from '../draft.ts';
import { type Convert, empty, nothing } from './conversion.ts';
import { withStringChecks } from './strings.ts';

/** A string as such, whoever it belongs to. */
export const string = (node: SchemaNode): Draft => withStringChecks(typed(node, 'string'), checksOf(node), node.origin);

/** A type; of `z.coerce.string()` and the like also that values are coerced. */
function typed(node: SchemaNode, type: string, format?: string): Map<string, Entry> {
  const { origin } = node;
  const coerce = 'coerce' in node ? node.coerce : undefined;
  return drafted(origin, {
    type: literal(type, origin),
    format: format === undefined ? undefined : literal(format, origin),
    [uiKey]: coerce && coercion(coerce),
  });
}

const coercion = (coerce: Value): Value =>
  truthOf(coerce) === undefined
    ? structure(new Map(), coerce.origin, whyOf(coerce, 'whether this is coerced is not known'))
    : structure(drafted(coerce.origin, { coerce }), coerce.origin);

const numberSayings: Sayings = {
  minimum: limiting('minimum'),
  exclusiveMinimum: limiting('exclusiveMinimum'),
  maximum: limiting('maximum'),
  exclusiveMaximum: limiting('exclusiveMaximum'),
  multipleOf: limiting('multipleOf'),
  int: ({ origin }) => ({ set: { type: literal('integer', origin) } }),
  finite: () => ({ set: {} }),
};

export const number: Convert = (node) => withChecks(typed(node, 'number'), checksOf(node), numberSayings);
export const boolean: Convert = (node) => ({ entries: typed(node, 'boolean') });
export const date: Convert = (node) => ({ entries: typed(node, 'string', 'date-time') });

export const bigint: Convert = (node) =>
  checksOf(node).length > 0
    ? opaque('limits of `z.bigint()` cannot be sent as JSON', node.origin)
    : { entries: typed(node, 'integer', 'int64') };

export const nullSchema: Convert = (node) => ({ entries: typed(node, 'null') });
export const anything: Convert = () => empty;
export const impossible: Convert = ({ origin }) => ({ entries: nothing(origin) });
/** Not part of what is sent at all. */
export const unsent: Convert = () => undefined;

export const reference: Convert = (node) => ({ entries: drafted(node.origin, { $ref: givenOf(node) }) });

export const constant: Convert = (node) => {
  const given = givenOf(node);
  if (given.kind !== 'literal') return opaque(whyOf(given, 'this literal is not known'), node.origin);
  if (given.value === null || given.value === undefined) return { entries: typed(node, 'object') };
  return { entries: new Map([...typed(node, typeof given.value), ...drafted(node.origin, { const: given })]) };
};

export const enumeration: Convert = (node) => ({
  entries: new Map([...typed(node, 'string'), ...drafted(node.origin, { enum: givenOf(node) })]),
});

export const nativeEnumeration: Convert = (node) => {
  const { origin } = node;
  const values = enumerators(givenOf(node));
  if (values.rest !== undefined) return opaque(values.rest, origin);
  const types = new Set(values.items.map((item) => (item.kind === 'literal' ? typeof item.value : 'unknown')));
  const [only] = types;
  const type =
    types.size === 1
      ? literal(only === 'string' ? 'string' : 'number', origin)
      : list([literal('string', origin), literal('number', origin)], origin);
  return { entries: drafted(origin, { type, enum: list(values.items, origin) }) };
};
