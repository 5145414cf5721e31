import type { ClassNode } from '../syntax/nodes.ts';
import type { Namespace, ValueEntry } from '../value/value.ts';
import { makeFunction } from './functions.ts';
import { propertyName } from './property-name.ts';
import type { Scope } from './scope.ts';

export const classes = {
  ClassExpression: (node: Extract<ClassNode, { type: 'ClassExpression' }>, scope: Scope) => makeClass(node, scope),
};

/** A class, of which the evaluator knows the static properties and methods. They are evaluated when they are read. */
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
    const { type } = member;
    if ((type !== 'ClassProperty' && type !== 'ClassMethod') || !member.static) continue;
    const name = propertyName({ key: member.key, computed: member.computed ?? false }, scope);
    if (name !== wanted) continue;
    const key = scope.origin(member.key);
    if (type === 'ClassProperty') return member.value ? { key, value: scope.evaluate(member.value) } : undefined;
    if (member.kind === 'method') return { key, value: makeFunction(member, scope) };
  }
  return undefined;
}
