import type { Mistake } from '../../value/value.ts';
import type { Module } from '../module.ts';
import type { Modules } from './targets-of.ts';

/** What to say of a name that two modules declare each, both of which another exports as a whole: it exports neither. */
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
    message: `${why}: both \`${one}\` and \`${other}\` do, which it exports as a whole.`,
    why,
  };
}

/** The files of them that export it where they declare it: it cannot be the same one. */
function rivalsFor({ file, names }: Module, name: string, modules: Modules): readonly string[] {
  const { stars } = names.declarations;
  if (stars.length < 2 || !/^\w+$/.test(name)) return [];
  const declared = new RegExp(`\\bexport\\s[\\w\\s]*\\b${name}\\b`);
  const paths = stars.flatMap((source) => {
    const resolved = modules.resolve(source, file.path);
    return resolved.kind === 'file' ? [resolved.path] : [];
  });
  const inText = [...new Set(paths)].filter((path) => {
    const text = modules.textOf(path);
    return text.includes(name) && declared.test(text);
  });
  return inText.length < 2 ? [] : inText.filter((path) => declares(name, modules.get(path)));
}

function declares(name: string, module: Module | undefined): boolean {
  const { exports, names } = module?.names.declarations ?? {};
  const declaration = exports?.get(name)?.kind === 'local' ? names?.get(name) : undefined;
  return declaration !== undefined && declaration.kind !== 'import';
}
