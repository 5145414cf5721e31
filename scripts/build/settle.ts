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
interface Surveyed {
  readonly code: string;
  /** Exports that never change once the file is loaded, by exported name: the statement that exports it, and the local name. */
  readonly settled: ReadonlyMap<string, { readonly given: ESTree.Node; readonly name: string }>;
  /** The files that it requires at the start, by variable. */
  readonly loaded: ReadonlyMap<string, string>;
  /** The offset after the last of these `require` calls. */
  readonly loadedAt: number;
  readonly members: readonly ESTree.MemberExpression[];
}

/**
 * Turns exports that never change into plain values, and reads each only once. The bundler exports getters, because variables
 * may change, and calls them at each use. In a short run hardly any function is optimized, so each use would be a real call.
 */
export function settle(files: readonly BundledFile[]): readonly BundledFile[] {
  const surveyed = new Map(files.map((file) => [file.fileName, survey(file)]));
  return [...surveyed].map(([fileName, file]) => ({
    fileName,
    code: edited(file.code, [...givenPlainly(file), ...takenOnce(fileName, surveyed)]),
  }));
}

function survey({ fileName, code }: BundledFile): Surveyed {
  const program = parseAst(code);
  const { assigned, members } = used(program, code);
  const settled = new Map<string, { given: ESTree.Node; name: string }>();
  const loaded = new Map<string, string>();
  const made = new Set<string>();
  let loadedAt = 0;
  for (const statement of program.body) {
    for (const name of madeBy(statement)) if (!assigned.has(name)) made.add(name);
    const text = code.slice(statement.start, statement.end);
    const [, variable, path] = loading.exec(text) ?? [];
    if (variable && path) {
      loaded.set(variable, posix.join(posix.dirname(fileName), path));
      loadedAt = statement.end;
    }
    const [, outside, name] = giving.exec(text) ?? [];
    if (outside && name && made.has(name)) settled.set(outside, { given: statement, name });
  }
  return { code, settled, loaded, loadedAt, members };
}

const loading = /^const ([\w$]+) = require\("(\.[^"]+)"\);$/;
const giving =
  /^Object\.defineProperty\(exports, "([\w$]+)", \{\s*enumerable: true,\s*get: function ?\(\) \{\s*return ([\w$]+);\s*\}\s*\}\);$/;

/** Returns the variables that a statement initializes. */
function madeBy(statement: ESTree.Node): readonly string[] {
  if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration')
    return [statement.id?.name ?? ''];
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ id, init }) => (init && id.type === 'Identifier' ? [id.name] : []));
}

/** Returns all member expressions, and all identifiers in assignment targets: the variables that change, and some others. */
function used(program: ESTree.Program, code: string) {
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

const givenPlainly = ({ settled }: Surveyed): readonly Edit[] =>
  [...settled].map(([outside, { given, name }]) => [given.start, given.end, `exports.${outside} = ${name};`]);

/** Reads each settled value of another file into a variable, if that file is fully loaded by then. */
function takenOnce(fileName: string, files: ReadonlyMap<string, Surveyed>): readonly Edit[] {
  const file = files.get(fileName);
  if (!file) return [];
  const whole = new Map([...file.loaded].filter(([, from]) => !reaches(from, fileName, files)));
  const taken = new Set<string>();
  const edits: Edit[] = file.members.flatMap(({ object, property, start, end, computed }) => {
    if (computed || object.type !== 'Identifier' || property.type !== 'Identifier') return [];
    const from = files.get(whole.get(object.name) ?? '');
    if (!from?.settled.has(property.name)) return [];
    const member = `${object.name}.${property.name}`;
    taken.add(member);
    return [[start, end, variableFor(member)]];
  });
  const variables = [...taken].map((member) => `\nvar ${variableFor(member)} = ${member};`);
  return [...edits, [file.loadedAt, file.loadedAt, variables.join('')]];
}

const variableFor = (member: string): string => member.replace('.', '$');

/** Whether loading a file loads another one before it completes. */
function reaches(from: string, to: string, files: ReadonlyMap<string, Surveyed>, seen = new Set<string>()): boolean {
  if (from === to) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return [...(files.get(from)?.loaded.values() ?? [])].some((next) => reaches(next, to, files, seen));
}

function edited(code: string, edits: readonly Edit[]): string {
  const last = [...edits].sort(([a], [b]) => b - a);
  return last.reduce((text, [start, end, by]) => text.slice(0, start) + by + text.slice(end), code);
}
