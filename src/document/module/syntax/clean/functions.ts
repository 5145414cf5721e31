import type { StatementOf } from '../nodes.ts';
import { blockAt } from './blocks.ts';
import type { Code } from './code.ts';
import { headAt } from './heads.ts';
import { nameOf } from './names.ts';
import { ScopeNames } from './scope-names.ts';
import { typeParametersAt } from './type-parameters.ts';

/** The function that is declared here; undefined if none is. */
export function functionAt(code: Code, names: ScopeNames): StatementOf<'FunctionDeclaration'> | undefined {
  if (code.word !== 'function') return undefined;
  const { start } = code;
  code.next();
  const id = nameOf(code);
  names.declare(id.name);
  const typeParameters = typeParametersAt(code);
  const given = typeParameters && { typeParameters };
  const own = new ScopeNames(code);
  const head = headAt(code, own);
  const body = blockAt(code, own);
  return {
    type: 'FunctionDeclaration',
    start,
    end: code.before,
    id,
    generator: false,
    async: false,
    ...given,
    ...head,
    body,
  };
}
