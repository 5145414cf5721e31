import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, test } from 'vitest';
import type { Form } from '../../schemas/integration.ts';
import type { Data } from '../../src/data/objects.ts';

/** Real integrations stand beside the repository where they are at hand; they are no part of it. */
const shared = fileURLToPath(new URL('../../../shared', import.meta.url));

/** Tests that hold hublint against real integrations; where there are none, one test that is skipped says so. */
export function describeField(name: string, register: () => void): void {
  if (existsSync(shared)) describe(name, register);
  else test.skip(`${name}: skipped, as it takes real integrations, and there is no folder ../shared`, () => {});
}

export const readShared = (...path: readonly string[]): string => readFileSync(join(shared, ...path), 'utf8');

export interface Manifest {
  /** `definition/asana.json` */
  readonly name: string;
  readonly form: Form;
  /** The integration's own object. */
  readonly data: Data;
  readonly text: string;
}

const corpus = new Map<string, readonly Manifest[]>();

/** The real integrations in a folder of the corpus, read once. */
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
