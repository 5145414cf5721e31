import { posix } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { type ESTree, Visitor } from 'rolldown/utils';

/** One file of a bundle: CommonJS, not yet minified. */
export interface BundledFile {
  readonly fileName: string;
  readonly code: string;
}

/** A replacement of a part of a file: start and end (exclusive) in UTF-16 units, and the new text. */
type Edit = readonly [start: number, end: number, text: string];

/** A file, with its imports and exports. */
interface AnalyzedFile {
  readonly code: string;
  /** Exports that never change once the file is loaded, by exported name: the statement that exports it, and the local name. */
  readonly constantExports: ReadonlyMap<string, { readonly given: ESTree.Node; readonly name: string }>;
  /** The files that it requires at the start, by variable. */
  readonly requiredFiles: ReadonlyMap<string, string>;
  /** The offset after the last of these `require` calls. */
  readonly requiresEnd: number;
  readonly members: readonly ESTree.MemberExpression[];
}

/**
 * Turns exports that never change into plain values, and reads each only once. The bundler exports getters, because variables
 * may change, and calls them at each use. In a short run hardly any function is optimized, so each use would be a real call.
 */
export function makeExportsPlain(files: readonly BundledFile[]): readonly BundledFile[] {
  const analyzed = new Map(files.map((file) => [file.fileName, analyze(file)]));
  return [...analyzed].map(([fileName, file]) => ({
    fileName,
    code: applyEdits(file.code, [...replaceGetters(file), ...readOnce(fileName, analyzed)]),
  }));
}

function analyze({ fileName, code }: BundledFile): AnalyzedFile {
  const program = parseAst(code);
  const { assigned, members } = findUses(program, code);
  const constantExports = new Map<string, { given: ESTree.Node; name: string }>();
  const requiredFiles = new Map<string, string>();
  const initialized = new Set<string>();
  let requiresEnd = 0;
  for (const statement of program.body) {
    for (const name of initializedBy(statement)) if (!assigned.has(name)) initialized.add(name);
    const text = code.slice(statement.start, statement.end);
    const [, variable, path] = requireStatement.exec(text) ?? [];
    if (variable && path) {
      requiredFiles.set(variable, posix.join(posix.dirname(fileName), path));
      requiresEnd = statement.end;
    }
    const [, exportedName, name] = getterExport.exec(text) ?? [];
    if (exportedName && name && initialized.has(name)) constantExports.set(exportedName, { given: statement, name });
  }
  return { code, constantExports, requiredFiles, requiresEnd, members };
}

const requireStatement = /^const ([\w$]+) = require\("(\.[^"]+)"\);$/;
const getterExport =
  /^Object\.defineProperty\(exports, "([\w$]+)", \{\s*enumerable: true,\s*get: function ?\(\) \{\s*return ([\w$]+);\s*\}\s*\}\);$/;

/** Returns the variables that a statement initializes. */
function initializedBy(statement: ESTree.Node): readonly string[] {
  if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration')
    return [statement.id?.name ?? ''];
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ id, init }) => (init && id.type === 'Identifier' ? [id.name] : []));
}

/** Returns all member expressions, and all identifiers in assignment targets: the variables that change, and some others. */
function findUses(program: ESTree.Program, code: string) {
  const members: ESTree.MemberExpression[] = [];
  const assigned = new Set<string>();
  const assign = (target: ESTree.Node) => {
    if (target.type === 'MemberExpression') return;
    for (const [word] of code.slice(target.start, target.end).matchAll(/[\w$]+/g)) assigned.add(word);
  };
  new Visitor({
    MemberExpression: (node) => members.push(node),
    AssignmentExpression: ({ left }) => assign(left),
    UpdateExpression: ({ argument }) => assign(argument),
    ForInStatement: ({ left }) => assign(left),
    ForOfStatement: ({ left }) => assign(left),
  }).visit(program);
  return { members, assigned };
}

const replaceGetters = ({ constantExports }: AnalyzedFile): readonly Edit[] =>
  [...constantExports].map(([exportedName, { given, name }]) => [
    given.start,
    given.end,
    `exports.${exportedName} = ${name};`,
  ]);

/** Reads each settled value of another file into a variable, if that file is fully loaded by then. */
function readOnce(fileName: string, files: ReadonlyMap<string, AnalyzedFile>): readonly Edit[] {
  const file = files.get(fileName);
  if (!file) return [];
  const loadedBefore = new Map([...file.requiredFiles].filter(([, from]) => !loadsTransitively(from, fileName, files)));
  const readMembers = new Set<string>();
  const edits: Edit[] = file.members.flatMap(({ object, property, start, end, computed }) => {
    if (computed || object.type !== 'Identifier' || property.type !== 'Identifier') return [];
    const from = files.get(loadedBefore.get(object.name) ?? '');
    if (!from?.constantExports.has(property.name)) return [];
    const member = `${object.name}.${property.name}`;
    readMembers.add(member);
    return [[start, end, variableFor(member)]];
  });
  const variables = [...readMembers].map((member) => `\nvar ${variableFor(member)} = ${member};`);
  return [...edits, [file.requiresEnd, file.requiresEnd, variables.join('')]];
}

const variableFor = (member: string): string => member.replace('.', '$');

/** Whether loading a file loads another one before it completes. */
function loadsTransitively(
  from: string,
  to: string,
  files: ReadonlyMap<string, AnalyzedFile>,
  seen = new Set<string>(),
): boolean {
  if (from === to) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return [...(files.get(from)?.requiredFiles.values() ?? [])].some((next) => loadsTransitively(next, to, files, seen));
}

function applyEdits(code: string, edits: readonly Edit[]): string {
  const last = [...edits].sort(([a], [b]) => b - a);
  return last.reduce((text, [start, end, by]) => text.slice(0, start) + by + text.slice(end), code);
}
