import { isMemberAccess } from '../../syntax/member-access.ts';
import type { AnyNode, ExpressionOf, MemberAccess } from '../../syntax/nodes.ts';
import { unwrap } from '../../syntax/walk.ts';
import { costOf } from '../../value/cost.ts';
import { isNullish, literal, opaque, whyOf } from '../../value/make.ts';
import { misspelt } from '../../value/misspelt.ts';
import { reportMistake } from '../../value/report-mistake.ts';
import type { Mistake, Origin, Tracker, Value } from '../../value/value.ts';
import { arrayMember } from '../builtins/array-members.ts';
import { primitiveMember } from '../builtins/primitive-members.ts';
import type { Scope } from '../scope.ts';
import { chainEnd, isSkipped, withoutChainEnd } from './optional-chains.ts';
import { computedName } from './property-name.ts';

export const members = {
  MemberExpression: (node: ExpressionOf<'MemberExpression'>, scope: Scope): Value => evaluateMember(node, scope),
  OptionalMemberExpression: (node: ExpressionOf<'OptionalMemberExpression'>, scope: Scope): Value =>
    evaluateMember(node, scope),
};

/** Evaluates an expression whose last member may be missing, as in `if (a.b)` or `a.b?.()`: that is no mistake. */
export function evaluateMaybeMissing(node: AnyNode, scope: Scope): Value {
  const inner = unwrap(node);
  return isMemberAccess(inner) ? evaluateMember(inner, scope, true) : scope.evaluate(node);
}

function evaluateMember(node: MemberAccess, scope: Scope, mayBeMissing = false): Value {
  // `super` has no value of its own; it evaluates to an opaque one.
  const isOptional = node.type === 'OptionalMemberExpression';
  const owner = isOptional ? evaluateMaybeMissing(node.object, scope) : scope.evaluate(node.object);
  if (owner.kind === 'opaque') return owner;
  if (isSkipped(node, owner)) return chainEnd(scope.origin(node));
  const { computed, property } = node;
  // A private name, as in `this.#name`, is evaluated as well, to an opaque value.
  const name = !computed && property.type === 'Identifier' ? property.name : computedName(property, scope);
  if (typeof name !== 'string') return scope.opaque(node, name.why);
  const place = scope.origin(property);
  // TypeScript checks `a['b']` in the same way as `a.b`.
  const read = computed && property.type !== 'StringLiteral' ? memberOf : readNamedMember;
  const value = withoutChainEnd(read(owner, name, place, scope.evaluator));
  return mayBeMissing ? value : reportUnknownMember(value, name, scope.evaluator);
}

/** Reports a mistake where a value is read that no version of its owner has. */
export function reportUnknownMember(value: Value, name: string, caller: Tracker): Value {
  if (value.kind !== 'literal' || !value.isUnknownMember || value.absence === undefined) return value;
  const why = `there is no \`${name}\``;
  return reportMistake({ id: 'member-missing', message: value.absence, why, at: value.origin }, caller);
}

/** `owner.name` as written in code: a name that `owner` cannot have is reported as a mistake. */
export function readNamedMember(owner: Value, name: string, place: Origin, caller: Tracker): Value {
  const mistake = mistakeOfName(owner, name, place, caller);
  if (mistake === undefined) return withAskedProperty(owner, name, memberOf(owner, name, place, caller));
  const why = `there is no \`${name}\``;
  return reportMistake({ at: place, ...mistake, why }, caller, place);
}

/** `undefined` that remembers which property of which object was read. */
const withAskedProperty = (owner: Value, name: string, value: Value): Value =>
  owner.kind === 'object' && value.kind === 'literal' && value.value === undefined && !owner.entries.has(name)
    ? { ...value, asked: { owner, name } }
    : value;

type Mistaken = Omit<Mistake, 'at'> & Partial<Mistake>;

function mistakeOfName(owner: Value, name: string, place: Origin, caller: Tracker): Mistaken | undefined {
  if (owner.kind === 'literal' && isNullish(owner)) {
    const message = owner.absence ?? `Reading \`${name}\` of \`${owner.value}\` throws an error.`;
    return owner.because?.(name) ?? misspelt(owner, caller) ?? { id: 'member-missing', message };
  }
  if (owner.kind === 'function' && owner.statics === undefined && !isMemberOfFunctions(name)) {
    return { id: 'member-missing', message: `A function has no \`${name}\`; should it be called first?` };
  }
  if ((owner.kind !== 'object' && owner.kind !== 'namespace') || owner.missingMember === undefined) return undefined;
  const isThere = owner.kind === 'object' ? owner.entries.has(name) : owner.get(name, place) !== undefined;
  // The search for a similar name covers all of its names.
  return isThere || !caller.spend(costOf(owner)) ? undefined : owner.missingMember(name);
}

/** Whether every function has a member of this name. */
export const isMemberOfFunctions = (name: string): boolean => name in Function.prototype || name === 'prototype';

/** `owner.name`; `origin` is the place of the name. */
export function memberOf(owner: Value, name: string, origin: Origin, caller: Tracker): Value {
  switch (owner.kind) {
    case 'opaque':
      return owner;
    case 'object':
      return owner.entries.get(name)?.value ?? missing(name, owner.rest, origin);
    case 'namespace':
      return (
        owner.get(name, origin)?.value ??
        missing(name, owner.names() === undefined ? whyOf(owner, 'not all of it is known') : undefined, origin)
      );
    case 'function':
      if (owner.statics === undefined || isMemberOfFunctions(name)) break;
      return memberOf(owner.statics, name, origin, caller);
    case 'exotic':
      return owner.member(name, origin);
    case 'array':
      return arrayMember(owner, name, origin, caller);
    case 'literal':
      caller.consume(owner);
      return primitiveMember(owner, name, origin, caller) ?? missing(name, undefined, origin);
    case 'regexp':
      if (name === 'source') return literal(owner.source, owner.origin);
      if (name === 'flags') return literal([...owner.flags].sort().join(''), owner.origin);
      break;
    default:
  }
  return opaque(`\`${name}\` of this needs the code to be run`, origin);
}

function missing(name: string, rest: string | undefined, origin: Origin): Value {
  if (rest !== undefined) return opaque(rest, origin);
  return name in Object.prototype ? opaque(`\`${name}\` needs the code to be run`, origin) : literal(undefined, origin);
}
