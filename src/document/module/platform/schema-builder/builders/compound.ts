import { isUndefined, opaque } from '../../../value/make.ts';
import type { Origin, Value } from '../../../value/value.ts';
import { build } from '../build.ts';
import { expectDiscriminated } from '../discriminator.ts';
import { expectFields } from '../expected-fields.ts';
import { fieldsOf, itemFields, noParts, roles } from '../fields.ts';
import { metadataOf } from '../metadata.ts';
import { isSchema, type Metadata, type SchemaHost } from '../schema.ts';
import { expectList, expectSchema, expectSchemaIfAny } from '../unexpected.ts';
import { argument, type Builder, schemaAt } from './builder.ts';

const object =
  (unknownKeys: 'strip' | 'strict'): Builder =>
  ([shape, params], origin, host) => {
    expectFields(shape, { taker: 'z.object', at: origin }, host);
    return build(host, { kind: 'object', unknownKeys }, fieldsOf(shape), origin, metadataOf(params));
  };

const many =
  (kind: 'union' | 'tuple'): Builder =>
  ([schemas, params], origin, host) => {
    expectList(schemas, `z.${kind}`, origin, host);
    return build(host, { kind }, itemFields(schemas), origin, metadataOf(params));
  };

const each =
  (kind: 'array' | 'set'): Builder =>
  (args, origin, host) => {
    const parts = roles({ element: schemaAt(0, args, origin, host) });
    return build(host, { kind, checks: [] }, parts, origin, metadataOf(args[1]));
  };

const pair =
  (kind: 'intersection' | 'map' | 'pipeline', first: string, second: string): Builder =>
  (args, origin, host) => {
    const parts = roles({ [first]: schemaAt(0, args, origin, host), [second]: schemaAt(1, args, origin, host) });
    return build(host, { kind }, parts, origin, kind === 'pipeline' ? {} : metadataOf(args[2]));
  };

/** A single argument is the schema of the values; of two, the first is that of the keys. */
const record: Builder = (args, origin, host) => {
  const first = schemaAt(0, args, origin, host);
  const [, second, third] = args;
  if (second !== undefined && isUndefined(second)) expectSchemaIfAny(second, host);
  if (isSchema(second)) {
    expectSchema(first, host);
    return recordOf(host, first, second, metadataOf(third), origin);
  }
  const metadata = metadataOf(second);
  if (second === undefined || second.kind === 'object' || isUndefined(second)) {
    return recordOf(host, build(host, { kind: 'string', checks: [] }, noParts, origin), first, metadata, origin);
  }
  return recordOf(host, opaque('this may be the schema of the values', origin), second, metadata, origin);
};

const recordOf = (host: SchemaHost, key: Value, value: Value, metadata: Metadata, origin: Origin): Value =>
  build(host, { kind: 'record' }, roles({ key, value }), origin, metadata);

export const compound: Readonly<Record<string, Builder>> = {
  object: object('strip'),
  strictObject: object('strict'),
  array: each('array'),
  set: each('set'),
  union: many('union'),
  tuple: many('tuple'),
  discriminatedUnion: (args, origin, host) => {
    const [, schemas, params] = args;
    expectList(schemas, "z.discriminatedUnion('type', …)", origin, host);
    if (host.borrowed === undefined) expectDiscriminated(args[0], schemas, host);
    const given = argument(args, 0, origin, host);
    return build(host, { kind: 'discriminatedUnion', given }, itemFields(schemas), origin, metadataOf(params));
  },
  record,
  map: pair('map', 'key', 'value'),
  intersection: pair('intersection', 'left', 'right'),
  pipeline: pair('pipeline', 'in', 'out'),
};
