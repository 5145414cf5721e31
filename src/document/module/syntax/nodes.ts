import type { parse } from '@babel/parser';
import { isContainer } from '../../../data/objects.ts';

/** The AST of the parser, whose types are only accessible as the return types of its functions. */
export type Program = ReturnType<typeof parse>['program'];
export type Statement = Program['body'][number];
export type StatementOf<T extends Statement['type']> = Extract<Statement, { type: T }>;
export type Expression = StatementOf<'ExpressionStatement'>['expression'];
export type ExpressionOf<T extends Expression['type']> = Extract<Expression, { type: T }>;

export type TypeNode = StatementOf<'TSTypeAliasDeclaration'>['typeAnnotation'];
export type TypeOf<T extends TypeNode['type']> = Extract<TypeNode, { type: T }>;
export type Annotation = Extract<ExpressionOf<'Identifier'>['typeAnnotation'], { type: 'TSTypeAnnotation' }>;

export type Argument = ExpressionOf<'CallExpression'>['arguments'][number];
export type MemberAccess = ExpressionOf<'MemberExpression'> | ExpressionOf<'OptionalMemberExpression'>;
export type Call = ExpressionOf<'CallExpression'> | ExpressionOf<'OptionalCallExpression'>;
/** A node that may mutate something, in code that the quick parser reads. */
export type MutatingNode = Call | ExpressionOf<'AssignmentExpression'> | StatementOf<'ForOfStatement'>;
export type ObjectMember = ExpressionOf<'ObjectExpression'>['properties'][number];
export type FunctionNode =
  | ExpressionOf<'ArrowFunctionExpression'>
  | ExpressionOf<'FunctionExpression'>
  | StatementOf<'FunctionDeclaration'>
  | Extract<ObjectMember, { type: 'ObjectMethod' }>
  | Extract<ClassNode['body']['body'][number], { type: 'ClassMethod' }>;
export type ClassNode = ExpressionOf<'ClassExpression'> | StatementOf<'ClassDeclaration'>;
export type EnumNode = StatementOf<'TSEnumDeclaration'>;
export type NamespaceNode = StatementOf<'TSModuleDeclaration'>;
/** An identifier or a qualified name. */
export type EntityName = Exclude<
  StatementOf<'TSImportEqualsDeclaration'>['moduleReference'],
  { type: 'TSExternalModuleReference' }
>;
export type Parameter = FunctionNode['params'][number];
export type Declarator = StatementOf<'VariableDeclaration'>['declarations'][number];
/** The left side of `=` in a declaration, or a parameter. */
export type BindingTarget = Declarator['id'] | Parameter | ExpressionOf<'AssignmentExpression'>['left'];

/** The properties of every node, for traversals. */
export interface AnyNode {
  readonly type: string;
  readonly start?: number | null;
  readonly end?: number | null;
}

type Known = Expression | Statement;

/** True if a node is of one of the types. */
export const isOf = <T extends Known['type']>(
  node: AnyNode,
  first: T,
  second?: T,
  third?: T,
): node is Extract<Known, { type: T }> =>
  // Called many times for every node of a module: a list of types would take longer than parsing.
  node.type === first || node.type === second || node.type === third;

export const isNode = (value: unknown): value is AnyNode =>
  isContainer(value) && 'type' in value && typeof value.type === 'string';

/** A comment, without its delimiters. */
export interface FoundComment {
  readonly value: string;
  readonly start?: number | undefined;
  readonly end?: number | undefined;
}
