import { list, literal, opaque, structure, truthOf, whyOf } from '../../../../value/make.ts';
import type { Value, ValueEntry } from '../../../../value/value.ts';
import { holds } from '../../../sdk/version/facts-by-version.ts';
import { enumerators } from '../../enumerators.ts';
import { uiKey } from '../../metadata.ts';
import { checksOf, givenOf, type SchemaNode } from '../../schema.ts';
import { type CheckConverters, limiting, withChecks } from '../checks.ts';
import { drafted, type JsonSchemaEntries } from '../draft.ts';
import { empty, type LegacyConvert, nothing } from './conversion.ts';
import { withStringChecks } from './strings.ts';

/** Converts a string schema, for either parent. */
export const string = (node: SchemaNode): JsonSchemaEntries => withStringChecks(typed(node, 'string'), node);

/** Returns a type; for `z.coerce.string()` and the like also that values are coerced, which the first builders omitted. */
function typed(node: SchemaNode, type: string, format?: string): Map<string, ValueEntry> {
  const { origin } = node;
  const coerce = 'coerce' in node && holds('ui-everywhere', node.host.sdk) ? node.coerce : undefined;
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

const numberChecks: CheckConverters = {
  minimum: limiting('minimum'),
  exclusiveMinimum: limiting('exclusiveMinimum'),
  maximum: limiting('maximum'),
  exclusiveMaximum: limiting('exclusiveMaximum'),
  multipleOf: limiting('multipleOf'),
  int: ({ origin }) => ({ set: { type: literal('integer', origin) } }),
  finite: () => ({ set: {} }),
};

export const number: LegacyConvert = (node) => withChecks(typed(node, 'number'), checksOf(node), numberChecks);
export const boolean: LegacyConvert = (node) => ({ entries: typed(node, 'boolean') });
export const date: LegacyConvert = (node) => ({ entries: typed(node, 'string', 'date-time') });

export const bigint: LegacyConvert = (node) =>
  checksOf(node).length > 0
    ? opaque('limits of `z.bigint()` cannot be sent as JSON', node.origin)
    : { entries: typed(node, 'integer', 'int64') };

export const nullSchema: LegacyConvert = (node) => ({ entries: typed(node, 'null') });
export const anything: LegacyConvert = () => empty;
export const impossible: LegacyConvert = ({ origin }) => ({ entries: nothing(origin) });
/** Kinds that have no JSON Schema at all. */
export const unsent: LegacyConvert = () => undefined;

export const reference: LegacyConvert = (node) => ({ entries: drafted(node.origin, { $ref: givenOf(node) }) });

export const constant: LegacyConvert = (node) => {
  const given = givenOf(node);
  if (given.kind !== 'literal') return opaque(whyOf(given, 'this literal is not known'), node.origin);
  if (given.value === null || given.value === undefined) return { entries: typed(node, 'object') };
  return { entries: new Map([...typed(node, typeof given.value), ...drafted(node.origin, { const: given })]) };
};

export const enumeration: LegacyConvert = (node) => ({
  entries: new Map([...typed(node, 'string'), ...drafted(node.origin, { enum: givenOf(node) })]),
});

export const nativeEnumeration: LegacyConvert = (node) => {
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
