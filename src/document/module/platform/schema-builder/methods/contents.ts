import { costOf, overspent } from '../../../value/cost.ts';
import { entryOf, isUndefined, list, opaque, stringOf, structure, whyOf } from '../../../value/make.ts';
import type { ArrayValue, Origin, Value, ValueEntry } from '../../../value/value.ts';
import { asValue, build } from '../build.ts';
import { argument } from '../builders/builder.ts';
import { causeIn } from '../cause.ts';
import { noParts, withRest } from '../fields.ts';
import { inherited, metadataOf } from '../metadata.ts';
import { givenOf, itemsOf, nodeOf, partOf, partsOf, type SchemaNode } from '../schema.ts';
import { type Getter, type Lookup, type Method, ofKinds } from './method.ts';

const getting =
  (role: string): Getter =>
  ({ node }) =>
    partOf(node, role);

const calling =
  (role: string): Method =>
  ({ node }) =>
    partOf(node, role);

const given: Getter = ({ node }) => givenOf(node);
const options: Getter = ({ node, key }) => list(itemsOf(node), key, partsOf(node).rest);

/** The strings of an enum, each under its own name. */
const members: Getter = ({ node, key }) => {
  const values = givenOf(node);
  if (values.kind !== 'array') return opaque(whyOf(values, 'the values of this enum are not known'), key);
  const unpaid = overspent(node.host, costOf(values), key);
  if (unpaid !== undefined) return unpaid;
  const entries = new Map<string, ValueEntry>();
  for (const item of values.items) {
    const name = stringOf(item);
    if (name === undefined) return opaque(whyOf(item, 'a value of this enum is not known'), key);
    entries.set(name, entryOf(item));
  }
  return structure(entries, key, values.rest);
};

const narrowed = (node: SchemaNode, values: Value, params: Value | undefined, origin: Origin): Value =>
  build(node.host, { kind: 'enum', given: values }, noParts, origin, {
    ...inherited(node.metadata, node.host),
    ...metadataOf(params),
  });

const extract: Method = ({ node }, args, origin) =>
  narrowed(node, argument(args, 0, origin, node.host), args[1], origin);

const exclude: Method = ({ node }, args, origin) => {
  const excluded = argument(args, 0, origin, node.host);
  const values = givenOf(node);
  const isKnown = values.kind === 'array' && isListed(values) && excluded.kind === 'array' && isListed(excluded);
  if (!isKnown) {
    const why = causeIn(excluded, values) ?? 'which values are excluded is not known';
    return narrowed(node, opaque(why, origin), args[1], origin);
  }
  const names = new Set(excluded.items.map(stringOf));
  const kept = values.items.filter((item) => !names.has(stringOf(item)));
  return narrowed(node, list(kept, values.origin), args[1], origin);
};

const isListed = ({ items, rest }: ArrayValue): boolean =>
  rest === undefined && items.every((item) => stringOf(item) !== undefined);

const rest: Method = ({ node }, args, origin) => {
  const { entries, rest: more } = partsOf(node);
  const items = new Map([...entries].filter(([name]) => name !== 'rest'));
  const [last] = args;
  if (last !== undefined && !isUndefined(last)) items.set('rest', { key: origin, value: last });
  return build(node.host, { kind: 'tuple' }, withRest(items, more), origin, node.metadata);
};

/** Returns the schema inside all effects around it. */
const sourceType: Method = ({ node }) => {
  let source: SchemaNode | undefined = node;
  let inner = partOf(node, 'inner');
  while (source?.kind === 'upstream' || source?.kind === 'downstream') {
    inner = partOf(source, 'inner');
    source = nodeOf(inner);
  }
  return inner;
};

const itself: Method = ({ node }, _, origin) => asValue(node, origin);

/** The members that return the inner schemas and values. */
export const contents: readonly Lookup[] = [
  ofKinds(['optional', 'nullable', 'branded', 'readonly', 'promise', 'default'], {
    methods: { unwrap: calling('inner') },
  }),
  ofKinds(['default'], { methods: { removeDefault: calling('inner') } }),
  ofKinds(['catch'], { methods: { removeCatch: calling('inner') } }),
  ofKinds(['upstream', 'downstream'], { methods: { innerType: calling('inner'), sourceType } }),
  ofKinds(['lazy'], { getters: { schema: getting('inner') } }),
  ofKinds(['array'], { getters: { element: getting('element') } }),
  ofKinds(['record', 'map'], { getters: { keySchema: getting('key'), valueSchema: getting('value') } }),
  ofKinds(['record'], { getters: { element: getting('value') } }),
  ofKinds(['tuple'], { getters: { items: options }, methods: { rest } }),
  ofKinds(['union', 'discriminatedUnion'], { getters: { options } }),
  ofKinds(['discriminatedUnion'], { getters: { discriminator: given } }),
  ofKinds(['literal'], { getters: { value: given } }),
  ofKinds(['nativeEnum'], { getters: { enum: given } }),
  ofKinds(['enum'], {
    getters: { options: given, enum: members, Enum: members, Values: members },
    methods: { extract, exclude },
  }),
  ofKinds(['function'], { methods: { args: itself, returns: itself } }),
];
