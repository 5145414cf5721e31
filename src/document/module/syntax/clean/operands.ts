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

/** What operators join: a value, with all that is taken out of it or called on it. */
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

/** What stands before, with what is taken out of it or called on it; undefined where nothing is. */
function linkOf(code: Code, start: number, value: Expression): Expression | undefined {
  if (code.is('(')) return code.changes(callOf(code, start, value));
  if (code.is('<')) return typedCallOf(code, start, value);
  return code.is('`') ? taggedOf(code, start, value) : memberOf(code, start, value);
}

/** A member of what stands before; undefined if there is none. */
function memberOf(code: Code, start: number, object: Expression): Expression | undefined {
  if (code.eat('.')) {
    const property = anyName(code);
    return { type: 'MemberExpression', start, end: code.before, object, computed: false, property };
  }
  if (code.eat('[')) {
    const property = code.expression();
    code.expect(']');
    return { type: 'MemberExpression', start, end: code.before, object, computed: true, property };
  }
  if (!code.is('!') || code.isOnNewLine) return undefined;
  code.next();
  return { type: 'TSNonNullExpression', start, end: code.before, expression: object };
}

function callOf(code: Code, start: number, callee: Expression): ExpressionOf<'CallExpression'> {
  const given = argumentsAt(code);
  return { type: 'CallExpression', start, end: code.before, callee, arguments: given };
}

/** A call that is given types; undefined where something is less than another. */
function typedCallOf(code: Code, start: number, callee: Expression): ExpressionOf<'CallExpression'> | undefined {
  const { place } = code;
  const typeParameters = unlessUnclear(() => typesAt(code));
  if (typeParameters === undefined) {
    code.goBack(place);
    return undefined;
  }
  if (!code.is('(')) code.giveUp();
  const call = callOf(code, start, callee);
  return code.changes({ ...call, typeParameters });
}

function taggedOf(code: Code, start: number, tag: Expression): ExpressionOf<'TaggedTemplateExpression'> {
  const quasi = templateAt(code, () => code.expression());
  const tagged = { type: 'TaggedTemplateExpression', start, end: code.before, tag, quasi } as const;
  // The parser of all code leaves out `typeParameters`, too.
  return tagged as unknown as ExpressionOf<'TaggedTemplateExpression'>;
}

function newAt(code: Code): ExpressionOf<'NewExpression'> {
  const { start } = code;
  code.next();
  const calleeStart = code.start;
  let callee: Expression = nameOf(code);
  while (code.is('.')) callee = memberOf(code, calleeStart, callee) ?? callee;
  const given = argumentsAt(code);
  const made = { type: 'NewExpression', start, end: code.before, callee, arguments: given } as const;
  // The parser of all code leaves out `typeParameters`, too.
  return made as unknown as ExpressionOf<'NewExpression'>;
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
  if (code.is('string')) return stringAt(code);
  if (code.is('number')) return numberAt(code);
  if (code.is('{')) return objectAt(code);
  if (code.is('[')) return arrayAt(code);
  if (code.is('`')) return templateAt(code, () => code.expression());
  if (code.is('/')) return patternAt(code);
  code.expect('(');
  return code.bracketed(() => {
    const inner = code.expression();
    code.expect(')');
    return inner;
  });
}
