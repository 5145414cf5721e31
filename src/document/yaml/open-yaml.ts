import type { Document } from '../document.ts';
import { documentOf } from '../document-of.ts';
import { cleanTree } from './clean/clean-tree.ts';
import { readingOf } from './reading-of.ts';

/** Most manifests are plainly written: those are read here. The parser of all that YAML can say takes its time. */
export async function openYaml(file: string, text: string): Promise<Document> {
  const clean = cleanTree(text);
  if (clean !== undefined) return documentOf(file, text, readingOf(text, { ...clean, faults: [] }));
  const { readYaml } = await import('./read-yaml.ts');
  return documentOf(file, text, readYaml(text));
}
