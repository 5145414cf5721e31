import { gatherPatterns } from '../../src/host/facts/patterns/gather.ts';
import { loadValidators, schemaFacts } from '../../src/host/facts/schemas/gather.ts';
import { gatherScripts } from '../../src/host/facts/scripts/gather.ts';
import type { AssetFacts, Facts, PatternFacts, SchemaFacts } from '../../src/rule/index.ts';

const validators = await loadValidators(['draft-07', '2019-09', '2020-12']);

/** The real validators, with a new budget of time for each question: a test asks thousands. */
export const schemas: SchemaFacts = {
  faults: (schema) => schemaFacts(validators).faults(schema),
  violation: (...question) => schemaFacts(validators).violation(...question),
};

/** The real analysis. */
export const patterns: PatternFacts = await gatherPatterns({ schema: { pattern: 'a' } });

/** What the real compiler says of these scripts. */
export async function scripts(...texts: readonly string[]): Promise<Facts> {
  const configurations = Object.fromEntries(texts.map((text, index) => [index, { identifier: { aScript: text } }]));
  const notice = (text: string): never => {
    throw new Error(text);
  };
  return { scripts: await gatherScripts({ configurations }, notice) };
}

/** Values that are base64, and files by their names. */
export const assets = (files: Readonly<Record<string, string>> = {}): AssetFacts => ({
  read(value) {
    if (Object.hasOwn(files, value)) return { bytes: Buffer.from(files[value] ?? '') };
    if (/\.\w+$/.test(value)) return { missing: true };
    return /^[\w+/]+=*$/.test(value) ? { bytes: Buffer.from(value, 'base64') } : undefined;
  },
});

export const base64 = (text: string) => Buffer.from(text).toString('base64');
