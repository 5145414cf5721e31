import type { NamespaceNode } from '../nodes.ts';
import type { Code } from './code.ts';
import { declarationAt } from './declarations.ts';
import { exportedAt } from './exported.ts';
import { nameOf } from './names.ts';
import { ScopeNames } from './scope-names.ts';

type Block = Extract<NamespaceNode['body'], { type: 'TSModuleBlock' }>;

/** Parses a namespace that contains declarations, but no other namespaces. */
export function namespaceAt(code: Code, names: ScopeNames): NamespaceNode {
  const { start } = code;
  code.next();
  if (code.isOnNewLine) code.giveUp();
  const id = nameOf(code);
  names.declare(id.name);
  names.declareType(id.name);
  const body = blockAt(code);
  return { type: 'TSModuleDeclaration', start, end: code.before, kind: 'namespace', id, body };
}

function blockAt(code: Code): Block {
  const { start } = code;
  code.expect('{');
  const names = new ScopeNames(code);
  const body: Block['body'] = [];
  while (!code.eat('}')) body.push(statementAt(code, names));
  return { type: 'TSModuleBlock', start, end: code.before, body };
}

function statementAt(code: Code, names: ScopeNames): Block['body'][number] {
  const { start, word } = code;
  if (word !== 'export') return declarationAt(code, names) ?? code.giveUp();
  code.next();
  return exportedAt(code, start, names);
}
