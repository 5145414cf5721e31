import { literal } from '../../../value/make.ts';
import { asValue } from '../build.ts';
import type { NodeOf, SchemaCheck, SchemaKind } from '../schema.ts';
import { expectLength, expectPattern, expectText } from '../unexpected.ts';
import { type Method, ofKinds } from './method.ts';

type Checked = Extract<SchemaKind, 'string' | 'number' | 'bigint' | 'date' | 'array' | 'set'>;

/** The constraint of a method: the kind of check, and the limit if the method's name implies it. */
type Constraint = readonly [kind: string, limit?: number];

const adding =
  (constraints: readonly Constraint[]): Method<NodeOf<Checked>> =>
  ({ node, key }, args, origin) => {
    const added = constraints.map(([kind, limit]): SchemaCheck => {
      const given = limit === undefined ? args : [literal(limit, origin)];
      return { kind, args: given, key, origin };
    });
    return asValue({ ...node, checks: [...node.checks, ...added] }, origin);
  };

const methods = (table: Readonly<Record<string, readonly Constraint[]>>) => ({
  methods: Object.fromEntries(Object.entries(table).map(([name, constraints]) => [name, adding(constraints)])),
});

const addingPattern = adding([['regex']]);

/** A pattern that is not a regular expression is dropped. */
const regex: Method<NodeOf<Checked>> = (receiver, args, origin) => {
  expectPattern(args[0], origin, receiver.node.host);
  return addingPattern(receiver, args, origin);
};

const length =
  (name: 'min' | 'max' | 'length'): Method<NodeOf<Checked>> =>
  (receiver, args, origin) => {
    expectLength(args[0], name, origin, receiver.node.host);
    return adding([[name]])(receiver, args, origin);
  };

const including =
  (name: 'includes' | 'startsWith' | 'endsWith'): Method<NodeOf<Checked>> =>
  (receiver, args, origin) => {
    expectText(args[0], name, origin, receiver.node.host);
    return adding([[name]])(receiver, args, origin);
  };

/** Methods whose check is named like the method. */
const ownName = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name): [string, Constraint[]] => [name, [[name]]]));

const limits = {
  min: [['minimum']],
  gte: [['minimum']],
  gt: [['exclusiveMinimum']],
  max: [['maximum']],
  lte: [['maximum']],
  lt: [['exclusiveMaximum']],
  positive: [['exclusiveMinimum', 0]],
  nonnegative: [['minimum', 0]],
  negative: [['exclusiveMaximum', 0]],
  nonpositive: [['maximum', 0]],
  multipleOf: [['multipleOf']],
} as const;

export const checks = [
  ofKinds(
    ['string'],
    methods({
      ...ownName('email', 'url', 'emoji', 'uuid', 'cuid', 'cuid2', 'ulid', 'ip', 'datetime'),
      ...ownName('trim', 'toLowerCase', 'toUpperCase'),
      nonempty: [['min', 1]],
    }),
  ),
  ofKinds(['string'], {
    methods: {
      regex,
      min: length('min'),
      max: length('max'),
      length: length('length'),
      includes: including('includes'),
      startsWith: including('startsWith'),
      endsWith: including('endsWith'),
    },
  }),
  ofKinds(
    ['number'],
    methods({
      ...limits,
      ...ownName('int', 'finite'),
      step: [['multipleOf']],
      safe: [
        ['minimum', Number.MIN_SAFE_INTEGER],
        ['maximum', Number.MAX_SAFE_INTEGER],
      ],
    }),
  ),
  ofKinds(['bigint'], methods(limits)),
  ofKinds(['date'], methods(ownName('min', 'max'))),
  ofKinds(['array'], methods({ ...ownName('min', 'max', 'length'), nonempty: [['min', 1]] })),
  ofKinds(['set'], methods({ ...ownName('min', 'max'), size: [['min'], ['max']], nonempty: [['min', 1]] })),
];
