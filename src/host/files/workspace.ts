import { join } from 'node:path';
import { propertyOf } from '../../data/objects.ts';
import { entriesOf } from './entries.ts';
import { readInside, textIn } from './read.ts';

const known = new Map<string, ReadonlyMap<string, string>>();

/** The packages of a workspace, npm's, Yarn's or pnpm's: their folders, by name. Read once for each root. */
export function workspacePackages(root: string): ReadonlyMap<string, string> {
  const packages = known.get(root) ?? new Map(foldersIn(root).flatMap((folder) => named(folder, root)));
  known.set(root, packages);
  return packages;
}

const foldersIn = (root: string): readonly string[] =>
  [...npmPatterns(root), ...pnpmPatterns(root)]
    .filter((pattern) => !pattern.startsWith('!'))
    .flatMap((pattern) =>
      matching(
        root,
        pattern.split('/').filter((step) => step !== '' && step !== '.'),
      ),
    );

function named(folder: string, root: string): readonly (readonly [string, string])[] {
  const name = propertyOf(json(join(folder, 'package.json'), root), 'name');
  return typeof name === 'string' ? [[name, folder]] : [];
}

function npmPatterns(root: string): readonly string[] {
  const workspaces = propertyOf(json(join(root, 'package.json'), root), 'workspaces');
  const list = Array.isArray(workspaces) ? workspaces : propertyOf(workspaces, 'packages');
  return Array.isArray(list) ? list.filter((pattern) => typeof pattern === 'string') : [];
}

/** The list under `packages:`, which pnpm's file hardly says anything beside. */
function pnpmPatterns(root: string): readonly string[] {
  const list = /^packages:[ \t]*\r?\n((?:[ \t]*(?:-.*|#.*)?(?:\r?\n|$))*)/m.exec(
    textIn(readInside(join(root, 'pnpm-workspace.yaml'), root)) ?? '',
  );
  const items = list?.[1]?.matchAll(/^[ \t]*-[ \t]*(['"]?)([^'"#\r\n]+?)\1[ \t]*(?:#.*)?$/gm) ?? [];
  return [...items].map(([, , pattern = '']) => pattern);
}

/** The folders that a pattern means; `**` reaches three folders down. */
function matching(folder: string, [step, ...further]: readonly string[], depth = 3): readonly string[] {
  if (step === undefined) return [folder];
  if (step === '..') return [];
  if (!step.includes('*')) return matching(join(folder, step), further);
  if (step !== '**') {
    const fits = new RegExp(`^${step.split(/\*+/).map(escaped).join('.*')}$`);
    return subfolders(folder).flatMap((name) => (fits.test(name) ? matching(join(folder, name), further) : []));
  }
  const here = matching(folder, further);
  if (depth === 0) return here;
  return [
    ...here,
    ...subfolders(folder).flatMap((name) => matching(join(folder, name), [step, ...further], depth - 1)),
  ];
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const subfolders = (folder: string): readonly string[] =>
  entriesOf(folder)
    .filter(({ name, kind }) => kind === 'folder' && !/^\.|^node_modules$/.test(name))
    .map(({ name }) => name);

function json(path: string, root: string): unknown {
  try {
    return JSON.parse(textIn(readInside(path, root)) ?? 'null');
  } catch {
    return undefined;
  }
}
