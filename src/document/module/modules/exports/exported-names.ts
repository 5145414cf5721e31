import { type SourceFile, unreadable } from '../../syntax/parse.ts';
import type { Modules } from '../module-store.ts';

/** All that a file exports, as far as it is known; `doubt` is why it is not, or not of each of the names. */
export interface ExportedNames {
  readonly names?: readonly string[];
  readonly doubt?: string | undefined;
}

/** What a file exports, with the modules that it exports as a whole. */
export function exportedNames(
  path: string,
  modules: Pick<Modules, 'get' | 'resolve'>,
  seen = new Set<string>(),
): ExportedNames {
  if (seen.has(path)) return { names: [] };
  seen.add(path);
  const module = modules.get(path);
  if (module === undefined || module.file.faults.length > 0) return { doubt: doubtOf(module?.file) };
  const inJson = module.inJson();
  if (inJson !== undefined) return { names: inOrder([...inJson.keys()]) };
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
      // It is there only where both mean the same.
      if (names.has(name)) doubt ??= `\`${name}\` is exported by several modules`;
      names.add(name);
    }
  }
  return { names: common ? [...names] : inOrder([...names]), doubt };
}

/** As a module that is imported as a whole lists them, in whatever order it exports them. */
const inOrder = (names: readonly string[]): readonly string[] => names.toSorted();

const doubtOf = (file: SourceFile | undefined): string | undefined => file && unreadable(file);
