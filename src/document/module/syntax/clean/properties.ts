import type { BindingTarget, Expression, ExpressionOf } from '../nodes.ts';
import type { Code } from './code.ts';
import { numberAt, stringAt } from './literals.ts';
import { anyName, isReserved } from './names.ts';

type Identifier = ExpressionOf<'Identifier'>;
type Pattern = Extract<BindingTarget, { type: 'ArrayPattern' | 'AssignmentPattern' | 'ObjectPattern' }>;
type Key = ExpressionOf<'NumericLiteral'> | ExpressionOf<'StringLiteral'> | Identifier;

interface Parts<K extends Expression, V extends Expression | Pattern> {
  readonly key: K;
  readonly value: V;
  readonly computed?: boolean;
  readonly shorthand?: boolean;
}

/** A property as the full parser creates it, before it is known whether it is part of an object or a pattern. */
interface Property<K extends Expression, V extends Expression | Pattern> extends Required<Parts<K, V>> {
  readonly type: 'ObjectProperty';
  readonly start: number;
  readonly end: number;
  readonly method: false;
}

/** Parses the key of a property in an object or a pattern, if it is not computed. */
export function keyAt(code: Code): Key {
  if (code.is('string')) return stringAt(code);
  return code.is('number') ? numberAt(code) : anyName(code);
}

/** Creates a property that ends here. */
export function propertyOf<K extends Expression, V extends Expression | Pattern>(
  { before }: Code,
  start: number,
  { key, value, computed = false, shorthand = false }: Parts<K, V>,
): Property<K, V> {
  return { type: 'ObjectProperty', start, end: before, method: false, key, computed, shorthand, value };
}

/** Creates a shorthand property. */
export function shorthandOf<V extends Expression | Pattern>(
  code: Code,
  key: Identifier,
  value: V,
): Property<Identifier, V> {
  if (isReserved(key.name)) code.giveUp();
  return propertyOf(code, key.start ?? 0, { key, value, shorthand: true });
}
