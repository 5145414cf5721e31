import { bounds } from './bounds.ts';
import type { Document } from './document.ts';
import { documentOf } from './document-of.ts';
import { emptyFault, garbageIn } from './fault.ts';
import { openJson } from './json/open-json.ts';
import { refused, type TextReading } from './reading.ts';

export type Syntax = 'json' | 'jsonc' | 'yaml';

/**
 * Reads a manifest's text. Without `syntax`, the file's extension decides; without a known extension (stdin, an rc file), text
 * that starts with `{` is JSON, text that starts with a comment of JSON is JSONC, and everything else YAML. Never throws because
 * of the text.
 */
export async function openDocument(file: string, text: string, syntax?: Syntax): Promise<Document> {
  const reading = refusal(text);
  if (reading !== undefined) return documentOf(file, text, reading);
  const chosenSyntax = syntax ?? syntaxOf(file, text);
  if (chosenSyntax !== 'yaml') return openJson(file, text, chosenSyntax);
  const { openYaml } = await import('./yaml/open-yaml.ts');
  return openYaml(file, text);
}

export function syntaxOf(file: string, text: string): Syntax {
  const extension = /\.(jsonc?|ya?ml)$/i.exec(file)?.[1]?.toLowerCase();
  if (extension === undefined) {
    const mark = text.trimStart()[0];
    return mark === '{' ? 'json' : mark === '/' ? 'jsonc' : 'yaml';
  }
  return extension === 'json' || extension === 'jsonc' ? extension : 'yaml';
}

/** Refuses a text without parsing it. */
export function refusal(text: string): TextReading | undefined {
  if (text.length > bounds.length)
    return refused({
      id: 'too-large',
      message: `The file is larger than ${bounds.length / 1e6} MB.`,
      start: 0,
      end: 0,
    });
  if (text.trim() === '') return refused(emptyFault(text));
  const garbage = garbageIn(text);
  return garbage && refused(garbage);
}
