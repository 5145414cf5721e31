import { inOrder, list, literal, opaque, structure } from '../../../../value/make.ts';
import { mapValues } from '../../../../value/own.ts';
import type { Value } from '../../../../value/value.ts';
import { accepts } from '../../accepts.ts';
import { withoutLostSpreads } from '../../expected-fields.ts';
import { mandatory } from '../../mandatory.ts';
import { descriptionOf } from '../../metadata.ts';
import { checksOf, givenOf, itemsOf, nodeOf, partOf, partsOf, type SchemaNode } from '../../schema.ts';
import { lengthChecks, lengths, withChecks } from '../checks.ts';
import { drafted, isOpaque, typeName, uiWith } from '../draft.ts';
import { requiredOf } from '../required.ts';
import { type CurrentConversion, type CurrentConvert, commonEntries } from './conversion.ts';

const several = (node: SchemaNode, { of }: CurrentConversion): Value =>
  list(itemsOf(node).map(of), node.origin, partsOf(node).rest);

export const union: CurrentConvert = (node, conversion) => ({
  entries: commonEntries(node, { [conversion.settings.union]: several(node, conversion) }),
});

export const discriminatedUnion: CurrentConvert = (node, conversion) => {
  const { origin, metadata } = node;
  const { discriminatedUnion: keyword, discriminator: isNamed } = conversion.settings;
  const propertyName = givenOf(node);
  const named = structure(drafted(origin, { propertyName }), origin);
  const def = typeName('ZodDiscriminatedUnion', origin, { discriminator: propertyName });
  return {
    entries: drafted(origin, {
      description: descriptionOf(node),
      [keyword]: several(node, conversion),
      discriminator: keyword === 'oneOf' && isNamed ? named : undefined,
      'x-zui': uiWith(metadata, { def }, origin),
    }),
  };
};

/** The platform removes `additionalProperties` from both sides, as each would refuse the other's properties. */
export const intersection: CurrentConvert = (node, { draftOf }) => {
  const sides = ['left', 'right'].map((side) => {
    const part = partOf(node, side);
    const draft = draftOf(part);
    if (isOpaque(draft)) return opaque(draft.why, part.origin);
    const kept = [...draft.entries].filter(([keyword]) => keyword !== 'additionalProperties');
    return structure(new Map(kept), part.origin, draft.rest);
  });
  return { entries: commonEntries(node, { allOf: list(sides, node.origin) }) };
};

export const tuple: CurrentConvert = (node, conversion) => {
  const rest = partsOf(node).entries.get('rest')?.value;
  const type = literal('array', node.origin);
  const items = several(node, conversion);
  return { entries: commonEntries(node, { type, items, additionalItems: rest && conversion.of(rest) }) };
};

const listing =
  (isUnique: boolean): CurrentConvert =>
  (node, { of }) => {
    const type = literal('array', node.origin);
    const uniqueItems = isUnique ? literal(true, node.origin) : undefined;
    const entries = commonEntries(node, { type, uniqueItems, items: of(partOf(node, 'element')) });
    return withChecks(entries, lengthChecks(checksOf(node)), lengths);
  };

export const array = listing(false);
export const set = listing(true);

export const record: CurrentConvert = (node, { of }) => {
  const type = literal('object', node.origin);
  return { entries: commonEntries(node, { type, additionalProperties: of(partOf(node, 'value')) }) };
};

export const object: CurrentConvert = (node, conversion) => {
  const { origin } = node;
  const { entries, rest } = partsOf(node);
  const absent = literal(undefined, origin);
  const shape = inOrder(withoutLostSpreads(entries, conversion.host));
  // A property keeps the position where the author wrote it, wherever its schema comes from.
  const properties = mapValues(shape, (value) => ({ ...conversion.of(mandatory(value)), origin: value.origin }));
  const presences = [...shape].map(([name, { key, value }]) => {
    return { name, key, optional: accepts(value, absent, conversion.host) };
  });
  return {
    entries: commonEntries(node, {
      type: literal('object', origin),
      properties: structure(properties, origin, rest),
      required: requiredOf(presences, rest, origin),
      additionalProperties: additional(node, conversion),
    }),
  };
};

function additional(node: SchemaNode, { of, settings }: CurrentConversion): Value {
  const unknownKeys = 'unknownKeys' in node ? node.unknownKeys : 'strip';
  if (typeof unknownKeys === 'string') return literal(unknownKeys === 'passthrough', node.origin);
  const isClosed = nodeOf(unknownKeys)?.kind === 'never' && !settings.former;
  return isClosed ? literal(false, unknownKeys.origin) : of(unknownKeys);
}
