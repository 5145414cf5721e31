import { expect } from 'vitest';
import { definition, entry, type Files, open, textAt } from '../memory.ts';

export const others: Files = {
  'src/definitions.ts': `import type { Hidden } from './types';
export const actions = {}; export const helpers = { make: () => ({}) }; export enum Kind { One = 'one' }
export const texts = { title: 'Ferry desk', summary: 'Books crossings.', tags: { vessel: { title: 'Vessel' } } };
export type Shape = Hidden; export interface Other {}; export default {};
export { type Only } from './types'; export type { Late } from './types';`,
  'src/listed.ts': `import type { Hidden } from './types'; import { type Hidden as Inner } from './types';
type Berth = { quay: string }; interface Ship {}; const hull = {}; export { Hidden, Inner, Berth as Mooring, Ship, hull };`,
  'src/types.d.ts': 'export interface Hidden {}',
  'src/plain.js': 'export const one = 1;',
  'src/common.cjs': "Object.assign(exports, require('./plain'));",
  'src/named.ts': 'export const one = 1;',
  'src/starred.ts': "export * from '@acme/unknown';",
  'src/broken.ts': 'export const one = ;',
  'src/typed.ts': "export type * from './types'",
  'src/logo.svg': '<svg/>',
  'src/about.txt': 'Ferries.',
  'extract.vrl': '.body',
  'src/folder/package.json': '{}',
  'src/texts/title.ts': "export const title = 'Ferry desk'",
  'src/views/index.mts': 'export const view = 1',
  'src/gen/readme.txt': 'Made by a tool.',
  'src/about.json': '{ "integrationName": "ferry-desk", "version": "1.0.0" }',
  'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"], "acme/*": ["./src/*"] } } }',
};

/** Returns the mistakes in a definition, each with the text at its location. */
export async function mistakesIn(properties: string, before = '', files: Files = others): Promise<readonly string[]> {
  const document = await open({ ...files, [entry]: definition(`name: 'ferry-desk', ${properties}`, before) });
  const { sources } = await document.positions();
  return document.faults.map(({ id, message, location }) => {
    expect(location.approximate).toBe(false);
    return `${id} at ${textAt(sources.get(location.file) ?? '', location)}: ${message}`;
  });
}
