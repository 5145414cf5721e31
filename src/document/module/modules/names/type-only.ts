import type { AnyNode, Statement } from '../../syntax/nodes.ts';
import type { Mistake, Origin } from '../../value/value.ts';
import type { Module } from '../module.ts';
import { typeIn } from './exported-types.ts';

/**
 * The mistake of using as a value a name that is only a type: it is placed at the `type` of the import, if that is the cause.
 * Undefined if the module has no such type.
 */
export function typeOnly({ file, names }: Module, name: string, use: Origin): Mistake | undefined {
  for (const statement of file.body) {
    if (statement.type === 'ImportDeclaration') {
      const named = statement.specifiers.find(({ local }) => local.name === name);
      const at = statement.importKind === 'type' ? wordsOf(statement, file.text) : named?.local;
      const message = `\`${name}\` is imported as a type only; a value is imported without \`type\`.`;
      if (named && at) return { id: 'name-undeclared', message, at: names.scope.origin(at) };
    }
    if (typeIn(statement) === name) return { id: 'name-undeclared', message: `\`${name}\` is a type only.`, at: use };
  }
  return undefined;
}

/** The keywords `import type`: a mistake in any of the names of the import is reported there, once. */
const wordsOf = ({ start, end }: Statement, text: string): AnyNode => {
  const words = /^import\s+type/.exec(text.slice(start ?? 0, end ?? 0))?.[0] ?? '';
  return { type: 'ImportType', start: start ?? 0, end: (start ?? 0) + words.length };
};
