import { literal, opaque } from '../../make.ts';
import { accepts } from '../accepts.ts';
import { argument } from '../builders/builder.ts';
import { dereference } from '../dereference.ts';
import { fieldsOf } from '../fields.ts';
import { mandatory } from '../mandatory.ts';
import { inherited } from '../metadata.ts';
import { asValue, build, clone, nodeOf, roles, rootOf } from '../schema.ts';
import { type Method, ofAll } from './method.ts';

/** Wrappers that take over what the schema says about itself. */
const inheriting =
  (kind: 'optional' | 'nullable' | 'promise'): Method =>
  ({ node, self }, _, origin) =>
    build({ kind }, roles({ inner: self }), origin, inherited(node.metadata));

const plain =
  (kind: 'branded' | 'readonly' | 'catch' | 'downstream'): Method =>
  ({ self }, _, origin) =>
    build({ kind }, roles({ inner: self }), origin);

const nullish: Method = (receiver, args, origin) => {
  const self = inheriting('nullable')(receiver, args, origin);
  const node = nodeOf(self);
  return node && self.kind === 'schema' ? inheriting('optional')({ ...receiver, node, self }, args, origin) : self;
};

const beside =
  (kind: 'intersection' | 'pipeline', own: string, other: string): Method =>
  ({ self }, args, origin) =>
    build({ kind }, roles({ [own]: self, [other]: argument(args, 0, origin) }), origin);

const asking =
  (value: null | undefined): Method =>
  ({ self, host }, _, origin) => {
    const answer = accepts(self, literal(value, origin), host);
    return answer === undefined ? opaque('what this schema accepts is not known', origin) : literal(answer, origin);
  };

/** The members that any schema has, those that speak of its metadata aside. */
export const common = ofAll({
  methods: {
    optional: inheriting('optional'),
    nullable: inheriting('nullable'),
    promise: inheriting('promise'),
    nullish,
    array: ({ node, self }, _, origin) =>
      build({ kind: 'array', checks: [] }, roles({ element: self }), origin, inherited(node.metadata)),
    or: ({ self }, args, origin) => build({ kind: 'union' }, roles({ 0: self, 1: argument(args, 0, origin) }), origin),
    and: beside('intersection', 'left', 'right'),
    pipe: beside('pipeline', 'in', 'out'),
    default: ({ self }, args, origin) =>
      build({ kind: 'default', given: argument(args, 0, origin) }, roles({ inner: self }), origin),
    catch: plain('catch'),
    brand: plain('branded'),
    readonly: plain('readonly'),
    transform: plain('downstream'),
    refine: plain('downstream'),
    superRefine: plain('downstream'),
    refinement: plain('downstream'),
    downstream: plain('downstream'),
    clone: ({ node }, _, origin) => asValue(clone(node), origin),
    naked: ({ node }, _, origin) => {
      const root = rootOf(node);
      return root ? asValue(root, origin) : opaque('the schema inside is not known', origin);
    },
    mandatory: ({ self }) => mandatory(self),
    dereference: ({ self }, [named]) => dereference(self, fieldsOf(named)),
    isOptional: asking(undefined),
    isNullable: asking(null),
  },
});
