import { expect, it } from 'vitest';
import stateTypeChanged from '../../../rules/compat/state-type-changed.ts';
import { openDocument } from '../../../src/document/open-text.ts';
import { compareDocuments } from '../../../src/engine/compare/compare.ts';

const plan = {
  rules: [{ rule: stateTypeChanged, severity: 'error' as const, options: undefined }],
  severityOf: () => 'error' as const,
  urlOf: () => undefined,
};

/** Returns the fingerprint of changing a state from type `user` to another type. */
async function fingerprintOf(type: string, title = 'Parcel Desk'): Promise<string | undefined> {
  const version = (text: string) => openDocument('integration.yaml', text);
  const base = await version('states: { lastSync: { type: user } }');
  const head = await version(`title: ${title}\nstates: { lastSync: { type: ${type} } }`);
  return (await compareDocuments(base, head, plan)).diagnostics[0]?.fingerprint;
}

it('identifies a change by what changed, not only by its path: approving one approves no other', async () => {
  const approved = await fingerprintOf('conversation');
  expect(approved).toMatch(/^[0-9a-f]{32}$/);
  expect(await fingerprintOf('conversation', 'Parcel Counter')).toBe(approved);
  expect(await fingerprintOf('integration')).not.toBe(approved);
});
