import type { ClassNode } from '../syntax/nodes.ts';
import type { Namespace, ValueEntry } from '../value/value.ts';
import { propertyName } from './property-name.ts';
import type { Scope } from './scope.ts';

export const classes = {
  ClassExpression: (node: Extract<ClassNode, { type: 'ClassExpression' }>, scope: Scope) => makeClass(node, scope),
};

/** A class, of which the evaluator knows the static properties. They are evaluated when they are read. */
export function makeClass(node: ClassNode, scope: Scope): Namespace {
  const made = new Map<string, ValueEntry>();
  const get = (name: string): ValueEntry | undefined => {
    const entry = made.get(name) ?? staticMember(node, name, scope);
    if (entry !== undefined) made.set(name, entry);
    return entry;
  };
  return { kind: 'namespace', get, names: () => undefined, origin: scope.origin(node) };
}

function staticMember(node: ClassNode, wanted: string, scope: Scope): ValueEntry | undefined {
  for (const member of node.body.body) {
    if (member.type !== 'ClassProperty' || !member.static || !member.value) continue;
    const name = propertyName({ key: member.key, computed: member.computed ?? false }, scope);
    if (name === wanted) return { key: scope.origin(member.key), value: scope.evaluate(member.value) };
  }
  return undefined;
}
