import type { Document } from '../document.ts';
import { documentOf } from '../document-of.ts';
import { documentOfData } from '../document-of-data.ts';
import { cleanData } from './clean/clean-data.ts';

/** Opens a YAML manifest. Most are in the usual form and are read here; the parser for all of YAML is slow. */
export async function openYaml(file: string, text: string): Promise<Document> {
  const data = cleanData(text);
  if (data === undefined) return documentOf(file, text, (await import('./read-yaml.ts')).readYaml(text));
  return documentOfData({ file, text, data }, async () => (await import('./clean/read-clean.ts')).readClean(text));
}
