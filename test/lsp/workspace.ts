import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lint } from '../../src/index.ts';
import { temporaryFolder } from '../temporary.ts';

const examples = fileURLToPath(new URL('../../examples', import.meta.url));

/** Copies an example into a repository of its own. */
export function copyOf(name: string): { readonly folder: string; readonly read: (file: string) => string } {
  const folder = temporaryFolder();
  cpSync(join(examples, name), folder, { recursive: true });
  return { folder, read: (file) => readFileSync(join(folder, file), 'utf8') };
}

/** Returns the findings of the command line, in the format of the client. */
export async function linted(cwd: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const { results } = await lint('.', { cwd });
  const found = new Map<string, string[]>();
  for (const { rule, location, suppressed } of results.flatMap(({ diagnostics }) => diagnostics)) {
    if (suppressed) continue;
    const { file, start } = location;
    found.set(file, [...(found.get(file) ?? []), `${start.line}:${start.column} ${rule}`]);
  }
  return Object.fromEntries(found);
}

/** A definition that imports its actions from a module outside its folder. */
export const definitionOf = (name: string): string =>
  `import { IntegrationDefinition } from '@botpress/sdk';
import { actions } from '../shared/actions';

export default new IntegrationDefinition({ name: '${name}', version: '1.0.0', title: 'Ferry', actions });
`;

export const sharedActions = `import { z } from '@botpress/sdk';
export const actions = {
  bookPlace: { title: 'Book a place', input: { schema: z.object({}) }, output: { schema: z.object({}) } },
};
`;

/** A manifest with an error (the version) on its third line. */
export const yamlManifest = `name: ferry-desk
title: Ferry Desk
version: '2.1'
description: Tells travellers when the next ferry leaves, and whether it is on time.
`;
