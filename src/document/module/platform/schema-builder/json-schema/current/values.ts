import { literal, opaque, structure, whyOf } from '../../../../value/make.ts';
import type { Origin, Value, ValueEntry } from '../../../../value/value.ts';
import { descriptionOf } from '../../metadata.ts';
import { checksOf, givenOf, type Metadata } from '../../schema.ts';
import { type CheckConverters, withChecks } from '../checks.ts';
import { drafted, typeName, uiValue, uiWith } from '../draft.ts';
import { numberChecks, stringChecks } from './checks.ts';
import { type CurrentConvert, commonEntries } from './conversion.ts';
import { refusal } from './refusal.ts';

const constrained =
  (type: string, converters: CheckConverters): CurrentConvert =>
  (node, { host }) => {
    const checks = checksOf(node);
    for (const { kind, key } of checks) if (converters[kind] === undefined) refusal(host, `\`.${kind}()\``, key);
    return withChecks(commonEntries(node, { type: literal(type, node.origin) }), checks, converters);
  };

export const string = constrained('string', stringChecks);
export const number = constrained('number', numberChecks);
export const boolean: CurrentConvert = (node) => ({
  entries: commonEntries(node, { type: literal('boolean', node.origin) }),
});
export const any: CurrentConvert = (node) => ({ entries: commonEntries(node, {}) });
export const never: CurrentConvert = (node) => ({ entries: commonEntries(node, { not: literal(true, node.origin) }) });

export const unknown: CurrentConvert = (node) => {
  const ui = uiWith(node.metadata, { def: typeName('ZodUnknown', node.origin) }, node.origin);
  return { entries: drafted(node.origin, { description: descriptionOf(node), 'x-zui': ui }) };
};

const nothing = (origin: Origin, description?: ValueEntry, ui?: Value) =>
  drafted(origin, { type: literal('null', origin), description, 'x-zui': ui });

/** A JSON Schema that no value matches, marked in `x-zui` as `undefined`. */
const absence = (origin: Origin, description?: ValueEntry, metadata: Metadata = {}) =>
  drafted(origin, {
    not: literal(true, origin),
    description,
    'x-zui': uiWith(metadata, { def: typeName('ZodUndefined', origin) }, origin),
  });

export const nullValue = (origin: Origin): Value => structure(nothing(origin), origin);
export const undefinedValue = (origin: Origin): Value => structure(absence(origin), origin);

/** Of `null` and `undefined`, the platform keeps only the description; early versions also kept the other metadata. */
export const nullSchema: CurrentConvert = (node, { settings }) => {
  const ui = settings.former ? uiValue(node.metadata, node.origin) : undefined;
  return { entries: nothing(node.origin, descriptionOf(node), ui) };
};

export const undefinedSchema: CurrentConvert = (node, { settings }) => ({
  entries: absence(node.origin, descriptionOf(node), settings.former ? node.metadata : {}),
});

export const constant: CurrentConvert = (node, { host }) => {
  const { origin, metadata } = node;
  const given = givenOf(node);
  if (given.kind === 'array') return opaque(refusal(host, '`z.literal()` of a list', origin, '`z.enum([…])`'), origin);
  if (given.kind !== 'literal') return opaque(whyOf(given, 'this literal is not known'), origin);
  if (given.value === null) return { entries: nothing(origin, descriptionOf(node), uiValue(metadata, origin)) };
  if (given.value === undefined) return { entries: absence(origin, descriptionOf(node), metadata) };
  return { entries: commonEntries(node, { type: literal(typeof given.value, origin), const: given }) };
};

export const enumeration: CurrentConvert = (node) => ({
  entries: commonEntries(node, { type: literal('string', node.origin), enum: givenOf(node) }),
});

export const reference: CurrentConvert = (node) => ({
  entries: new Map([...drafted(node.origin, { $ref: givenOf(node) }), ...commonEntries(node, {})]),
});
