import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, test } from 'vitest';
import type { Form } from '../../schemas/integration.ts';
import type { Data } from '../../src/data/objects.ts';

/** Real integrations may be in a folder beside the repository; they are not part of it. */
const shared = fileURLToPath(new URL('../../../shared', import.meta.url));

/** Registers tests against real integrations; without any, a single skipped test reports that. */
export function describeField(name: string, register: () => void): void {
  if (existsSync(shared)) describe(name, register);
  else test.skip(`${name}: skipped, as it takes real integrations, and there is no folder ../shared`, () => {});
}

export const readShared = (...path: readonly string[]): string => readFileSync(join(shared, ...path), 'utf8');

export interface Manifest {
  /** `definition/asana.json` */
  readonly name: string;
  readonly form: Form;
  /** The integration object itself. */
  readonly data: Data;
  readonly text: string;
}

const corpus = new Map<string, readonly Manifest[]>();

/** Returns the real integrations in a folder of the corpus; each folder is read only once. */
export function readCorpus(folder: 'definition' | 'record' | 'history/definition'): readonly Manifest[] {
  const known = corpus.get(folder);
  if (known) return known;
  const form = folder === 'record' ? 'record' : 'definition';
  const files = readdirSync(join(shared, 'corpus', folder)).filter((file) => file.endsWith('.json'));
  const manifests = files.sort().map((file): Manifest => {
    const text = readShared('corpus', folder, file);
    const value = JSON.parse(text);
    return { name: `${folder}/${file}`, form, data: form === 'record' ? value.integration : value, text };
  });
  corpus.set(folder, manifests);
  return manifests;
}
