import { closest, didYouMean } from '../../../../data/closest.ts';
import type { EnumNode } from '../../syntax/nodes.ts';
import { nameOf } from '../../syntax/static-names.ts';
import { literal, numberOf, structure } from '../../value/make.ts';
import type { Structure, Value, ValueEntry } from '../../value/value.ts';
import type { Scope } from '../scope.ts';

/**
 * The object that an enum is at run time. A numeric member can be looked up by its number, too (the reverse mapping).
 * An enum that is declared in several parts is one object; in each part, the automatic numbers start at 0 again.
 */
export function createEnum(node: EnumNode, others: readonly EnumNode[], scope: Scope): Structure {
  const inner = scope.inner();
  const entries = new Map<string, ValueEntry>();
  for (const part of [node, ...others]) addMembers(entries, part, inner);
  return {
    ...structure(entries, scope.origin(node)),
    missingMember(name) {
      const meant = closest(name, entries.keys());
      const message = `Enum \`${node.id.name}\` has no \`${name}\`.${didYouMean(meant)}`;
      return { id: 'member-missing', message };
    },
  };
}

function addMembers(entries: Map<string, ValueEntry>, node: EnumNode, scope: Scope): void {
  let next: number | undefined = 0;
  // Older and newer syntax trees hold the members in different places.
  for (const { id, initializer } of node.body?.members ?? node.members) {
    const name = nameOf(id);
    const key = scope.origin(id);
    const value = initializer ? scope.evaluate(initializer) : automaticValue(next, scope, id);
    const number = numberOf(value);
    scope.declare(name, value);
    entries.set(name, { key, value });
    if (number !== undefined) entries.set(String(number), { key, value: literal(name, key) });
    next = number === undefined ? undefined : number + 1;
  }
}

const automaticValue = (next: number | undefined, scope: Scope, node: Parameters<Scope['origin']>[0]): Value =>
  next === undefined
    ? scope.opaque(node, 'the number of an enum member is not known')
    : literal(next, scope.origin(node));
