import { unreadable } from '../../syntax/parse.ts';
import { opaque } from '../../value/make.ts';
import type { Origin, ValueEntry } from '../../value/value.ts';
import type { Module } from '../module.ts';
import type { Resolved } from '../resolution/resolve.ts';

/** What a module exports as a whole. */
interface Sources {
  resolve(source: string): Resolved;
  /** What the file there exports under the name that is looked for. */
  find(path: string): ValueEntry | undefined;
}

/** What a module exports under a name by `export * from '…'`; opaque where that is not known, undefined where it is none. */
export function starExport(
  { file, names }: Module,
  name: string,
  origin: Origin,
  sources: Sources,
): ValueEntry | undefined {
  if (file.faults.length > 0 && file.body.length === 0) return { key: origin, value: opaque(unreadable(file), origin) };
  let doubt: string | undefined;
  let known: ValueEntry | undefined;
  for (const source of name === 'default' ? [] : names.declarations.stars) {
    const resolved = sources.resolve(source);
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
