import { unreadable } from '../../syntax/parse.ts';
import { opaque } from '../../value/make.ts';
import type { Mistake, Origin, ValueEntry } from '../../value/value.ts';
import type { Module } from '../module.ts';
import type { Modules } from '../module-store.ts';
import { ambiguousExport } from './ambiguous-export.ts';

/** What a module exports as a whole. */
interface Sources {
  readonly looked: Modules;
  note(mistake: Mistake): void;
  /** What the file there exports under the name that is looked for. */
  find(path: string): ValueEntry | undefined;
}

/** What a module exports under a name by `export * from '…'`; opaque where that is not known, undefined where it is none. */
export function starExport(module: Module, name: string, origin: Origin, sources: Sources): ValueEntry | undefined {
  const { file, names } = module;
  if (file.faults.length > 0 && file.body.length === 0) return { key: origin, value: opaque(unreadable(file), origin) };
  const ambiguous = ambiguousExport(module, name, sources.looked);
  if (ambiguous !== undefined) {
    sources.note({ ...ambiguous, at: origin });
    return { key: origin, value: opaque(ambiguous.why, origin) };
  }
  let doubt: string | undefined;
  let known: ValueEntry | undefined;
  for (const source of name === 'default' ? [] : names.declarations.stars) {
    const resolved = sources.looked.resolve(source, file.path);
    if (resolved.kind === 'known' && resolved.missing !== undefined) {
      // What the project exports under the name of a type is the value.
      if (resolved.missing(name) === undefined) known ??= { key: origin, value: resolved.exports(name, origin) };
    } else if (resolved.kind === 'file') {
      const found = sources.find(resolved.path);
      if (found !== undefined) return found;
    } else doubt ??= resolved.kind === 'unknown' ? resolved.why : `\`${source}\` is exported as a whole`;
  }
  return known ?? (doubt === undefined ? undefined : { key: origin, value: opaque(doubt, origin) });
}

/** Whether a module of this text may export a name: that spares parsing the many of an index that have nothing to do with it. */
export const mayExport = (text: string, name: string): boolean =>
  text.includes(name) || text.includes('\\u') || (text.includes('*') && /export\s*\*/.test(text));
