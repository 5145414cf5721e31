import { bounds } from './bounds.ts';
import type { Document } from './document.ts';
import { documentOf } from './document-of.ts';
import { emptyFault, type FaultId } from './fault.ts';
import { openJson } from './json/open-json.ts';
import { type Reading, refused } from './reading.ts';

export type Syntax = 'json' | 'jsonc' | 'yaml';

/**
 * Reads a manifest's text. `syntax` is told by the file's extension where it is not given; where that says nothing
 * (standard input, an rc file), text that starts with `{` is JSON and all else YAML. Never throws for what the text says.
 */
export async function openDocument(file: string, text: string, syntax?: Syntax): Promise<Document> {
  const reading = refusal(text);
  if (reading !== undefined) return documentOf(file, text, reading);
  const told = syntax ?? syntaxOf(file, text);
  if (told !== 'yaml') return openJson(file, text, told);
  const { openYaml } = await import('./yaml/open-yaml.ts');
  return openYaml(file, text);
}

export function syntaxOf(file: string, text: string): Syntax {
  const extension = /\.(jsonc?|ya?ml)$/i.exec(file)?.[1]?.toLowerCase();
  if (extension === undefined) return /^\uFEFF?\s*\{/.test(text) ? 'json' : 'yaml';
  return extension === 'json' || extension === 'jsonc' ? extension : 'yaml';
}

/** Text that no syntax need look at. */
export function refusal(text: string): Reading | undefined {
  const refuse = (id: FaultId, message: string, start = 0, end = start) => refused({ id, message, start, end });
  if (text.length > bounds.length) return refuse('too-large', `The file is larger than ${bounds.length / 1e6} MB.`);
  if (text.trim() === '') return refused(emptyFault(text));
  const garbage = text.indexOf('\0');
  if (garbage < 0) return undefined;
  const message = isWide.test(text)
    ? 'The file is UTF-16 text; it has to be saved as UTF-8.'
    : 'The file is not UTF-8 text: here is a byte that is none, or a NUL character.';
  return refuse('binary', message, garbage, garbage + 1);
}

/**
 * Every other byte of a Latin letter is zero in UTF-16; a byte order mark may stand before, which is two bytes that are no
 * UTF-8. Of those in a file the first is read as U+0000.
 */
const isWide = /^[\0\uFFFD]{0,2}(?:(?:[^\0]\0){2}|(?:\0[^\0]){2})/;
