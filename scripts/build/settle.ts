import { posix } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { type ESTree, Visitor } from 'rolldown/utils';

/** One file of a bundle: CommonJS, not minified yet. */
export interface BundledFile {
  readonly fileName: string;
  readonly code: string;
}

/** What is to stand in the place of a part of a file: its first UTF-16 unit, the one behind its last, the text. */
type Edit = readonly [start: number, end: number, text: string];

/** A file, and what it shares with others. */
interface Surveyed {
  readonly code: string;
  /** What never changes once the file is loaded, by its name outside: how it is given out, and its name inside. */
  readonly settled: ReadonlyMap<string, { readonly given: ESTree.Node; readonly name: string }>;
  /** The files that it loads first, by the variables that stand for them. */
  readonly loaded: ReadonlyMap<string, string>;
  /** Where it has loaded the last of them. */
  readonly loadedAt: number;
  readonly members: readonly ESTree.MemberExpression[];
}

/**
 * Has the files of a bundle share as plain values what never changes once it is loaded, each read once. The bundler writes
 * a getter for each, and asks it at each use, as variables can change: unless it is optimized, which in a short run hardly any
 * function is, each use is a call.
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

/** The variables that have their value from a statement on. */
function madeBy(statement: ESTree.Node): readonly string[] {
  if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration')
    return [statement.id?.name ?? ''];
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ id, init }) => (init && id.type === 'Identifier' ? [id.name] : []));
}

/** What a file takes by its name of something, and all words of what it assigns to: the variables that change, and some more. */
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

/** Each value of another file as a variable, where that one is loaded as a whole before it is read. */
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

/** Whether loading a file first loads another. */
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
