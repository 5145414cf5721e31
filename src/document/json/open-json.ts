import type { Document } from '../document.ts';
import { documentOf } from '../document-of.ts';
import { linesOf } from '../lines.ts';
import { lazily } from '../positions.ts';
import { unwrap } from '../wrapper.ts';
import { cleanData } from './clean.ts';

/** Most manifests are in order: those are parsed by the runtime, and read for positions only when one is asked for. */
export async function openJson(file: string, text: string, syntax: 'json' | 'jsonc'): Promise<Document> {
  const clean = cleanData(text);
  const read = async () =>
    clean === undefined
      ? (await import('./read-json.ts')).readJson(text, syntax)
      : (await import('./read-clean.ts')).readClean(text);
  const unwrapped = unwrap(clean);
  if (unwrapped === undefined || unwrapped.beside.length > 0) return documentOf(file, text, await read());

  const { data, wrapped } = unwrapped;
  return {
    file,
    files: [file],
    data,
    wrapped,
    faults: [],
    unknowns: [],
    language: 'data',
    mentions: (part) => text.includes(part),
    positions: lazily(async () => ({ file, text, lines: linesOf(text), reading: await read(), wrapped })),
  };
}
