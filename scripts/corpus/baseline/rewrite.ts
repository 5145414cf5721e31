import { stringify } from 'yaml';
import type { Syntax } from '../../../src/document/open-text.ts';
import { found, lint, type Recording, reported, type Tried } from './recording.ts';

/** The same manifest, written otherwise. */
const writings: readonly { readonly syntax: Syntax; readonly write: (data: unknown) => string }[] = [
  { syntax: 'yaml', write: (data) => stringify(data) },
  { syntax: 'yaml', write: (data) => stringify(reversed(data), { indent: 4, defaultStringType: 'QUOTE_SINGLE' }) },
  { syntax: 'json', write: (data) => JSON.stringify(reversed(data)) },
  { syntax: 'jsonc', write: (data) => `// moved down\n\n\n${JSON.stringify(data, null, '\t')}` },
];

/** A finding is known again wherever its text has moved to. */
export async function rewritings(recording: Recording): Promise<Tried> {
  const complaints: string[] = [];
  for (const { name, data } of recording.manifests) {
    for (const { syntax, write } of writings) {
      const result = await lint(recording.preset, name, write(data), syntax);
      const news = reported(recording, [result]);
      complaints.push(...news.map((one) => `${name}, rewritten as ${syntax}, reports ${found(one)}`));
    }
  }
  return { complaints, tried: `clean in ${writings.length} other writings` };
}

/** With the entries of every object in the opposite order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, reversed(part)] as const);
  return Object.fromEntries(entries.reverse());
}
