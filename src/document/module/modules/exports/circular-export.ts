import { opaque } from '../../value/make.ts';
import type { Caller, Origin, ValueEntry } from '../../value/value.ts';

/** An export that leads back to itself: a mistake, noted by `caller`, if nothing but re-exports lead to it. */
export function circularExport(name: string, origin: Origin, caller: Pick<Caller, 'report'> | undefined): ValueEntry {
  const why = `\`${name}\` refers to itself`;
  const message = `The re-exports of \`${name}\` lead back here, and to no declaration.`;
  caller?.report({ id: 'export-missing', message, why, at: origin });
  return { key: origin, value: opaque(why, origin) };
}
