import { onceFor } from '../../../../data/once.ts';
import type { Mistake } from '../../value/value.ts';
import type { Module } from '../module.ts';
import type { Modules } from '../module-store.ts';

/** The mistake of a name that two `export *` of a module supply from different declarations: it is not exported. */
export function ambiguousExport(
  module: Module,
  name: string,
  modules: Modules,
): (Omit<Mistake, 'at'> & { readonly why: string }) | undefined {
  const [one, other] = rivalsFor(module, name, modules);
  if (one === undefined || other === undefined) return undefined;
  const why = `\`${module.file.path}\` does not export \`${name}\``;
  return {
    id: 'export-missing',
    message: `${why}: both \`${one}\` and \`${other}\` do, and it has \`export *\` for both.`,
    why,
  };
}

/** The files of `export *` that declare the name themselves: their bindings cannot be the same one. */
function rivalsFor(module: Module, name: string, modules: Modules): readonly string[] {
  if (module.names.declarations.stars.length < 2) return [];
  const inText = declaring(modules)(module).get(name);
  if (inText === undefined || inText.size < 2) return [];
  return [...inText].filter((path) => declares(name, modules.get(path)));
}

const declaring = onceFor((modules: Modules) => onceFor((module: Module) => declaredInStars(module, modules)));

/** For each name, the files of `export *` that may declare and export it, judged by their texts alone. */
function declaredInStars({ file, names }: Module, modules: Modules): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const source of names.declarations.stars) {
    const resolved = modules.resolve(source, file.path);
    if (resolved.kind !== 'file') continue;
    for (const [, words = ''] of modules.textOf(resolved.path).matchAll(/\bexport\s([\w\s]*)/g)) {
      for (const [word] of words.matchAll(/\w+/g)) {
        const paths = found.get(word);
        if (paths === undefined) found.set(word, new Set([resolved.path]));
        else paths.add(resolved.path);
      }
    }
  }
  return found;
}

function declares(name: string, module: Module | undefined): boolean {
  const { exports, names } = module?.names.declarations ?? {};
  const declaration = exports?.get(name)?.kind === 'local' ? names?.get(name) : undefined;
  return declaration !== undefined && declaration.kind !== 'import';
}
