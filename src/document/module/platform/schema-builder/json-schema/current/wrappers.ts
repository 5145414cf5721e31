import { list, literal } from '../../../../value/make.ts';
import type { Value, ValueEntry } from '../../../../value/value.ts';
import { withRest } from '../../fields.ts';
import { descriptionOf } from '../../metadata.ts';
import { defaultOf, partOf, type SchemaNode } from '../../schema.ts';
import { drafted, isOpaque, typeName, uiWith } from '../draft.ts';
import type { CurrentConversion, CurrentConvert } from './conversion.ts';
import { nullValue, undefinedValue } from './values.ts';

/** For positions without a property to omit, such as array items. */
export const optional: CurrentConvert = (node, { of, settings }) => {
  const { origin, metadata } = node;
  const description = settings.former ? metadata.description : descriptionOf(node);
  const anyOf = list([of(partOf(node, 'inner')), undefinedValue(origin)], origin);
  const ui = uiWith(metadata, { def: typeName('ZodOptional', origin) }, origin);
  return { entries: drafted(origin, { description, anyOf, 'x-zui': ui }) };
};

export const nullable: CurrentConvert = (node, { of }) => {
  const { origin, metadata } = node;
  const anyOf = list([of(partOf(node, 'inner')), nullValue(origin)], origin);
  const ui = uiWith(metadata, { def: typeName('ZodNullable', origin) }, origin);
  return { entries: drafted(origin, { anyOf, 'x-zui': ui }) };
};

/** Adds one keyword to the inner schema. */
const adding =
  (keyword: string, said: (node: SchemaNode, conversion: CurrentConversion) => Value): CurrentConvert =>
  (node, conversion) => {
    const draft = conversion.draftOf(partOf(node, 'inner'));
    if (isOpaque(draft)) return draft;
    const entry: ValueEntry = { key: node.origin, value: said(node, conversion) };
    return withRest(new Map(draft.entries).set(keyword, entry), draft.rest);
  };

export const withDefault = adding('default', (node, { host }) => defaultOf(node, host));

export const readonly = adding('readOnly', (node) => literal(true, node.origin));
