import { jsonIn } from '../../../data/json-in.ts';
import { propertyOf } from '../../../data/objects.ts';
import { KnownError } from '../../../engine/known-error.ts';

/** How far patterns are followed: a workspace of a thousand packages takes a few thousand steps. */
const mostSteps = 100_000;

/** How many folders deep a pattern may lead: real ones lead three deep. */
const deepest = 100;

/** The files of a workspace, on disk or elsewhere, by POSIX paths from its root, which is `.` itself. */
export interface WorkspaceFiles {
  read(path: string): string | undefined;
  /** The names of the folders in a folder; what only links to one is none. */
  folders(path: string): readonly string[];
}

/**
 * The folders that the patterns of a workspace mean, npm's, Yarn's or pnpm's, each as soon as it is found.
 * @throws KnownError where following its patterns takes too many steps, or one leads too deep.
 */
export function* workspaceFolders(files: WorkspaceFiles): Generator<string> {
  const patterns = new Set([...npmPatterns(files), ...pnpmPatterns(files)].filter((one) => !one.startsWith('!')));
  const search: Search = { files, steps: mostSteps };
  const found = new Set<string>();
  for (const pattern of patterns) {
    const steps = pattern.split('/').filter((step) => step !== '' && step !== '.');
    if (steps.length > deepest) throw tooDeep(steps.length);
    for (const folder of foldersOf('.', steps, search)) {
      if (!found.has(folder)) yield folder;
      found.add(folder);
    }
  }
}

function npmPatterns(files: WorkspaceFiles): readonly string[] {
  const workspaces = propertyOf(jsonIn(files.read('package.json') ?? ''), 'workspaces');
  const list = Array.isArray(workspaces) ? workspaces : propertyOf(workspaces, 'packages');
  return Array.isArray(list) ? list.filter((pattern) => typeof pattern === 'string') : [];
}

/** The list under `packages:`, which pnpm's file hardly says anything beside. */
function pnpmPatterns(files: WorkspaceFiles): readonly string[] {
  const lines = (files.read('pnpm-workspace.yaml') ?? '')
    .split(/\r?\n/)
    .map((line) => line.replace(/#.*/, '').trimEnd());
  const start = lines.findIndex((line) => line.startsWith(key));
  const [first = '', ...others] = start < 0 ? [] : lines.slice(start);
  const list = [first.slice(key.length), ...others].join('\n').trimStart();
  return (list.startsWith('[') ? inBrackets(list) : inLines(list)).flatMap(patternIn);
}

const key = 'packages:';

const inBrackets = (list: string): readonly string[] => list.slice(1, list.indexOf(']')).split(',');

function inLines(list: string): readonly string[] {
  const items = list.split('\n').map((line) => line.trim());
  const end = items.findIndex((item) => item !== '' && !item.startsWith('-'));
  return items.slice(0, end < 0 ? undefined : end).map((item) => item.slice(1));
}

/** What an item says, in quotes or without. */
function patternIn(item: string): readonly string[] {
  const value = item.trim();
  const [quote = ''] = value;
  const isQuoted = (quote === '"' || quote === "'") && value.endsWith(quote);
  const inside = isQuoted ? value.slice(1, -1) : value;
  return inside === '' || /['"]/.test(inside) ? [] : [inside];
}

interface Search {
  readonly files: WorkspaceFiles;
  /** How many are left. */
  steps: number;
}

/** The folders that a pattern means; `**` reaches three folders down. */
function* foldersOf(
  folder: string,
  [step, ...further]: readonly string[],
  search: Search,
  depth = 3,
): Generator<string> {
  search.steps -= 1;
  if (search.steps < 0) {
    throw new KnownError({
      message: 'The packages of this workspace cannot be found in a reasonable time: its patterns lead everywhere.',
      hint: 'Name their folders in `package.json` or `pnpm-workspace.yaml` with fewer `*` and `**`.',
    });
  }
  if (step === '..') return;
  if (step === undefined) yield folder;
  else if (!step.includes('*')) yield* foldersOf(below(folder, step), further, search);
  else if (step !== '**') {
    const fits = wildcard(step);
    for (const name of subfolders(folder, search))
      if (fits(name)) yield* foldersOf(below(folder, name), further, search);
  } else {
    yield* foldersOf(folder, further, search);
    if (depth === 0) return;
    for (const name of subfolders(folder, search)) {
      yield* foldersOf(below(folder, name), [step, ...further], search, depth - 1);
    }
  }
}

/** A name holds no slash, and is not `..`: nothing is to be made plain. */
const below = (folder: string, name: string): string => (folder === '.' ? name : `${folder}/${name}`);

const tooDeep = (folders: number): KnownError =>
  new KnownError({
    message: `A pattern of this workspace leads through ${folders} folders; expected at most ${deepest}.`,
    hint: 'Name the folders of its packages in `package.json` or `pnpm-workspace.yaml`.',
  });

/** Whether a name is the parts of a pattern in their order, with anything between them: each is best found early. */
function wildcard(step: string): (name: string) => boolean {
  const [first = '', ...parts] = step.split(/\*+/);
  const last = parts.pop() ?? '';
  return (name) => {
    let at = first.length;
    for (const part of parts) {
      const found = name.indexOf(part, at);
      if (found < 0) return false;
      at = found + part.length;
    }
    return name.startsWith(first) && name.endsWith(last) && at <= name.length - last.length;
  };
}

const subfolders = (folder: string, { files }: Search): readonly string[] =>
  files.folders(folder).filter((name) => !/^\.|^node_modules$/.test(name));
