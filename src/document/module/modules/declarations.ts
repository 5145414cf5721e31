import { namesOf } from '../syntax/binding-names.ts';
import type {
  AnyNode,
  ClassNode,
  Declarator,
  EntityName,
  EnumNode,
  Expression,
  FunctionNode,
  NamespaceNode,
  Statement,
  StatementOf,
} from '../syntax/nodes.ts';
import { commonExportName, isModuleExports } from './common-js.ts';

/** What declares a name at the top of a module; `at` is where the name is written. */
export type Declaration = { readonly at: AnyNode; readonly parts?: readonly Part[] } & (
  | { readonly kind: 'variable'; readonly declarator: Declarator }
  | { readonly kind: 'function'; readonly node: FunctionNode }
  | { readonly kind: 'class'; readonly node: ClassNode }
  | { readonly kind: 'enum'; readonly node: EnumNode }
  | { readonly kind: 'namespace'; readonly node: NamespaceNode }
  /** `import Name = Other.Part`. */
  | { readonly kind: 'alias'; readonly node: EntityName }
  /** `name` is `*` for the whole module. */
  /** `named` is where the imported name is written. */
  | { readonly kind: 'import'; readonly source: string; readonly name: string; readonly named: AnyNode }
);

/** An enumeration or a namespace that adds to what is declared under the same name. */
export type Part = EnumNode | NamespaceNode;

/** What an exported name stands for; `at` is where the name is written. */
export type Export = { readonly at: AnyNode } & (
  | { readonly kind: 'local'; readonly name: string }
  | { readonly kind: 'expression'; readonly node: AnyNode }
  | { readonly kind: 'declaration'; readonly declaration: Declaration }
  | { readonly kind: 'from'; readonly source: string; readonly name: string; readonly named: AnyNode }
);

export interface Declarations {
  readonly names: ReadonlyMap<string, Declaration>;
  readonly exports: ReadonlyMap<string, Export>;
  /** The modules of `export * from …`. */
  readonly stars: readonly string[];
  /** Whether the default export is the whole module: `module.exports = …`. */
  readonly whole: boolean;
}

type Draft = { names: Map<string, Declaration>; exports: Map<string, Export>; stars: string[]; whole: boolean };

export function declarationsOf(body: readonly Statement[]): Declarations {
  const draft: Draft = { names: new Map(), exports: new Map(), stars: [], whole: false };
  for (const statement of body) add(draft, statement);
  return draft;
}

function add(draft: Draft, statement: Statement): void {
  switch (statement.type) {
    case 'ImportDeclaration':
      addImport(draft, statement);
      break;
    case 'ExportNamedDeclaration':
      addExport(draft, statement);
      break;
    case 'ExportDefaultDeclaration':
      draft.exports.set('default', defaultOf(draft, statement.declaration));
      break;
    case 'ExportAllDeclaration':
      if (statement.exportKind !== 'type') draft.stars.push(statement.source.value);
      break;
    case 'TSExportAssignment':
      draft.exports.set('default', { kind: 'expression', node: statement.expression, at: statement });
      break;
    case 'TSImportEqualsDeclaration':
      addEquals(draft, statement);
      break;
    case 'ExpressionStatement':
      addCommonExport(draft, statement.expression);
      break;
    default:
      for (const [name, declaration] of declared(statement)) addName(draft, name, declaration);
  }
}

/** `import Name = require('…')` or `import Name = Other.Part`. */
function addEquals(
  draft: Draft,
  { id, moduleReference, importKind, isExport }: StatementOf<'TSImportEqualsDeclaration'>,
) {
  if (importKind === 'type') return;
  const declaration: Declaration =
    moduleReference.type === 'TSExternalModuleReference'
      ? { kind: 'import', source: moduleReference.expression.value, name: '*', at: id, named: id }
      : { kind: 'alias', node: moduleReference, at: id };
  draft.names.set(id.name, declaration);
  if (isExport) draft.exports.set(id.name, { kind: 'local', name: id.name, at: id });
}

function addName({ names }: Draft, name: string, declaration: Declaration): void {
  const other = names.get(name);
  names.set(name, other === undefined ? declaration : merged(other, declaration));
}

const isValue = ({ kind }: Declaration): boolean => kind === 'variable' || kind === 'import' || kind === 'alias';

