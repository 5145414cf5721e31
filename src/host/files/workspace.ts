import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const known = new Map<string, ReadonlyMap<string, string>>();

/** The packages of a workspace, npm's, Yarn's or pnpm's: their folders, by name. Read once for each root. */
export function workspacePackages(root: string): ReadonlyMap<string, string> {
  const packages = known.get(root) ?? new Map(foldersIn(root).flatMap((folder) => named(folder)));
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

function named(folder: string): readonly (readonly [string, string])[] {
  const name = property(json(join(folder, 'package.json')), 'name');
  return typeof name === 'string' ? [[name, folder]] : [];
}

function npmPatterns(root: string): readonly string[] {
  const workspaces = property(json(join(root, 'package.json')), 'workspaces');
  const list = Array.isArray(workspaces) ? workspaces : property(workspaces, 'packages');
  return Array.isArray(list) ? list.filter((pattern) => typeof pattern === 'string') : [];
}

/** The list under `packages:`, which pnpm's file hardly says anything beside. */
function pnpmPatterns(root: string): readonly string[] {
  const list = /^packages:[ \t]*\r?\n((?:[ \t]*(?:-.*|#.*)?(?:\r?\n|$))*)/m.exec(
    text(join(root, 'pnpm-workspace.yaml')) ?? '',
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

function subfolders(folder: string): readonly string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries
      .filter((entry) => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name))
      .map(({ name }) => name);
  } catch {
    return [];
  }
}

function text(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function json(path: string): unknown {
  try {
    return JSON.parse(text(path) ?? 'null');
  } catch {
    return undefined;
  }
}

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
