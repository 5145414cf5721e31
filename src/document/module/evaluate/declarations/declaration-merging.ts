import type { Callable, Namespace, Origin, Structure, Value } from '../../value/value.ts';

/** A function, a class or an enum with the members that namespaces of the same name add. */
export function mergeNamespace(value: Callable | Namespace | Structure, namespace: Namespace | undefined): Value {
  if (namespace === undefined) return value;
  if (value.kind === 'function') return { ...value, statics: namespace };
  const own = (name: string, place: Origin) =>
    value.kind === 'object' ? value.entries.get(name) : value.get(name, place);
  const ownNames = () => (value.kind === 'object' ? [...value.entries.keys()] : value.names());
  return {
    ...(value.kind === 'namespace' ? value : {}),
    kind: 'namespace',
    get: (name, place) => own(name, place) ?? namespace.get(name, place),
    names() {
      const [mine, theirs] = [ownNames(), namespace.names()];
      return mine && theirs && [...mine, ...theirs];
    },
    origin: value.origin,
  };
}
