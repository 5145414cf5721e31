import { list, literal, structure } from '../../../../value/make.ts';
import type { ValueEntry } from '../../../../value/value.ts';
import { holds } from '../../../sdk/version/facts-by-version.ts';
import { withRest } from '../../fields.ts';
import { defaultOf, nodeOf, partOf } from '../../schema.ts';
import { drafted, isOpaque } from '../draft.ts';
import { empty, type LegacyConvert, nothing, withMetadata } from './conversion.ts';
import { primitiveType } from './unions.ts';

/** Wrappers that have no effect on the JSON Schema. */
export const inner: LegacyConvert = (node, conversion) => conversion.draftOf(partOf(node, 'inner'));

export const optional: LegacyConvert = (node, conversion) => {
  const { origin } = node;
  if (conversion.atProperty) return inner(node, conversion);
  const value = conversion.into('anyOf', '1').of(partOf(node, 'inner'));
  if (value === undefined) return empty;
  // If the value is unknown, so is whether it has a JSON Schema.
  if (value.kind === 'opaque') return value;
  return { entries: drafted(origin, { anyOf: list([structure(nothing(origin), origin), value], origin) }) };
};

/** A simple type and `null` become one list of types; any other schema becomes an alternative to `null`. */
export const nullable: LegacyConvert = (node, conversion) => {
  const { origin } = node;
  const part = partOf(node, 'inner');
  const simple = nodeOf(part);
  const type = simple && primitiveType(simple);
  if (simple !== undefined && type !== undefined) {
    const types = list([literal(type, simple.origin), literal('null', origin)], origin);
    const draft = { entries: drafted(origin, { type: types }) };
    // In versions that describe the wrapper itself, the description is the wrapper's own.
    if (!holds('description-inside', conversion.host.sdk)) return draft;
    return withMetadata(draft, simple.metadata, simple.origin);
  }
  const value = conversion.into('anyOf', '0').of(part);
  if (value?.kind === 'opaque') return value;
  const none = structure(drafted(origin, { type: literal('null', origin) }), origin);
  return value && { entries: drafted(origin, { anyOf: list([value, none], origin) }) };
};

export const withDefault: LegacyConvert = (node, conversion) => {
  const draft = inner(node, conversion) ?? empty;
  if (isOpaque(draft)) return draft;
  const entry: ValueEntry = { key: node.origin, value: defaultOf(node, conversion.host) };
  return withRest(new Map(draft.entries).set('default', entry), draft.rest);
};
