import { unreadable } from '../../syntax/parse.ts';
import { opaque } from '../../value/make.ts';
import { reportMistake } from '../../value/report-mistake.ts';
import type { Mistake, Origin, ValueEntry } from '../../value/value.ts';
import type { Module } from '../module.ts';
import type { Modules } from '../module-store.ts';
import { ambiguousExport } from './ambiguous-export.ts';

/** The parts of the module graph that looking up a name needs. */
interface Sources {
  readonly graph: { readonly peek: Modules; report(mistake: Mistake): void };
  /** Returns the export of a file under the name that is looked up. */
  find(path: string): ValueEntry | undefined;
}

/**
 * Returns the value that a module exports under a name by `export * from '…'`: opaque if unknown, undefined if there is none.
 */
export function starExport(
  module: Module,
  name: string,
  origin: Origin,
  { find, graph }: Sources,
): ValueEntry | undefined {
  const { peek } = graph;
  const { file, names } = module;
  if (file.faults.length > 0 && file.body.length === 0) return { key: origin, value: opaque(unreadable(file), origin) };
  const ambiguous = ambiguousExport(module, name, peek);
  if (ambiguous !== undefined) return { key: origin, value: reportMistake({ ...ambiguous, at: origin }, graph) };
  let doubt: string | undefined;
  let known: ValueEntry | undefined;
  for (const source of name === 'default' ? [] : names.declarations.stars) {
    const resolved = peek.resolve(source, file.path);
    if (resolved.kind === 'known' && resolved.missing !== undefined) {
      // The package may export only a type of that name: an export of a project file takes precedence.
      if (resolved.missing(name) === undefined) known ??= { key: origin, value: resolved.exports(name, origin) };
    } else if (resolved.kind === 'file') {
      const found = peek.mayExport(resolved.path, name) ? find(resolved.path) : undefined;
      if (found !== undefined) return found;
    } else doubt ??= resolved.kind === 'unknown' ? resolved.why : `\`${source}\` is exported with \`export *\``;
  }
  return known ?? (doubt === undefined ? undefined : { key: origin, value: opaque(doubt, origin) });
}

/**
 * Whether a module may export a name, judging by its text: most modules that an index re-exports need not be parsed for one
 * name.
 */
export const mayExport = (text: string, name: string): boolean =>
  text.includes(name) || text.includes('\\u') || (text.includes('*') && /export\s*\*/.test(text));
