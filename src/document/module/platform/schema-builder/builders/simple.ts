import { literal, opaque, truthOf } from '../../../value/make.ts';
import type { Value } from '../../../value/value.ts';
import { build } from '../build.ts';
import { fieldsOf, noParts } from '../fields.ts';
import { metadataOf } from '../metadata.ts';
import type { SchemaKind } from '../schema.ts';
import { expectList, noArgument, notAList } from '../unexpected.ts';
import { argument, type Builder } from './builder.ts';

type Coercible = 'boolean' | 'string' | 'number' | 'bigint' | 'date';

const bare =
  (kind: 'any' | 'unknown' | 'never' | 'void' | 'null' | 'undefined' | 'symbol' | 'nan'): Builder =>
  ([params], origin, host) =>
    build(host, { kind }, noParts, origin, metadataOf(params));

const checked =
  (kind: Coercible): Builder =>
  ([params], origin, host) => {
    const asked = fieldsOf(params).entries.get('coerce')?.value;
    const coerce: { readonly coerce?: Value } =
      asked === undefined || truthOf(asked) === false ? {} : { coerce: asked };
    return build(host, { kind, checks: [], ...coerce }, noParts, origin, metadataOf(params, kind === 'string'));
  };

const coerced =
  (kind: Coercible): Builder =>
  ([params], origin, host) =>
    build(
      host,
      { kind, checks: [], coerce: literal(true, origin) },
      noParts,
      origin,
      metadataOf(params, kind === 'string'),
    );

const given =
  (kind: 'literal' | 'enum' | 'nativeEnum' | 'ref'): Builder =>
  (args, origin, host) => {
    const metadata = kind === 'ref' ? {} : metadataOf(args[1]);
    const [first] = args;
    // Newer versions of Zod take an enum of TypeScript as well; the SDK's builder does not.
    const isNoList =
      first?.kind === 'object' ? host.borrowed === undefined : first === undefined || first.kind === 'literal';
    if (kind !== 'enum' || !isNoList)
      return build(host, { kind, given: argument(args, 0, origin, host) }, noParts, origin, metadata);
    expectList(first, 'z.enum', origin, host);
    // The mistake is reported above: the opaque value causes no other.
    const unread = opaque(first === undefined ? noArgument : notAList, origin);
    return build(host, { kind, given: unread }, noParts, origin, metadata);
  };

export const simple: Readonly<Record<string, Builder>> = {
  any: bare('any'),
  unknown: bare('unknown'),
  never: bare('never'),
  void: bare('void'),
  null: bare('null'),
  undefined: bare('undefined'),
  symbol: bare('symbol'),
  nan: bare('nan'),
  string: checked('string'),
  number: checked('number'),
  boolean: checked('boolean'),
  bigint: checked('bigint'),
  date: checked('date'),
  literal: given('literal'),
  enum: given('enum'),
  nativeEnum: given('nativeEnum'),
  ref: given('ref'),
  function: (args, origin, host) => build(host, { kind: 'function' }, noParts, origin, metadataOf(args[2])),
} satisfies Partial<Record<SchemaKind, Builder>>;

/** The members of `z.coerce`. */
export const coercing: Readonly<Record<string, Builder>> = {
  string: coerced('string'),
  number: coerced('number'),
  boolean: coerced('boolean'),
  bigint: coerced('bigint'),
  date: coerced('date'),
};
