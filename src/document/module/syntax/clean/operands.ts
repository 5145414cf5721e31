import { unlessUnclear } from '../../../../data/unclear.ts';
import type { Expression, ExpressionOf } from '../nodes.ts';
import { argumentsAt } from './arguments.ts';
import type { Code } from './code.ts';
import { functionExpressionAt, startsFunction } from './functions.ts';
import { booleanAt, numberAt, patternAt, stringAt } from './literals.ts';
import { anyName, nameOf } from './names.ts';
import { arrayAt, objectAt } from './objects.ts';
import { optionalLinkOf } from './optional-chain.ts';
import { templateAt } from './templates.ts';
import { typesAt } from './types.ts';

/** Parses an operand: a value, followed by member accesses and calls. */
export function operandAt(code: Code): Expression {
  const { start } = code;
  let value = code.word === 'new' ? newAt(code) : valueAt(code);
  let isOptional = false;
  for (;;) {
    isOptional ||= code.is('?.');
    const next = isOptional ? optionalLinkOf(code, start, value) : linkOf(code, start, value);
    if (next === undefined) return value;
    value = next;
  }
}

/** Parses one member access, call or the like on `value`; returns undefined if there is none. */
function linkOf(code: Code, start: number, value: Expression): Expression | undefined {
  switch (code.kind) {
    case '.':
    case '[':
      return memberOf(code, start, value);
    case '(':
      return code.changes(callOf(code, start, value));
    case '<':
      return typedCallOf(code, start, value);
    case '`':
      return taggedOf(code, start, value);
    case '!':
      return code.isOnNewLine ? undefined : assuredOf(code, start, value);
    default:
      return undefined;
  }
}

/** Parses a member access, after a dot or in brackets. */
function memberOf(code: Code, start: number, object: Expression): ExpressionOf<'MemberExpression'> {
  const computed = code.is('[');
  code.next();
  const property = computed ? code.expression() : anyName(code);
  if (computed) code.expect(']');
  return { type: 'MemberExpression', start, end: code.before, object, computed, property };
}

function assuredOf(code: Code, start: number, expression: Expression): ExpressionOf<'TSNonNullExpression'> {
  code.next();
  return { type: 'TSNonNullExpression', start, end: code.before, expression };
}

function callOf(code: Code, start: number, callee: Expression): ExpressionOf<'CallExpression'> {
  const given = argumentsAt(code);
  return { type: 'CallExpression', start, end: code.before, callee, arguments: given };
}

/** Parses a call with type arguments; returns undefined if `<` is the operator. */
function typedCallOf(code: Code, start: number, callee: Expression): ExpressionOf<'CallExpression'> | undefined {
  const { place, text } = code;
  if (text[code.start + 1] === '=') return undefined;
  const given = unlessUnclear(() => ({ typeParameters: typesAt(code) }));
  const typeParameters = given?.typeParameters;
  if (typeParameters === undefined) {
    code.hasUnclearTypes ||= given === undefined;
    code.goBack(place);
    return undefined;
  }
  const call = callOf(code, start, callee);
  return code.changes({ ...call, typeParameters });
}

function taggedOf(code: Code, start: number, tag: Expression): ExpressionOf<'TaggedTemplateExpression'> {
  const quasi = templateAt(code, () => code.expression());
  const tagged = { type: 'TaggedTemplateExpression', start, end: code.before, tag, quasi } as const;
  // The full parser omits `typeParameters`, too.
  return tagged as unknown as ExpressionOf<'TaggedTemplateExpression'>;
}

function newAt(code: Code): ExpressionOf<'NewExpression'> {
  const { start } = code;
  code.next();
  const calleeStart = code.start;
  let callee: Expression = nameOf(code);
  while (code.is('.')) callee = memberOf(code, calleeStart, callee);
  const given = argumentsAt(code);
  const creation = { type: 'NewExpression', start, end: code.before, callee, arguments: given } as const;
  // The full parser omits `typeParameters`, too.
  return creation as unknown as ExpressionOf<'NewExpression'>;
}

function valueAt(code: Code): Expression {
  const { start, end, word } = code;
  if (word === 'true' || word === 'false') return booleanAt(code);
  if (word === 'null') {
    code.next();
    return { type: 'NullLiteral', start, end };
  }
  if (startsFunction(code)) return functionExpressionAt(code);
  if (word === 'this') {
    code.next();
    return { type: 'ThisExpression', start, end };
  }
  if (word !== '') return nameOf(code);
  switch (code.kind) {
    case 'string':
      return stringAt(code);
    case 'number':
      return numberAt(code);
    case '{':
      return objectAt(code);
    case '[':
      return arrayAt(code);
    case '`':
      return templateAt(code, () => code.expression());
    case '/':
      return patternAt(code);
    default:
      return parenthesizedAt(code);
  }
}

function parenthesizedAt(code: Code): Expression {
  code.expect('(');
  return code.bracketed(() => {
    const inner = code.expression();
    code.expect(')');
    return inner;
  });
}
