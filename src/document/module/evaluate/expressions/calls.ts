import { closest, didYouMean } from '../../../../data/closest.ts';
import { isMemberAccess } from '../../syntax/member-access.ts';
import type { AnyNode, Call, ExpressionOf } from '../../syntax/nodes.ts';
import { costOf, tooManySteps } from '../../value/cost.ts';
import { isNullish, whyOf } from '../../value/make.ts';
import type { Literal, Mistake, Value } from '../../value/value.ts';
import type { Scope } from '../scope.ts';
import { itemsOf } from './arrays.ts';
import { evaluateMaybeMissing } from './members.ts';
import { chainEnd, isSkipped, withoutChainEnd } from './optional-chains.ts';

export const calls = {
  CallExpression: (node: ExpressionOf<'CallExpression'>, scope: Scope): Value => evaluateCall(node, scope),
  OptionalCallExpression: (node: ExpressionOf<'OptionalCallExpression'>, scope: Scope): Value =>
    evaluateCall(node, scope),

  NewExpression(node: ExpressionOf<'NewExpression'>, scope: Scope): Value {
    const callee = scope.evaluate(node.callee);
    const { items, rest } = argumentsOf(node, scope);
    if (rest !== undefined) return scope.opaque(node, rest);
    const construct = callee.kind === 'function' || callee.kind === 'namespace' ? callee.construct : undefined;
    if (construct === undefined) {
      const mistake = reportCause(callee, scope) ?? reportNamespaceUse(callee, node.callee, 'constructed', scope);
      return scope.opaque(node, mistake?.why ?? whyOf(callee, 'what is constructed here is not known'));
    }
    const { file, start } = scope.origin(node);
    return construct(items, { file, start, end: scope.origin(node.callee).end });
  },
};

/** The arguments of a call. An empty argument between two commas is a syntax error, which is reported; it is skipped here. */
const argumentsOf = (node: Call | ExpressionOf<'NewExpression'>, scope: Scope) =>
  itemsOf(
    node.arguments.filter((argument) => argument !== null),
    scope,
  );

function evaluateCall(node: Call, scope: Scope): Value {
  const isOptional = node.type === 'OptionalCallExpression';
  const callee = isOptional ? evaluateMaybeMissing(node.callee, scope) : scope.evaluate(node.callee);
  if (isSkipped(node, callee)) return chainEnd(scope.origin(node));
  const absent = isNullish(callee) ? reportMissingMethod(callee, node.callee, scope) : undefined;
  if (absent !== undefined) return scope.opaque(node, absent);
  if (callee.kind !== 'function') return scope.opaque(node, reportUncallable(callee, node.callee, scope));
  const { items, rest } = argumentsOf(node, scope);
  if (rest !== undefined) return scope.opaque(node, rest);
  return withoutChainEnd(scope.evaluator.call(callee, items, scope.origin(node)));
}

/** Reports the call of a method that the object does not have. Returns why the call has no value. */
function reportMissingMethod(value: Value, callee: AnyNode, scope: Scope): string | undefined {
  if (!isMemberAccess(callee) || callee.computed || callee.property.type !== 'Identifier') return undefined;
  const { name } = callee.property;
  const message = absenceOf(value) ?? missingMethodMessage(callee.object, name, scope);
  if (message === undefined) return tooManySteps;
  const why = `there is no \`${name}\` to call`;
  const cause = value.kind === 'literal' ? value.cause : undefined;
  const at = scope.origin(callee.property);
  scope.evaluator.report({ id: 'member-missing', message, why, at, ...(cause && { cause }) });
  return why;
}

/** Reports the mistake because of which a value is `undefined`. */
function reportCause(value: Value, scope: Scope): Mistake | undefined {
  const mistake = value.kind === 'literal' ? value.because?.() : undefined;
  if (mistake !== undefined) scope.evaluator.report(mistake);
  return mistake;
}

/** Reports that a whole module, or the schema builder, is called instead of one of its members. */
function reportNamespaceUse(
  value: Value,
  callee: AnyNode,
  use: 'called' | 'constructed',
  scope: Scope,
): Mistake | undefined {
  if (value.kind !== 'namespace' || !(value.isBuilder || value.isModule)) return undefined;
  const [it, parts] = value.isBuilder ? ['the schema builder', 'functions'] : ['a whole module', 'exports'];
  const mistake: Mistake = {
    id: 'member-missing',
    message: `This is ${it}, which cannot be ${use}; name one of its ${parts}.`,
    why: `what is ${use} here is ${it}`,
    at: scope.origin(callee),
  };
  scope.evaluator.report(mistake);
  return mistake;
}

/** Kinds of values that certainly cannot be called. */
const uncallableNouns: Partial<Record<Value['kind'], string>> = {
  array: 'an array',
  object: 'an object',
  regexp: 'a regular expression',
  exotic: 'an object',
};

/** Reports the call of a value that is no function. Returns why the call has no value. */
function reportUncallable(value: Value, callee: AnyNode, scope: Scope): string {
  const mistake = reportCause(value, scope) ?? reportNamespaceUse(value, callee, 'called', scope);
  if (mistake?.why !== undefined) return mistake.why;
  const noun = value.kind === 'literal' ? nounOf(value.value) : uncallableNouns[value.kind];
  if (noun === undefined) return whyOf(value, 'what is called here is not a known function');
  const why = 'what is called here is no function';
  const message = `This is ${noun}, which cannot be called.`;
  scope.evaluator.report({ id: 'member-missing', message, why, at: scope.origin(callee) });
  return why;
}

const nounOf = (value: Literal['value']): string =>
  value === undefined || value === null ? `\`${value}\`` : `a ${typeof value}`;

const absenceOf = (value: Value): string | undefined => (value.kind === 'literal' ? value.absence : undefined);

/** The message about a method that an object does not have; undefined if the search for a similar name takes too long. */
function missingMethodMessage(object: AnyNode, name: string, scope: Scope): string | undefined {
  const owner = scope.evaluate(object);
  if (!scope.evaluator.spend(costOf(owner))) return undefined;
  return `There is no \`${name}\` to call here.${didYouMean(closest(name, memberNamesOf(owner)))}`;
}

function memberNamesOf(value: Value): Iterable<string> {
  if (value.kind === 'array') return Object.getOwnPropertyNames(Array.prototype);
  if (value.kind === 'literal')
    return typeof value.value === 'string' ? Object.getOwnPropertyNames(String.prototype) : [];
  return value.kind === 'object' ? value.entries.keys() : [];
}
