import type { BindingTarget, ExpressionOf } from '../nodes.ts';
import type { Code } from './code.ts';
import { nameOf } from './names.ts';
import { keyAt, propertyOf, shorthandOf } from './properties.ts';

type Identifier = ExpressionOf<'Identifier'>;
type ObjectPattern = Extract<BindingTarget, { type: 'ObjectPattern' }>;
type ArrayPattern = Extract<BindingTarget, { type: 'ArrayPattern' }>;
type Target = Identifier | ObjectPattern | ArrayPattern;
type PatternProperty = ObjectPattern['properties'][number];
type Rest = Extract<BindingTarget, { type: 'RestElement' }>;
type WithDefault = Extract<BindingTarget, { type: 'AssignmentPattern' }>;

/** Parses a binding target: a name, or a destructuring pattern. */
export function targetAt(code: Code, declare: (name: string) => void): Target {
  const target = bareTargetAt(code, declare);
  if (!code.is(':')) return target;
  const typeAnnotation = code.annotation();
  return { ...target, end: code.before, typeAnnotation };
}

/** Parses a parameter, which may be optional. */
export function parameterTargetAt(code: Code, declare: (name: string) => void): Target {
  const target = bareTargetAt(code, declare);
  const optional = target.type === 'Identifier' && code.eat('?');
  const typeAnnotation = code.is(':') ? code.annotation() : undefined;
  if (!optional && !typeAnnotation) return target;
  return { ...target, end: code.before, ...(optional && { optional }), ...(typeAnnotation && { typeAnnotation }) };
}

/** Parses a target with its default value. */
export function withDefaultAt<T extends Target>(code: Code, left: T): T | WithDefault {
  if (!code.eat('=')) return left;
  const right = code.expression();
  return { type: 'AssignmentPattern', start: left.start ?? 0, end: code.before, left, right };
}

/** Parses a rest element or rest parameter: it is the last, without a trailing comma. */
export function restAt(code: Code, declare: (name: string) => void, close: ')' | '}' | ']'): Rest {
  const { start } = code;
  code.expect('...');
  const argument = declaredAt(code, declare);
  const typeAnnotation = close === ')' && code.is(':') ? code.annotation() : undefined;
  if (!code.is(close)) code.giveUp();
  return { type: 'RestElement', start, end: code.before, argument, ...(typeAnnotation && { typeAnnotation }) };
}

function declaredAt(code: Code, declare: (name: string) => void): Identifier {
  const name = nameOf(code);
  declare(name.name);
  return name;
}

function bareTargetAt(code: Code, declare: (name: string) => void): Target {
  if (code.is('{')) return objectAt(code, declare);
  return code.is('[') ? arrayAt(code, declare) : declaredAt(code, declare);
}

/** Parses an array pattern without holes. */
function arrayAt(code: Code, declare: (name: string) => void): ArrayPattern {
  const { start } = code;
  code.expect('[');
  const partAt = () => (code.is('...') ? restAt(code, declare, ']') : withDefaultAt(code, bareTargetAt(code, declare)));
  const elements = code.within(() => code.listed(']', partAt));
  return { type: 'ArrayPattern', start, end: code.before, elements };
}

function objectAt(code: Code, declare: (name: string) => void): ObjectPattern {
  const { start } = code;
  code.expect('{');
  const properties = code.within(() => code.listed('}', () => propertyAt(code, declare)));
  return { type: 'ObjectPattern', start, end: code.before, properties };
}

function propertyAt(code: Code, declare: (name: string) => void): PatternProperty {
  if (code.is('...')) return restAt(code, declare, '}');
  const { start } = code;
  const key = keyAt(code);
  if (!code.is(':')) {
    if (key.type !== 'Identifier') code.giveUp();
    declare(key.name);
    return shorthandOf(code, key, withDefaultAt(code, { ...key }));
  }
  code.next();
  const target = bareTargetAt(code, declare);
  const value = withDefaultAt(code, target);
  return propertyOf(code, start, { key, value });
}
