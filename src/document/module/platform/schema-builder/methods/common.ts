import { literal, opaque } from '../../../value/make.ts';
import { accepts } from '../accepts.ts';
import { asValue, build, clone } from '../build.ts';
import { argument, schemaAt } from '../builders/builder.ts';
import { causeIn } from '../cause.ts';
import { dereference } from '../dereference.ts';
import { fieldsOf, roles } from '../fields.ts';
import { mandatory } from '../mandatory.ts';
import { inherited } from '../metadata.ts';
import { isFormer, isSchema, type Metadata, rootOf } from '../schema.ts';
import { type Method, ofAll, type Receiver } from './method.ts';

/** Wrappers that inherit the metadata of the schema. */
const inheriting =
  (kind: 'optional' | 'nullable' | 'promise'): Method =>
  ({ node, self, key }, _, origin) =>
    build(node.host, { kind, key }, roles({ inner: self }), origin, inherited(node.metadata, node.host));

const plain =
  (kind: 'readonly' | 'downstream'): Method =>
  ({ node, self, key }, _, origin) =>
    build(node.host, { kind, key }, roles({ inner: self }), origin);

/** Methods whose result inherited the schema's metadata in former versions only. */
const formerMetadata = ({ node }: Receiver): Metadata =>
  isFormer(node.host) ? inherited(node.metadata, node.host) : {};

const formerlyInheriting =
  (kind: 'branded' | 'catch' | 'downstream'): Method =>
  (receiver, _, origin) =>
    build(
      receiver.node.host,
      { kind, key: receiver.key },
      roles({ inner: receiver.self }),
      origin,
      formerMetadata(receiver),
    );

const nullish: Method = (receiver, args, origin) => {
  const self = inheriting('nullable')(receiver, args, origin);
  return isSchema(self) ? inheriting('optional')({ ...receiver, node: self.schema, self }, args, origin) : self;
};

const asking =
  (value: null | undefined): Method =>
  ({ node, self }, _, origin) => {
    const { answer, why } = accepts(self, literal(value, origin), node.host);
    return answer === undefined
      ? opaque(why ?? 'what this schema accepts is not known', origin)
      : literal(answer, origin);
  };

/** The members of every schema, except those for its metadata. */
export const common = ofAll({
  methods: {
    optional: inheriting('optional'),
    nullable: inheriting('nullable'),
    promise: inheriting('promise'),
    nullish,
    array: ({ node, self }, _, origin) =>
      build(
        node.host,
        { kind: 'array', checks: [] },
        roles({ element: self }),
        origin,
        inherited(node.metadata, node.host),
      ),
    or: (receiver, args, origin) => {
      const parts = roles({ 0: receiver.self, 1: schemaAt(0, args, origin, receiver.node.host) });
      return build(receiver.node.host, { kind: 'union' }, parts, origin, formerMetadata(receiver));
    },
    and: (receiver, args, origin) => {
      const parts = roles({ left: receiver.self, right: schemaAt(0, args, origin, receiver.node.host) });
      return build(receiver.node.host, { kind: 'intersection' }, parts, origin, formerMetadata(receiver));
    },
    pipe: ({ node, self, key }, args, origin) =>
      build(
        node.host,
        { kind: 'pipeline', key },
        roles({ in: self, out: schemaAt(0, args, origin, node.host) }),
        origin,
      ),
    default: (receiver, args, origin) => {
      const given = argument(args, 0, origin, receiver.node.host);
      return build(
        receiver.node.host,
        { kind: 'default', given },
        roles({ inner: receiver.self }),
        origin,
        formerMetadata(receiver),
      );
    },
    catch: formerlyInheriting('catch'),
    brand: formerlyInheriting('branded'),
    transform: formerlyInheriting('downstream'),
    readonly: plain('readonly'),
    refine: plain('downstream'),
    superRefine: plain('downstream'),
    refinement: plain('downstream'),
    downstream: plain('downstream'),
    clone: ({ node }, _, origin) => asValue(clone(node), origin),
    naked: ({ node, self }, _, origin) => {
      const root = rootOf(node);
      return root ? asValue(root, origin) : opaque(causeIn(self) ?? 'the schema inside is not known', origin);
    },
    mandatory: ({ self }) => mandatory(self),
    dereference: ({ self }, [named]) => dereference(self, fieldsOf(named)),
    isOptional: asking(undefined),
    isNullable: asking(null),
  },
});
