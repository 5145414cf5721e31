import { KnownError } from '../../../engine/known-error.ts';
import type { StepBudget } from '../find/pattern-steps.ts';
import { expandBraces, workspacePatterns } from './workspace-patterns.ts';

/** The limit for following patterns: a workspace of a thousand packages takes a few thousand steps. */
const maxSteps = 100_000;

/** The limit for all workspaces of a run together: every folder above a definition may be the root of one. */
export const maxRunSteps = 500_000;

/** The number of folders that a pattern may descend: real ones descend three. */
const maxDepth = 100;

/** The files of a workspace, on disk or elsewhere, by POSIX paths relative to its root, which is `.`. */
export interface WorkspaceFiles {
  read(path: string): string | undefined;
  /** Returns the names of the folders in a folder; symlinks to folders are left out. */
  folders(path: string): readonly string[];
}

/**
 * Yields the folders that the patterns of an npm, Yarn or pnpm workspace match, each as soon as it is found.
 * @throws KnownError if following the patterns takes too many steps, or one descends too deep.
 */
export function* workspaceFolders(files: WorkspaceFiles, shared: StepBudget): Generator<string> {
  const search: Search = { files, shared, steps: maxSteps };
  const found = new Set<string>();
  for (const pattern of plainPatterns(search)) {
    const steps = pattern.split('/').filter((step) => step !== '' && step !== '.');
    if (steps.length > maxDepth) throw tooDeep(steps.length);
    for (const folder of foldersOf('.', steps, search)) {
      if (!found.has(folder)) yield folder;
      found.add(folder);
    }
  }
}

interface Search {
  readonly files: WorkspaceFiles;
  readonly shared: StepBudget;
  /** The number of steps that are left. */
  steps: number;
}

/** Yields the patterns of the workspace with their braces expanded; exclusions are ignored. */
function* plainPatterns(search: Search): Generator<string> {
  for (const pattern of new Set(workspacePatterns(search.files.read))) {
    if (!pattern.startsWith('!')) yield* expandBraces(pattern, () => takeStep(search));
  }
}

/** Yields the folders that a pattern matches; `**` descends at most three folders. */
function* foldersOf(folder: string, [step, ...rest]: readonly string[], search: Search, depth = 3): Generator<string> {
  takeStep(search);
  if (step === '..') return;
  if (step === undefined) yield folder;
  else if (!step.includes('*')) yield* foldersOf(childPath(folder, step), rest, search);
  else if (step !== '**') {
    const fits = wildcard(step);
    for (const name of subfolders(folder, search))
      if (fits(name)) yield* foldersOf(childPath(folder, name), rest, search);
  } else {
    yield* foldersOf(folder, rest, search);
    if (depth === 0) return;
    for (const name of subfolders(folder, search)) {
      yield* foldersOf(childPath(folder, name), [step, ...rest], search, depth - 1);
    }
  }
}

function takeStep(search: Search): void {
  search.steps -= 1;
  search.shared.steps -= 1;
  if (search.steps >= 0 && search.shared.steps >= 0) return;
  throw new KnownError({
    message: 'The packages of this workspace cannot be found in a reasonable time: its patterns lead everywhere.',
    hint: 'Name their folders in `package.json` or `pnpm-workspace.yaml` with fewer `*` and `**`.',
  });
}

/** A name contains no slash and is not `..`, so the path needs no normalization. */
const childPath = (folder: string, name: string): string => (folder === '.' ? name : `${folder}/${name}`);

const tooDeep = (folders: number): KnownError =>
  new KnownError({
    message: `A pattern of this workspace leads through ${folders} folders; expected at most ${maxDepth}.`,
    hint: 'Name the folders of its packages in `package.json` or `pnpm-workspace.yaml`.',
  });

/** Returns a test whether a name has the parts of a pattern in their order. The first match of each part is enough. */
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
