import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from '@babel/parser';
import type { GeneratedFile } from './rules.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const publicEntries = [
  ['hublint', 'src/index.ts', 'Lint and read manifests from a program.'],
  ['hublint/rule', 'src/rule/index.ts', 'All that a rule imports.'],
  ['hublint/testing', 'src/testing/index.ts', 'Tests a rule, in any test runner.'],
  ['hublint/config', 'src/config.ts', 'Types a configuration in TypeScript or JavaScript.'],
] as const;

/** An exported name, with its declaration without bodies and its comment. */
interface Entry {
  readonly name: string;
  readonly comment: string;
  readonly declaration: string;
}

/** Generates the reference of the public library from the comments and types of the source. */
export async function generate(): Promise<readonly GeneratedFile[]> {
  const sections = publicEntries.map(([door, file, summary]) => {
    const entries = exportsOf(join(root, file)).sort((a, b) => (a.name < b.name ? -1 : 1));
    return [`## \`${door}\``, summary, ...entries.map(textOf)].join('\n\n');
  });
  const head = '# API reference\n\nGenerated from the source by `npm run generate`. ESM only, Node.js 20.19 and up.';
  return [{ path: 'docs/api.md', text: `${[head, ...sections].join('\n\n')}\n` }];
}

const textOf = ({ name, comment, declaration }: Entry): string =>
  [`### ${name}`, comment, `\`\`\`ts\n${declaration}\n\`\`\``].filter((part) => part !== '').join('\n\n');

type Statement = ReturnType<typeof statementsOf>[number];

const sources = new Map<string, string>();
const sourceOf = (file: string): string => {
  const text = sources.get(file) ?? readFileSync(file, 'utf8');
  sources.set(file, text);
  return text;
};
const statementsOf = (file: string) =>
  parse(sourceOf(file), { sourceType: 'module', plugins: ['typescript'], attachComment: true }).program.body;

function exportsOf(file: string): Entry[] {
  return statementsOf(file).flatMap((statement): Entry[] => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    if (statement.declaration) return [entryOf(file, statement, statement)];
    return statement.specifiers.flatMap((specifier) => {
      if (specifier.type !== 'ExportSpecifier' || specifier.exported.type !== 'Identifier') return [];
      return [findDeclaration(originOf(file, statement, specifier.local.name), specifier.local.name)];
    });
  });
}

/** Returns the file that a re-exported name comes from. */
const originOf = (file: string, { source }: { source?: { value: string } | null }, name: string): string =>
  source ? join(dirname(file), source.value) : importedFrom(file, name);

/** Returns the file that a name is imported from. */
function importedFrom(file: string, name: string): string {
  for (const statement of statementsOf(file)) {
    if (statement.type !== 'ImportDeclaration') continue;
    if (statement.specifiers.some(({ local }) => local.name === name))
      return join(dirname(file), statement.source.value);
  }
  throw new Error(`${relative(root, file)} exports \`${name}\`, which it neither declares nor imports.`);
}

/** Finds the declaration of an exported name, following re-exports. */
function findDeclaration(file: string, name: string): Entry {
  for (const statement of statementsOf(file)) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    if (statement.declaration && namesOf(statement.declaration).includes(name))
      return entryOf(file, statement, statement);
    const again = statement.specifiers.some((one) => one.exported.type === 'Identifier' && one.exported.name === name);
    if (again) return findDeclaration(originOf(file, statement, name), name);
  }
  throw new Error(`${relative(root, file)} does not export \`${name}\`.`);
}

function namesOf(
  declaration: NonNullable<Extract<Statement, { type: 'ExportNamedDeclaration' }>['declaration']>,
): string[] {
  if (declaration.type === 'VariableDeclaration') {
    return declaration.declarations.map(({ id }) => (id.type === 'Identifier' ? id.name : ''));
  }
  return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : [];
}

function entryOf(
  file: string,
  { declaration }: Extract<Statement, { type: 'ExportNamedDeclaration' }>,
  at: Statement,
): Entry {
  if (!declaration) throw new Error(`${relative(root, file)} exports nothing here.`);
  const comment = at.leadingComments?.at(-1)?.value ?? '';
  const textBetween = (start = 0, end = 0) => sourceOf(file).slice(start, end).trimEnd();
  const text = textBetween(declaration.start ?? 0, bodyStart(declaration) ?? declaration.end ?? 0);
  const members = declaration.type === 'ClassDeclaration' ? propertiesOf(declaration, textBetween) : '';
  return { name: namesOf(declaration)[0] ?? '', comment: convertToMarkdown(comment), declaration: `${text}${members}` };
}

/** Returns the body of a class with only its properties. */
function propertiesOf(
  { body }: Extract<Parameters<typeof namesOf>[0], { type: 'ClassDeclaration' }>,
  textBetween: (start?: number, end?: number) => string,
): string {
  const properties = body.body.filter(({ type }) => type === 'ClassProperty');
  return ` {\n${properties.map(({ start, end }) => `  ${textBetween(start ?? 0, end ?? 0)}\n`).join('')}}`;
}

/** Returns the offset of a function's body; of a constant arrow function, only the signature is kept. */
function bodyStart(declaration: Parameters<typeof namesOf>[0]): number | undefined {
  if (declaration.type === 'FunctionDeclaration') return declaration.body.start ?? undefined;
  if (declaration.type === 'ClassDeclaration') return declaration.body.start ?? undefined;
  const [only] = declaration.type === 'VariableDeclaration' ? declaration.declarations : [];
  if (only?.init?.type !== 'ArrowFunctionExpression') return undefined;
  return only.init.body.start ?? undefined;
}

/** Converts a comment to Markdown: without its stars, tags as a list. */
const convertToMarkdown = (comment: string): string =>
  comment
    .replace(/^\*/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd())
    .join('\n')
    .replace(/^@(\w+)/gm, '- **$1:**')
    .trim();
