import '../host/facts/patience.ts';

import { gatherPatterns } from '../../src/host/facts/patterns/gather.ts';
import { loadValidators } from '../../src/host/facts/schemas/loaders.ts';
import { schemaFacts } from '../../src/host/facts/schemas/validated.ts';
import { gatherScripts } from '../../src/host/facts/scripts/gather.ts';
import type { AssetFacts, Facts, PatternFacts, SchemaFacts } from '../../src/rule/index.ts';

const validators = await loadValidators(['draft-07', '2019-09', '2020-12']);

/** The real validators. */
export const schemas: SchemaFacts = schemaFacts(validators);

/** The real analysis. */
export const patterns: PatternFacts = await gatherPatterns({ schema: { pattern: '(ab)*' } });

/** Returns the verdicts of the real compiler on these scripts. */
export async function scripts(...texts: readonly string[]): Promise<Facts> {
  const notice = (text: string): never => {
    throw new Error(text);
  };
  for (const extractScript of texts) {
    await gatherScripts({ identifier: { extractScript } }, { notice });
    // On a busy machine, starting the compiler may use up the time limit; the next request then finds it running.
    await gatherScripts({ identifier: { extractScript } }, { notice });
  }
  return { scripts: await gatherScripts({}, { notice }) };
}

type Texts = Readonly<Record<string, string>>;

/** Values that are base64, and files by name: readable ones with their text, unreadable ones with the reason. */
export const assets = (files: Texts = {}, unread: Texts = {}): AssetFacts => ({
  read(value) {
    if (Object.hasOwn(files, value)) return { bytes: Buffer.from(files[value] ?? '') };
    if (Object.hasOwn(unread, value)) return { missing: true, why: String(unread[value]) };
    if (/\.\w+$/.test(value)) return { missing: true };
    return /^[\w+/]+=*$/.test(value) ? { bytes: Buffer.from(value, 'base64') } : undefined;
  },
  isThere: (name) => Object.hasOwn(files, name),
});

export const base64 = (text: string) => Buffer.from(text).toString('base64');
