import { inOrder, isUndefined, literal, opaque, structure, whyOf } from '../../../../value/make.ts';
import type { Value, ValueEntry } from '../../../../value/value.ts';
import { holds } from '../../../sdk/version/facts-by-version.ts';
import { accepts } from '../../accepts.ts';
import { withoutLostSpreads } from '../../expected-fields.ts';
import { checksOf, givenOf, nodeOf, partOf, partsOf, type SchemaNode } from '../../schema.ts';
import { expectSchemaIfAny, notASchema } from '../../unexpected.ts';
import { drafted, isOpaque } from '../draft.ts';
import { type Presence, requiredOf } from '../required.ts';
import { anything } from './compounds.ts';
import type { LegacyConversion, LegacyConvert } from './conversion.ts';
import { string } from './values.ts';

export const record: LegacyConvert = (node, conversion) => {
  const { origin } = node;
  const value = partOf(node, 'value');
  return {
    entries: drafted(origin, {
      type: literal('object', origin),
      additionalProperties: conversion.into('additionalProperties').of(value) ?? anything(value),
      propertyNames: namesOf(partOf(node, 'key')),
    }),
  };
};

/** Returns the schema of the property names: only enums and strings with checks have one. */
function namesOf(key: Value): Value | undefined {
  const node = nodeOf(key);
  if (node === undefined) return opaque(whyOf(key, notASchema), key.origin);
  if (node.kind === 'enum') return structure(drafted(key.origin, { enum: givenOf(node) }), key.origin);
  if (node.kind !== 'string' || checksOf(node).length === 0) return undefined;
  const draft = string(node);
  if (isOpaque(draft)) return draft;
  return structure(new Map([...draft.entries].filter(([keyword]) => keyword !== 'type')), key.origin);
}

export const object: LegacyConvert = (node, conversion) => {
  const { origin } = node;
  const { entries, rest } = partsOf(node);
  const properties = new Map<string, ValueEntry>();
  const presences: Presence[] = [];
  for (const [name, { key, value }] of inOrder(withoutLostSpreads(entries, conversion.host))) {
    // A property without a schema is left out.
    if (isUndefined(value) && expectSchemaIfAny(value, conversion.host)) continue;
    const converted = conversion.intoProperty(name).of(value);
    if (converted === undefined) continue;
    properties.set(name, { key, value: converted });
    presences.push({ name, key, optional: accepts(value, literal(undefined, origin), conversion.host) });
  }
  return {
    entries: drafted(origin, {
      type: literal('object', origin),
      properties: structure(properties, origin, rest),
      required: requiredOf(presences, rest, origin),
      additionalProperties: additional(node, conversion),
    }),
  };
};

function additional(node: SchemaNode, conversion: LegacyConversion): Value {
  const unknownKeys = 'unknownKeys' in node ? node.unknownKeys : 'strip';
  if (typeof unknownKeys === 'string') return literal(unknownKeys === 'passthrough', node.origin);
  const { settings, host } = conversion;
  if (nodeOf(unknownKeys)?.kind === 'never' && (!settings.former || holds('never-closes', host.sdk)))
    return literal(false, unknownKeys.origin);
  return conversion.into('additionalProperties').of(unknownKeys) ?? literal(true, unknownKeys.origin);
}
