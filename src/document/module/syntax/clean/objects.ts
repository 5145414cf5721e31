import type { Expression, ExpressionOf, ObjectMember } from '../nodes.ts';
import type { Code } from './code.ts';
import { keyAt, propertyOf, shorthandOf } from './properties.ts';

type Spread = Extract<ObjectMember, { type: 'SpreadElement' }>;

export function objectAt(code: Code): ExpressionOf<'ObjectExpression'> {
  const { start } = code;
  code.next();
  const properties = code.listed('}', () => propertyAt(code));
  return { type: 'ObjectExpression', start, end: code.before, properties };
}

export function arrayAt(code: Code): ExpressionOf<'ArrayExpression'> {
  const { start } = code;
  code.next();
  const elements = code.listed(']', () => spreadOr(code));
  return { type: 'ArrayExpression', start, end: code.before, elements };
}

/** Parses an expression or a spread. */
export const spreadOr = (code: Code): Expression | Spread => (code.is('...') ? spreadAt(code) : code.expression());

function spreadAt(code: Code): Spread {
  const { start } = code;
  code.next();
  const argument = code.expression();
  return { type: 'SpreadElement', start, end: code.before, argument };
}

function propertyAt(code: Code): ObjectMember {
  if (code.is('...')) return spreadAt(code);
  if (code.is('[')) return computedAt(code);
  const { start } = code;
  const key = keyAt(code);
  if (!code.is(':')) {
    if (key.type !== 'Identifier') code.giveUp();
    return shorthandOf(code, key, { ...key });
  }
  // A second `__proto__` would be a syntax error.
  if ((key.type === 'Identifier' ? key.name : key.value) === '__proto__') code.giveUp();
  code.next();
  const value = code.expression();
  return propertyOf(code, start, { key, value });
}

function computedAt(code: Code): ObjectMember {
  const { start } = code;
  code.next();
  const key = code.expression();
  code.expect(']');
  code.expect(':');
  const value = code.expression();
  return propertyOf(code, start, { key, value, computed: true });
}
