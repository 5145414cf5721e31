import { ownOf } from '../../../../../data/objects.ts';
import { costOfAll, overspent } from '../../../value/cost.ts';
import { callable } from '../../../value/make.ts';
import type { Origin, Value } from '../../../value/value.ts';
import { costOfSettings, type NodeOf, type SchemaKind, type SchemaNode, type SchemaValue } from '../schema.ts';

/** A schema whose member is accessed. */
export interface Receiver<N extends SchemaNode = SchemaNode> {
  readonly node: N;
  readonly self: SchemaValue;
  /** The member's name. */
  readonly key: Origin;
}

/** Computes the value of a property of a schema. */
export type Getter<N extends SchemaNode = SchemaNode> = (receiver: Receiver<N>) => Value;

/** Computes the result of a method of a schema; `origin` is the whole call. */
export type Method<N extends SchemaNode = SchemaNode> = (
  receiver: Receiver<N>,
  args: readonly Value[],
  origin: Origin,
) => Value;

interface Members<N extends SchemaNode> {
  readonly getters?: Readonly<Record<string, Getter<N>>>;
  readonly methods?: Readonly<Record<string, Method<N>>>;
}

/** Returns a member, if these schemas have one of that name. */
export type Lookup = (receiver: Receiver, name: string) => Value | undefined;

/** The members of all schemas. */
export const ofAll =
  (members: Members<SchemaNode>): Lookup =>
  (receiver, name) =>
    find(members, receiver, name);

/** The members of some kinds of schemas. */
export const ofKinds =
  <K extends SchemaKind>(kinds: readonly K[], members: Members<NodeOf<NoInfer<K>>>): Lookup =>
  (receiver, name) =>
    isOf(receiver, kinds) ? find(members, receiver, name) : undefined;

function isOf<K extends SchemaKind>(receiver: Receiver, kinds: readonly K[]): receiver is Receiver<NodeOf<K>> {
  const wanted: readonly SchemaKind[] = kinds;
  return wanted.includes(receiver.node.kind);
}

function find<N extends SchemaNode>({ getters, methods }: Members<N>, receiver: Receiver<N>, name: string) {
  const getter = ownOf(getters, name);
  if (getter !== undefined) return getter(receiver);
  const method = ownOf(methods, name);
  const { host } = receiver.node;
  const cost = (args: readonly Value[]) => costOfSettings(receiver.node) + costOfAll(args);
  return (
    method &&
    callable(receiver.key, (args, origin) => overspent(host, cost(args), origin) ?? method(receiver, args, origin))
  );
}
