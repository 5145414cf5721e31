import { expect } from 'vitest';
import { definition, open, textAt } from '../memory.ts';

/** Returns the faults of a definition, each with the text at its location, and the unknowns with another cause. */
export async function faultsOf(properties: string, before = ''): Promise<readonly string[]> {
  const document = await open(definition(`name: 'ferry-desk', version: '1.0.0', ${properties}`, before));
  const { sources } = await document.positions();
  const said = document.faults.map(({ id, message, location }) => {
    expect(location.approximate).toBe(false);
    return `${id} at ${textAt(sources.get(location.file) ?? '', location)}: ${message}`;
  });
  const unknown = document.unknowns.filter(({ reported }) => !reported).map(({ why }) => `unknown: ${why}`);
  return [...said, ...new Set(unknown)];
}

export const state = (schema: string) => `states: { trip: { type: 'user', schema: ${schema} } }`;

export const field = (schema: string) => state(`z.object({ ferry: ${schema} })`);

export const expected = (text: string, found: string) =>
  `value-unexpected at ${text}: Expected a schema such as \`z.string()\` here, but this is ${found}.`;
