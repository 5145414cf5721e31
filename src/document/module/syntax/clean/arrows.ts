import { matchesAt } from '../../../../data/match-at.ts';
import { Unclear } from '../../../../data/unclear.ts';
import type { ExpressionOf } from '../nodes.ts';
import type { Code } from './code.ts';
import { startsFunction } from './functions.ts';
import { type Head, headAt } from './heads.ts';
import { nameOf } from './names.ts';
import { ScopeNames } from './scope-names.ts';
import { typeParametersAt } from './type-parameters.ts';

type Arrow = ExpressionOf<'ArrowFunctionExpression'>;

const arrowAhead = /[ \t]*=>/y;

/** Parses an arrow function; returns undefined if none starts here. */
export function arrowAt(code: Code): Arrow | undefined {
  const { start } = code;
  if (startsFunction(code) || !code.eatWord('async')) return arrowFrom(code, start, false);
  if (code.isOnNewLine) code.giveUp();
  return arrowFrom(code, start, true) ?? code.giveUp();
}

function arrowFrom(code: Code, start: number, isAsync: boolean): Arrow | undefined {
  const isNamed = isNameOfArrow(code);
  if (!isNamed && !code.is('(') && !code.is('<')) return undefined;
  const typeParameters = typeParametersAt(code);
  const names = new ScopeNames(code);
  const head = isNamed ? nameHeadAt(code, names) : arrowHeadAt(code, names);
  if (head === undefined) return typeParameters && code.giveUp();
  code.next();
  const { params, returnType } = head;
  if (returnType) code.returnTypes += 1;
  const body = code.insideFunction({ isAsync }, () => (code.is('{') ? code.block(names) : code.expression()));
  const given = typeParameters && { typeParameters };
  const kind = { id: null, generator: false, async: isAsync };
  const returned = returnType && { returnType };
  // In an async generic arrow function, the full parser sets the type parameters first.
  const parts =
    isAsync && given
      ? { ...given, params, ...returned, ...kind, body }
      : { ...returned, params, ...kind, body, ...given };
  // The full parser omits `expression`, too.
  return { type: 'ArrowFunctionExpression', start, end: code.before, ...parts } as unknown as Arrow;
}

const isNameOfArrow = (code: Code): boolean => code.is('word') && matchesAt(arrowAhead, code.text, code.end);

function nameHeadAt(code: Code, names: ScopeNames): Head {
  const name = nameOf(code);
  names.declare(name.name);
  return { params: [name] };
}

/** Parses parameters followed by an arrow; returns undefined if it is only a parenthesized expression. */
function arrowHeadAt(code: Code, names: ScopeNames): Head | undefined {
  const { place } = code;
  try {
    const head = headAt(code, names);
    if (!code.is('=>') || code.isOnNewLine) code.giveUp();
    return head;
  } catch (error) {
    if (!(error instanceof Unclear)) throw error;
    code.goBack(place);
    return undefined;
  }
}
