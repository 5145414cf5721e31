import { isUndefined, list, literal, opaque, structure } from '../../../value/make.ts';
import type { Origin, Structure, Value, ValueEntry } from '../../../value/value.ts';
import { asValue } from '../build.ts';
import { argument } from '../builders/builder.ts';
import { causeIn } from '../cause.ts';
import { fieldOf, fieldsOf, noParts } from '../fields.ts';
import { annotate, asSecret, describe, descriptionOf } from '../metadata.ts';
import { rootOf, type SchemaNode } from '../schema.ts';
import { type Method, ofAll, ofKinds } from './method.ts';

/** Adds one entry to `x-zui`, under the method's own name. */
const settingMetadata =
  (name: string, value: (args: readonly Value[], origin: Origin) => Value, on?: 'self'): Method =>
  ({ node, key }, args, origin) => {
    const entry: ValueEntry = { key, value: value(args, origin) };
    return asValue(annotate(node, { entries: new Map([[name, entry]]) }, on), origin);
  };

/** The message if it is called like a method, or if it must be present. */
const undescribed = 'The schema has no `description`: `.describe(…)` gives it one.';

const text = (args: readonly Value[], origin: Origin): Value => args[0] ?? literal(undefined, origin);

/** A function becomes its source text, which the platform's bundler rewrites first. */
const flag = (args: readonly Value[], origin: Origin): Value => {
  const [value] = args;
  if (value === undefined || isUndefined(value)) return literal(true, origin);
  return value.kind === 'function' ? opaque('the text of a function after bundling', value.origin) : value;
};

const displayed = (options: Value): Value =>
  list([fieldOf(options, 'id', options.origin), fieldOf(options, 'params', options.origin)], options.origin);

const displayAs: Method = (receiver, args, origin) => {
  const options = argument(args, 0, origin, receiver.node.host);
  return settingMetadata('displayAs', () => displayed(options), 'self')(receiver, args, origin);
};

function metadataObject(node: SchemaNode, origin: Origin): Structure {
  const root = rootOf(node);
  const { entries, rest } = root
    ? (root.metadata.ui ?? noParts)
    : { entries: noParts.entries, rest: causeIn(asValue(node, origin)) ?? 'the schema inside is not known' };
  return structure(entries, origin, rest);
}

export const metadata = ofAll({
  getters: {
    description: ({ node, key }) => descriptionOf(node)?.value ?? { ...literal(undefined, key), absence: undescribed },
    ui: ({ node, key }) => metadataObject(node, key),
  },
  methods: {
    describe: ({ node, key }, args, origin) => asValue(describe(node, { key, value: text(args, origin) }), origin),
    title: settingMetadata('title', text),
    placeholder: settingMetadata('placeholder', text),
    hidden: settingMetadata('hidden', flag),
    disabled: settingMetadata('disabled', flag),
    displayAs,
    metadata: ({ node }, args, origin) =>
      asValue(annotate(node, fieldsOf(argument(args, 0, origin, node.host)), 'self'), origin),
    getMetadata: ({ node }, _, origin) => metadataObject(node, origin),
  },
});

export const secrecy = ofKinds(['string'], {
  methods: {
    secret: ({ node, key }, _, origin) => asValue(asSecret(node, key, origin), origin),
  },
});
