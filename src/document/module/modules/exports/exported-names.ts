import { type SourceFile, unreadable } from '../../syntax/parse.ts';
import type { Modules } from '../module-store.ts';

/** The names that a file exports. `doubt` is why they are unknown, or why some of them may not be exported. */
export interface ExportedNames {
  readonly names?: readonly string[];
  readonly doubt?: string | undefined;
}

/** Returns the names that a file exports, including those of `export *`. */
export function exportedNames(
  path: string,
  modules: Pick<Modules, 'get' | 'resolve'>,
  seen = new Set<string>(),
): ExportedNames {
  if (seen.has(path)) return { names: [] };
  seen.add(path);
  const module = modules.get(path);
  if (module === undefined || module.file.faults.length > 0) return { doubt: doubtOf(module?.file) };
  const jsonExports = module.jsonExports();
  if (jsonExports !== undefined) return { names: inOrder([...jsonExports.keys()]) };
  const { exports, stars, common } = module.names.declarations;
  const names = new Set(exports.keys());
  let doubt: string | undefined;
  for (const source of stars) {
    const resolved = modules.resolve(source, path);
    if (resolved.kind !== 'file') return { doubt: resolved.kind === 'unknown' ? resolved.why : undefined };
    const theirs = exportedNames(resolved.path, modules, seen);
    if (theirs.names === undefined) return theirs;
    doubt ??= theirs.doubt;
    for (const name of theirs.names) {
      if (name === 'default' || exports.has(name)) continue;
      // It is exported only if both refer to the same binding.
      if (names.has(name)) doubt ??= `\`${name}\` is exported by several modules`;
      names.add(name);
    }
  }
  return { names: common ? [...names] : inOrder([...names]), doubt };
}

/** The names of a module namespace object are sorted, in whatever order the module exports them. */
const inOrder = (names: readonly string[]): readonly string[] => names.toSorted();

const doubtOf = (file: SourceFile | undefined): string | undefined => file && unreadable(file);
