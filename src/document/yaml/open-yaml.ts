import type { Document } from '../document.ts';
import { documentOf } from '../document-of.ts';
import { documentOfData } from '../document-of-data.ts';
import { cleanData } from './clean/clean-data.ts';

/** Most manifests are plainly written: their data is read here. The parser of all that YAML can say takes its time. */
export async function openYaml(file: string, text: string): Promise<Document> {
  const data = cleanData(text);
  if (data === undefined) return documentOf(file, text, (await import('./read-yaml.ts')).readYaml(text));
  return documentOfData({ file, text, data }, async () => (await import('./clean/read-clean.ts')).readClean(text));
}
