import { type SourceFile, unreadable } from '../syntax/parse.ts';
import type { Module } from './module.ts';
import type { Resolved } from './resolve.ts';

interface Modules {
  module(path: string): Module | undefined;
  resolve(specifier: string, file: string): Resolved;
}

/** All that a file exports, or why that is not known, where there is more to say than that. */
export interface Exported {
  readonly names?: readonly string[];
  readonly doubt?: string | undefined;
}

/** What a file exports, with the modules that it exports as a whole. */
export function exportedNames(path: string, modules: Modules, seen = new Set<string>()): Exported {
  if (seen.has(path)) return { names: [] };
  seen.add(path);
  const module = modules.module(path);
  if (module === undefined || module.file.faults.length > 0) return { doubt: doubtOf(module?.file) };
  const names = new Set(module.names.declarations.exports.keys());
  for (const source of module.names.declarations.stars) {
    const resolved = modules.resolve(source, path);
    if (resolved.kind !== 'file') return { doubt: resolved.kind === 'unknown' ? resolved.why : undefined };
    const theirs = exportedNames(resolved.path, modules, seen);
    if (theirs.names === undefined) return theirs;
    for (const name of theirs.names) if (name !== 'default') names.add(name);
  }
  return { names: [...names] };
}

const doubtOf = (file: SourceFile | undefined): string | undefined => file && unreadable(file);
