import { isUndefined, opaque } from '../../../value/make.ts';
import type { Origin, Value } from '../../../value/value.ts';
import { fieldsOf, itemFields } from '../fields.ts';
import { metadataOf } from '../metadata.ts';
import { build, type Metadata, noParts, roles } from '../schema.ts';
import { argument, type Builder } from './builder.ts';

const object =
  (unknownKeys: 'strip' | 'strict'): Builder =>
  ([shape, params], origin) =>
    build({ kind: 'object', unknownKeys }, fieldsOf(shape), origin, metadataOf(params));

const many =
  (kind: 'union' | 'tuple'): Builder =>
  ([schemas, params], origin) =>
    build({ kind }, itemFields(schemas), origin, metadataOf(params));

const each =
  (kind: 'array' | 'set'): Builder =>
  (args, origin) =>
    build({ kind, checks: [] }, roles({ element: argument(args, 0, origin) }), origin, metadataOf(args[1]));

const pair =
  (kind: 'intersection' | 'map' | 'pipeline', first: string, second: string): Builder =>
  (args, origin) => {
    const parts = roles({ [first]: argument(args, 0, origin), [second]: argument(args, 1, origin) });
    return build({ kind }, parts, origin, kind === 'pipeline' ? {} : metadataOf(args[2]));
  };

/** With one schema it is that of the values; with two, the first is that of the keys. */
const record: Builder = (args, origin) => {
  const [first = opaque('an argument is missing', origin), second, third] = args;
  if (second?.kind === 'schema') return recordOf(first, second, metadataOf(third), origin);
  const metadata = metadataOf(second);
  if (second === undefined || second.kind === 'object' || isUndefined(second)) {
    return recordOf(build({ kind: 'string', checks: [] }, noParts, origin), first, metadata, origin);
  }
  return recordOf(opaque('this may be the schema of the values', origin), second, metadata, origin);
};

const recordOf = (key: Value, value: Value, metadata: Metadata, origin: Origin): Value =>
  build({ kind: 'record' }, roles({ key, value }), origin, metadata);

export const compound: Readonly<Record<string, Builder>> = {
  object: object('strip'),
  strictObject: object('strict'),
  array: each('array'),
  set: each('set'),
  union: many('union'),
  tuple: many('tuple'),
  discriminatedUnion: (args, origin) =>
    build(
      { kind: 'discriminatedUnion', given: argument(args, 0, origin) },
      itemFields(args[1]),
      origin,
      metadataOf(args[2]),
    ),
  record,
  map: pair('map', 'key', 'value'),
  intersection: pair('intersection', 'left', 'right'),
  pipeline: pair('pipeline', 'in', 'out'),
};
