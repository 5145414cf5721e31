import type { Expression, ExpressionOf } from '../nodes.ts';
import type { Code } from './code.ts';
import { booleanAt, numberAt, patternAt, said, stringAt } from './literals.ts';
import { anyName, nameOf } from './names.ts';
import { arrayAt, objectAt, spreadOr } from './objects.ts';
import { typesAt } from './types.ts';

type TemplateElement = ExpressionOf<'TemplateLiteral'>['quasis'][number];

/** What operators join: a value, with all that is taken out of it or called on it. */
export function operandAt(code: Code): Expression {
  const { start } = code;
  let value = code.word === 'new' ? newAt(code) : valueAt(code);
  for (;;) {
    if (code.is('(')) value = callOf(code, start, value);
    else if (code.is('<')) value = typedCallOf(code, start, value);
    else if (code.is('`')) code.giveUp();
    else {
      const member = memberOf(code, start, value);
      if (member === undefined) return value;
      value = member;
    }
  }
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

function typedCallOf(code: Code, start: number, callee: Expression): ExpressionOf<'CallExpression'> {
  const typeParameters = typesAt(code);
  const call = callOf(code, start, callee);
  return { ...call, typeParameters };
}

function argumentsAt(code: Code) {
  code.expect('(');
  return code.listed(')', () => spreadOr(code));
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
  if (word !== '') return nameOf(code);
  if (code.is('string')) return stringAt(code);
  if (code.is('number')) return numberAt(code);
  if (code.is('{')) return objectAt(code);
  if (code.is('[')) return arrayAt(code);
  if (code.is('`')) return templateAt(code);
  if (code.is('/')) return patternAt(code);
  code.expect('(');
  const inner = code.expression();
  code.expect(')');
  return inner;
}

function templateAt(code: Code): ExpressionOf<'TemplateLiteral'> {
  const { start } = code;
  const expressions: Expression[] = [];
  let last = elementAt(code);
  const quasis = [last];
  while (!last.tail) {
    expressions.push(code.expression());
    if (!code.is('}')) code.giveUp();
    last = elementAt(code);
    quasis.push(last);
  }
  code.next();
  return { type: 'TemplateLiteral', start, end: code.before, expressions, quasis };
}

const elementEnds = /[`\\\r]|\$\{/g;

/** The text behind a mark: a backquote is the token after it if it ends the template, else what starts an expression. */
function elementAt(code: Code): TemplateElement {
  const start = code.end;
  elementEnds.lastIndex = start;
  let found = elementEnds.exec(code.text);
  for (; found !== null && found[0] === '\\'; found = elementEnds.exec(code.text)) elementEnds.lastIndex += 1;
  // A line break that has two signs would count as one.
  if (found === null || found[0] === '\r') code.giveUp();
  const tail = found[0] === '`';
  const raw = code.text.slice(start, found.index);
  const cooked = said(raw) ?? code.giveUp();
  code.continueAt(tail ? found.index : found.index + 2);
  return { type: 'TemplateElement', start, end: found.index, value: { raw, cooked }, tail };
}
