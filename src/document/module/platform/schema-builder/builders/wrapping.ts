import { isUndefined, opaque } from '../../../value/make.ts';
import { asValue, build } from '../build.ts';
import { noParts, roles } from '../fields.ts';
import { metadataOf } from '../metadata.ts';
import { argument, type Builder, schemaAt } from './builder.ts';

type Wrapping = 'optional' | 'nullable' | 'readonly' | 'promise' | 'branded' | 'catch' | 'upstream' | 'downstream';

/** The functions of `z.coerce`. */
const wrapperBuilder =
  (kind: Wrapping, schema: number, params?: number): Builder =>
  (args, origin, host) => {
    const metadata = params === undefined ? {} : metadataOf(args[params]);
    return build(host, { kind }, roles({ inner: schemaAt(schema, args, origin, host) }), origin, metadata);
  };

/** The getter is called at each read: it may use what is defined later, or return a new schema each time. */
const lazy: Builder = (args, origin, host) => {
  const getter = argument(args, 0, origin, host);
  const parts = () => roles({ inner: host.call(getter, [], origin) });
  return asValue({ kind: 'lazy', host, origin, parts, depth: 1, metadata: metadataOf(args[1]) }, origin);
};

/** `z.custom()` without a check accepts anything and is not an effect. */
const custom: Builder = ([check], origin, host) => {
  const any = build(host, { kind: 'any' }, noParts, origin);
  if (check === undefined || isUndefined(check)) return any;
  if (check.kind === 'opaque') return opaque(check.why, origin);
  return build(host, { kind: 'downstream' }, roles({ inner: any }), origin);
};

export const wrapping: Readonly<Record<string, Builder>> = {
  optional: wrapperBuilder('optional', 0, 1),
  nullable: wrapperBuilder('nullable', 0, 1),
  readonly: wrapperBuilder('readonly', 0, 1),
  promise: wrapperBuilder('promise', 0, 1),
  branded: wrapperBuilder('branded', 0),
  catch: wrapperBuilder('catch', 0, 2),
  preprocess: wrapperBuilder('upstream', 1, 2),
  upstream: wrapperBuilder('upstream', 1, 2),
  downstream: wrapperBuilder('downstream', 0, 2),
  effect: wrapperBuilder('downstream', 0, 2),
  transformer: wrapperBuilder('downstream', 0, 2),
  default: (args, origin, host) =>
    build(
      host,
      { kind: 'default', given: argument(args, 1, origin, host) },
      roles({ inner: schemaAt(0, args, origin, host) }),
      origin,
      metadataOf(args[2]),
    ),
  lazy,
  custom,
  instanceof: (_, origin, host) =>
    build(host, { kind: 'downstream' }, roles({ inner: build(host, { kind: 'any' }, noParts, origin) }), origin),
};