/** What two declarations of one name come to. */
function merged(first: Declaration, second: Declaration): Declaration {
  // A namespace that only holds types may share its name with a value.
  if (second.kind === 'namespace' && isValue(first)) return first;
  if (second.kind === 'namespace' || (second.kind === 'enum' && first.kind === 'enum'))
    return { ...first, parts: [...(first.parts ?? []), second.node] };
  if (first.kind !== 'namespace' || isValue(second)) return second;
  return { ...second, parts: [first.node, ...(first.parts ?? [])] };
}

function* declared(statement: Statement): Generator<[string, Declaration]> {
  if ('declare' in statement && statement.declare) return;
  if (statement.type === 'VariableDeclaration') {
    for (const declarator of statement.declarations) {
      for (const name of namesOf(declarator.id)) yield [name, { kind: 'variable', declarator, at: declarator.id }];
    }
  } else if (statement.type === 'FunctionDeclaration' && statement.id) {
    yield [statement.id.name, { kind: 'function', node: statement, at: statement.id }];
  } else if (statement.type === 'ClassDeclaration' && statement.id) {
    yield [statement.id.name, { kind: 'class', node: statement, at: statement.id }];
  } else if (statement.type === 'TSEnumDeclaration') {
    yield [statement.id.name, { kind: 'enum', node: statement, at: statement.id }];
  } else if (statement.type === 'TSModuleDeclaration' && statement.id.type === 'Identifier') {
    yield [statement.id.name, { kind: 'namespace', node: statement, at: statement.id }];
  }
}

type ModuleName =
  | { readonly type: 'Identifier'; readonly name: string }
  | { readonly type: 'StringLiteral'; readonly value: string };

const nameOf = (node: ModuleName): string => (node.type === 'Identifier' ? node.name : node.value);

function addImport(draft: Draft, statement: StatementOf<'ImportDeclaration'>): void {
  if (statement.importKind === 'type' || statement.importKind === 'typeof') return;
  const source = statement.source.value;
  for (const specifier of statement.specifiers) {
    const name = importedName(specifier);
    const { local } = specifier;
    const named = specifier.type === 'ImportSpecifier' ? specifier.imported : local;
    if (name !== undefined) draft.names.set(local.name, { kind: 'import', source, name, at: local, named });
  }
}

function importedName(specifier: StatementOf<'ImportDeclaration'>['specifiers'][number]): string | undefined {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  return specifier.importKind === 'type' ? undefined : nameOf(specifier.imported);
}

function addExport(draft: Draft, statement: StatementOf<'ExportNamedDeclaration'>): void {
  if (statement.exportKind === 'type') return;
  if (statement.declaration) {
    for (const [name, declaration] of declared(statement.declaration)) {
      addName(draft, name, declaration);
      draft.exports.set(name, { kind: 'local', name, at: declaration.at });
    }
  }
  const source = statement.source?.value;
  for (const specifier of statement.specifiers) {
    if (specifier.type === 'ExportDefaultSpecifier') continue;
    const at = specifier.exported;
    const exported = nameOf(at);
    if (specifier.type === 'ExportNamespaceSpecifier') {
      draft.exports.set(exported, { kind: 'from', source: source ?? '', name: '*', at, named: at });
    } else if (specifier.exportKind !== 'type') {
      // The parser lets a local name be a text only where it is imported from elsewhere.
      const name = nameOf(specifier.local as ModuleName);
      draft.exports.set(
        exported,
        source === undefined ? { kind: 'local', name, at } : { kind: 'from', source, name, at, named: specifier.local },
      );
    }
  }
}

function defaultOf(draft: Draft, node: StatementOf<'ExportDefaultDeclaration'>['declaration']): Export {
  if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') {
    const declaration: Declaration =
      node.type === 'FunctionDeclaration' ? { kind: 'function', node, at: node } : { kind: 'class', node, at: node };
    if (!node.id) return { kind: 'declaration', declaration, at: node };
    addName(draft, node.id.name, declaration);
    return { kind: 'local', name: node.id.name, at: node.id };
  }
  return { kind: 'expression', node, at: node };
}

/** `module.exports = …`, `exports.name = …`: the exports of a CommonJS module. */
function addCommonExport(draft: Draft, node: Expression): void {
  const name = node.type === 'AssignmentExpression' ? commonExportName(node.left) : undefined;
  if (node.type !== 'AssignmentExpression' || name === undefined) return;
  draft.exports.set(name, { kind: 'expression', node: node.right, at: node.left });
  if (isModuleExports(node.left)) draft.whole = true;
}
