import { closest, didYouMean } from '../../../../data/closest.ts';
import { hasSideEffects } from '../../analysis/mutations.ts';
import { type ClassNode, isOf } from '../../syntax/nodes.ts';
import { opaque, whyOf } from '../../value/make.ts';
import type { Callable, Namespace, Value, ValueEntry } from '../../value/value.ts';
import { itemsOf } from '../expressions/arrays.ts';
import { isMemberOfFunctions } from '../expressions/members.ts';
import { propertyName } from '../expressions/property-name.ts';
import { bindParameters, createFunction } from '../functions/functions.ts';
import type { Scope } from '../scope.ts';

type ClassMember = ClassNode['body']['body'][number];

export const classes = {
  ClassExpression: (node: Extract<ClassNode, { type: 'ClassExpression' }>, scope: Scope) => createClass(node, scope),
};

/**
 * A class. Its static properties and methods are evaluated when they are read. `new` is only evaluated for a class that
 * adds nothing to its superclass.
 */
export function createClass(node: ClassNode, scope: Scope): Namespace {
  const evaluated = new Map<string, ValueEntry>();
  const get = (name: string): ValueEntry | undefined => {
    const entry = evaluated.get(name) ?? staticMember(node, name, scope);
    if (entry !== undefined) evaluated.set(name, entry);
    return entry;
  };
  const missingMember = (name: string) => missingStatic(node, name);
  return {
    kind: 'namespace',
    get,
    names: () => undefined,
    missingMember,
    ...constructorOf(node, scope),
    origin: scope.origin(node),
  };
}

/** The mistake in reading a static member that a class does not have; undefined if it may inherit or get one. */
function missingStatic({ id, superClass, decorators, body }: ClassNode, wanted: string) {
  const isUnclear = superClass || decorators?.length || body.body.some((member) => nameOf(member) === undefined);
  if (isUnclear || isMemberOfFunctions(wanted)) return undefined;
  const namesOf = (members: readonly ClassMember[]) => members.flatMap((member) => nameOf(member) ?? []);
  const names = namesOf(body.body.filter((member) => !isOfInstance(member)));
  if (names.includes(wanted)) return undefined;
  const subject = id ? `Class \`${id.name}\`` : 'This class';
  const hint = namesOf(body.body).includes(wanted) ? ' Write `static` before it.' : didYouMean(closest(wanted, names));
  return { id: 'member-missing' as const, message: `${subject} has no static \`${wanted}\`.${hint}` };
}

/** The name of a member, if it is not computed. */
function nameOf(member: ClassMember): string | undefined {
  if (!('key' in member) || ('computed' in member && member.computed)) return undefined;
  const { key } = member;
  return key.type === 'Identifier' ? key.name : key.type === 'StringLiteral' ? key.value : undefined;
}

const addsMembers = 'its class extends another one and adds to it';

function constructorOf(node: ClassNode, scope: Scope): Pick<Namespace, 'construct'> {
  const { superClass } = node;
  if (!superClass || node.decorators?.length) return {};
  const construct: Callable['call'] = (args, place) => {
    const base = scope.evaluate(superClass);
    const constructBase = base.kind === 'function' || base.kind === 'namespace' ? base.construct : undefined;
    if (constructBase === undefined) return opaque(whyOf(base, 'what is constructed here is not known'), place);
    return constructBase(superArguments(node, args, scope) ?? [opaque(addsMembers, place)], place);
  };
  return { construct };
}

/** The arguments that a constructor passes to `super`; undefined if the class adds something to its instances. */
function superArguments(node: ClassNode, args: readonly Value[], scope: Scope): readonly Value[] | undefined {
  const instanceMembers = node.body.body.filter(isOfInstance);
  const [constructorMember, ...others] = instanceMembers;
  if (constructorMember === undefined) return args;
  if (others.length > 0 || constructorMember.type !== 'ClassMethod' || constructorMember.kind !== 'constructor')
    return undefined;
  const [first, ...more] = constructorMember.body.body;
  const call = first && isOf(first, 'ExpressionStatement') ? first.expression : undefined;
  const hasProperties = constructorMember.params.some(({ type }) => type === 'TSParameterProperty');
  if (more.length > 0 || hasProperties || hasSideEffects(constructorMember)) return undefined;
  if (!call || !isOf(call, 'CallExpression') || call.callee.type !== 'Super') return undefined;
  const constructorScope = scope.inner();
  bindParameters(constructorMember, args, constructorScope, scope.origin(constructorMember));
  const { items, rest } = itemsOf(call.arguments, constructorScope);
  return rest === undefined ? items : undefined;
}

/** Whether a member belongs to instances, apart from type declarations. */
function isOfInstance(member: ClassMember): boolean {
  if (member.type === 'TSDeclareMethod' || member.type === 'TSIndexSignature') return false;
  if (member.type === 'ClassProperty' && member.declare) return false;
  return !('static' in member && member.static);
}

function staticMember(node: ClassNode, wanted: string, scope: Scope): ValueEntry | undefined {
  for (const member of node.body.body) {
    const { type } = member;
    if ((type !== 'ClassProperty' && type !== 'ClassMethod') || !member.static) continue;
    const name = propertyName({ key: member.key, computed: member.computed ?? false }, scope);
    if (name !== wanted) continue;
    const key = scope.origin(member.key);
    if (type === 'ClassProperty') return member.value ? { key, value: scope.evaluate(member.value) } : undefined;
    if (member.kind === 'method') return { key, value: createFunction(member, scope) };
  }
  return undefined;
}
