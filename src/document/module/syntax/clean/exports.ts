import type { ExpressionOf, Statement, StatementOf } from '../nodes.ts';
import type { Code } from './code.ts';
import { exportedAt, namedOf } from './exported.ts';
import { startsFunction } from './functions.ts';
import { sourceAt } from './imports.ts';
import { anyName } from './names.ts';
import { namespaceAt } from './namespaces.ts';
import type { ScopeNames } from './scope-names.ts';

type Named = StatementOf<'ExportNamedDeclaration'>;
type Specifier = Extract<Named['specifiers'][number], { type: 'ExportSpecifier' }>;

export function exportAt(code: Code, names: ScopeNames): Statement {
  const { start } = code;
  code.next();
  if (code.word === 'default') return defaultAt(code, start);
  if (code.is('*')) return allAt(code, start);
  if (code.is('{')) return namedAt(code, start, names, 'value');
  return declaredAt(code, start, names);
}

function defaultAt(code: Code, start: number): StatementOf<'ExportDefaultDeclaration'> {
  code.next();
  if (startsFunction(code)) code.giveUp();
  const declaration = code.expression();
  code.endStatement();
  return { type: 'ExportDefaultDeclaration', start, end: code.before, exportKind: 'value', declaration };
}

function allAt(code: Code, start: number): Statement {
  const mark = code.start;
  code.next();
  if (code.word !== 'as') {
    code.expectWord('from');
    const source = sourceAt(code);
    return { type: 'ExportAllDeclaration', start, end: code.before, exportKind: 'value', source, attributes: [] };
  }
  code.next();
  const exported = anyName(code);
  const specifier = { type: 'ExportNamespaceSpecifier', start: mark, end: code.before, exported } as const;
  code.expectWord('from');
  const source = sourceAt(code);
  return namedOf(start, code, 'value', { specifiers: [specifier], source });
}

function namedAt(code: Code, start: number, names: ScopeNames, kind: 'type' | 'value'): Named {
  code.expect('{');
  const specifiers = code.listed('}', () => specifierAt(code, kind));
  if (code.word === 'from') {
    code.next();
    const source = sourceAt(code);
    return namedOf(start, code, kind, { specifiers, source });
  }
  for (const { local } of specifiers) names.use(local.name);
  code.endStatement();
  return namedOf(start, code, kind, { specifiers });
}

function specifierAt(code: Code, kind: 'type' | 'value'): Specifier {
  const { start } = code;
  const first = anyName(code);
  const isType = first.name === 'type' && code.is('word');
  if (isType && kind === 'type') code.giveUp();
  const local = isType ? anyName(code) : first;
  const exported = renamed(code, local);
  const exportKind = isType ? 'type' : 'value';
  return { type: 'ExportSpecifier', start, end: code.before, local, exportKind, exported };
}

function renamed(code: Code, local: ExpressionOf<'Identifier'>): ExpressionOf<'Identifier'> {
  if (code.word !== 'as') return { ...local };
  code.next();
  return anyName(code);
}

function declaredAt(code: Code, start: number, names: ScopeNames): Named {
  if (code.word === 'type') {
    const { place } = code;
    code.next();
    if (code.is('{')) return namedAt(code, start, names, 'type');
    code.goBack(place);
  }
  if (code.word === 'namespace') {
    const declaration = namespaceAt(code, names);
    return namedOf(start, code, 'value', { declaration });
  }
  return exportedAt(code, start, names);
}
