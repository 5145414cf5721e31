import type { Document } from '../document.ts';
import { documentOf } from '../document-of.ts';
import { documentOfData } from '../document-of-data.ts';
import { cleanData } from './clean.ts';

/** Opens a JSON manifest. Most are valid: `JSON.parse` reads them, and positions are read only when one is asked for. */
export async function openJson(file: string, text: string, syntax: 'json' | 'jsonc'): Promise<Document> {
  const data = cleanData(text);
  if (data === undefined) return documentOf(file, text, (await import('./read-json.ts')).readJson(text, syntax));
  const known = { file, text, data, hasComments: false } as const;
  return documentOfData(known, async () => (await import('./read-clean.ts')).readClean(text));
}
