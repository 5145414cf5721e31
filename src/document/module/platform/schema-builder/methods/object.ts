import { inOrder, isUndefined, list, literal, opaque, stringOf, structure, whyOf } from '../../../value/make.ts';
import type { Origin, Value, ValueEntry } from '../../../value/value.ts';
import { build, moved } from '../build.ts';
import { argument } from '../builders/builder.ts';
import { causeIn } from '../cause.ts';
import { deepPartial } from '../deep-partial.ts';
import { expectFields } from '../expected-fields.ts';
import { expectNamed } from '../expected-names.ts';
import { fieldsOf, maskOf, type NamedValues, noParts, obscured, overlay, roles, withRest } from '../fields.ts';
import { inherited } from '../metadata.ts';
import { isFormer, type NodeOf, nodeOf, partOf, partsOf, type SchemaNode } from '../schema.ts';
import { expectSchema, expectSchemaIfAny, notASchema } from '../unexpected.ts';
import { type Method, ofKinds } from './method.ts';

type ObjectMethod = Method<NodeOf<'object'>>;

const reshaped = ({ host, unknownKeys, metadata }: NodeOf<'object'>, parts: NamedValues, origin: Origin): Value =>
  build(host, { kind: 'object', unknownKeys }, parts, origin, metadata);

const closing =
  (unknownKeys: 'strip' | 'strict' | 'passthrough'): ObjectMethod =>
  ({ node }, _, origin) =>
    build(node.host, { kind: 'object', unknownKeys }, partsOf(node), origin, node.metadata);

const extend: ObjectMethod = ({ node, key }, args, origin) => {
  const added = argument(args, 0, origin, node.host);
  if (isUndefined(added)) expectSchemaIfAny(added, node.host);
  else expectFields(added, { taker: '.extend', at: key }, node.host);
  return reshaped(node, overlay(partsOf(node), fieldsOf(added)), origin);
};

/** The effect of passing `undefined` differs between versions. */
const catchall: ObjectMethod = ({ node }, args, origin) => {
  const others = argument(args, 0, origin, node.host);
  const isNone = isUndefined(others);
  if (isNone) expectSchemaIfAny(others, node.host);
  const unknownKeys = isNone ? opaque(notASchema, others.origin) : others;
  return build(node.host, { kind: 'object', unknownKeys }, partsOf(node), origin, node.metadata);
};

const notOfAnObject = 'this is not an object schema';

/** Reports a merged schema that is not an object's; `at` is the name of the method. */
function expectToMerge({ kind, host }: SchemaNode, at: Origin): void {
  const message = `\`.merge()\` takes the schema of an object, \`z.object({ … })\`, but is given one of kind \`${kind}\`.`;
  host.report({ id: 'value-unexpected', message, why: notOfAnObject, at });
}

/** Drops the metadata of the first object. */
const merge: ObjectMethod = ({ node, key }, args, origin) => {
  const other = argument(args, 0, origin, node.host);
  const merging = nodeOf(other);
  if (merging?.kind === 'object') {
    return build(
      node.host,
      { kind: 'object', unknownKeys: merging.unknownKeys },
      overlay(partsOf(node), partsOf(merging)),
      origin,
    );
  }
  if (merging === undefined) expectSchema(other, node.host);
  else if (node.host.borrowed === undefined) expectToMerge(merging, key);
  const why = whyOf(other, merging === undefined ? notASchema : notOfAnObject);
  const unknown: NamedValues = { entries: new Map(), rest: why };
  return build(
    node.host,
    { kind: 'object', unknownKeys: opaque(why, origin) },
    overlay(partsOf(node), unknown),
    origin,
  );
};

const setKey: ObjectMethod = ({ node }, args, origin) => {
  const name = argument(args, 0, origin, node.host);
  const text = stringOf(name);
  node.host.tracker.consume(name);
  const entry: ValueEntry = { key: name.origin, value: argument(args, 1, origin, node.host) };
  const added: NamedValues =
    text === undefined
      ? { entries: new Map(), rest: whyOf(name, 'this key is not a string') }
      : { entries: new Map([[text, entry]]) };
  return reshaped(node, overlay(partsOf(node), added), origin);
};

