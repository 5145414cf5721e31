import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Form } from '../../schemas/integration.ts';

export interface Manifest {
  /** `definition/asana.json` */
  readonly name: string;
  readonly form: Form;
  /** The integration's own object. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** The real integrations in a folder of the corpus. */
export function readCorpus(
  shared: string,
  folder: 'definition' | 'record' | 'history/definition',
): readonly Manifest[] {
  const form = folder === 'record' ? 'record' : 'definition';
  return readdirSync(join(shared, 'corpus', folder))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const text = readFileSync(join(shared, 'corpus', folder, file), 'utf8');
      const value = JSON.parse(text);
      return { name: `${folder}/${file}`, form, data: form === 'record' ? value.integration : value, text };
    });
}