/** Returns the properties in the order of the mask. Those that may be missing make the result open. */
const pick: ObjectMethod = ({ node }, args, origin) => {
  const mask = argument(args, 0, origin, node.host);
  expectNamed(mask, node);
  const { entries: asked, rest } = fieldsOf(mask);
  const shape = partsOf(node);
  const isPicked = maskOf(mask);
  const picked = new Map<string, ValueEntry>();
  let more = rest;
  for (const name of asked.keys()) {
    const found = shape.entries.get(name);
    const flag = isPicked(name);
    const isAbsent = found !== undefined && isUndefined(found.value);
    if (flag === false || name === '__proto__' || isAbsent) continue;
    if (found !== undefined && flag === true) picked.set(name, found);
    else if (found !== undefined) more = causeIn(mask) ?? 'whether a property is picked is not known';
    else more ??= name in Object.prototype ? 'every object inherits a property that is picked' : shape.rest;
  }
  return reshaped(node, withRest(picked, more), origin);
};

const omit: ObjectMethod = ({ node }, args, origin) => {
  const mask = argument(args, 0, origin, node.host);
  expectNamed(mask, node);
  const isOmitted = maskOf(mask);
  const { entries, rest } = partsOf(node);
  const kept = new Map<string, ValueEntry>();
  let more = rest;
  for (const [name, entry] of entries) {
    const flag = isOmitted(name);
    if (flag === false) kept.set(name, entry);
    else if (flag === undefined) more ??= causeIn(mask) ?? 'whether a property is omitted is not known';
  }
  return reshaped(node, withRest(kept, more), origin);
};

/** Changes all properties, or those that the mask selects. */
const changing =
  (change: (value: Value, origin: Origin, owner: SchemaNode) => Value): ObjectMethod =>
  ({ node }, [mask], origin) => {
    if (mask !== undefined) expectNamed(mask, node);
    const isChanged = mask === undefined || isUndefined(mask) ? () => true : maskOf(mask);
    const { entries, rest } = partsOf(node);
    const changed = new Map<string, ValueEntry>();
    for (const [name, entry] of entries) {
      const flag = isChanged(name);
      if (name === '__proto__') continue;
      if (flag === true) changed.set(name, { key: entry.key, value: change(entry.value, origin, node) });
      else if (flag === false) changed.set(name, entry);
      else changed.set(name, obscured(entry, causeIn(mask) ?? 'whether this property is named is not known'));
    }
    return reshaped(node, withRest(changed, rest), origin);
  };

function asOptional(value: Value, origin: Origin, { host }: SchemaNode): Value {
  if (isUndefined(value)) return value;
  const metadata = inherited(nodeOf(value)?.metadata ?? {}, host);
  return moved(build(host, { kind: 'optional' }, roles({ inner: value }), origin, metadata), value.origin);
}

function asRequired(value: Value): Value {
  const node = nodeOf(value);
  return node?.kind === 'optional' ? asRequired(partOf(node, 'inner')) : value;
}

function unknownKeysSchema({ node }: { readonly node: NodeOf<'object'> }, _: readonly Value[], origin: Origin): Value {
  const kinds = { strict: 'never', passthrough: 'any' } as const;
  if (node.unknownKeys === 'strip') return literal(undefined, origin);
  return typeof node.unknownKeys === 'string'
    ? build(node.host, { kind: kinds[node.unknownKeys] }, noParts, origin)
    : node.unknownKeys;
}

const keyof: ObjectMethod = ({ node }, _, origin) => {
  const { entries, rest } = partsOf(node);
  const names = [...inOrder(entries)].map(([name, { key }]) => literal(name, key));
  return build(node.host, { kind: 'enum', given: list(names, origin, rest) }, noParts, origin);
};

export const objects = ofKinds(['object'], {
  getters: {
    shape: ({ node, key }) => {
      const { entries, rest } = partsOf(node);
      return structure(entries, key, rest);
    },
  },
  methods: {
    extend,
    augment: extend,
    merge,
    setKey,
    pick,
    omit,
    partial: changing(asOptional),
    required: changing(asRequired),
    deepPartial: ({ node, self }, _, origin) =>
      isFormer(node.host) ? deepPartial(self) : opaque('the platform no longer has `.deepPartial()`', origin),
    strict: closing('strict'),
    strip: closing('strip'),
    passthrough: closing('passthrough'),
    nonstrict: closing('passthrough'),
    catchall,
    additionalProperties: unknownKeysSchema,
    keyof,
  },
});
