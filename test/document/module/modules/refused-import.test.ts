import { expect, test } from 'vitest';
import { definition, entry, type Files, open, textAt } from '../memory.ts';

async function faultsOf(before: string, files: Files): Promise<readonly string[]> {
  const document = await open({ [entry]: definition('name: "parcels"', before), ...files });
  const { sources } = await document.positions();
  return document.faults.map(({ message, location }) => {
    const { line, column } = location.start;
    return `${location.file}:${line}:${column} ${textAt(sources.get(location.file) ?? '', location)}: ${message}`;
  });
}

const run = 'export const run = () => weigh()';
const all = `export * from './tides'`;

test.each<readonly [what: string, before: string, files: Files, said: readonly string[]]>([
  [
    'in a function that is not called',
    `import { weigh } from './scales'\n${run}`,
    { 'scales.ts': 'export const weight = () => 1' },
    [`${entry}:2:10 weigh: \`scales.ts\` does not export \`weigh\`. Did you mean \`weight\`?`],
  ],
  [
    'of a module that exports others as a whole',
    `import { weigh } from './scales'\n${run}`,
    { 'scales.ts': all, 'tides.ts': 'export const tide = 1' },
    [`${entry}:2:10 weigh: \`scales.ts\` does not export \`weigh\`.`],
  ],
  [
    'by a module of which nothing is asked',
    `import { weigh } from './scales'\n${run}`,
    { 'scales.ts': `import { tide } from './tides'\nexport const weigh = () => tide`, 'tides.ts': '' },
    ['scales.ts:1:10 tide: `tides.ts` does not export `tide`.'],
  ],
  [
    'not even as what can be parsed',
    `import { weigh } from './scales'\n${run}`,
    { 'scales.ts': 'export const weigh = (' },
    ['scales.ts:1:23 : Unexpected token.'],
  ],
  [
    'for a type alone',
    `import { weigh } from './scales'\nexport const run = (at: weigh) => at`,
    { 'scales.ts': all, 'tides.ts': '' },
    [],
  ],
  [
    'to export it again',
    `import { weigh } from './scales'\nexport { weigh }`,
    { 'scales.ts': all, 'tides.ts': '' },
    [],
  ],
  [
    'and found among all',
    `import { weigh } from './scales'\n${run}`,
    { 'scales.ts': all, 'tides.ts': 'export function weigh() {}' },
    [],
  ],
])('a name that is imported and used %s', async (_, before, files, said) => {
  expect(await faultsOf(before, files)).toEqual(said);
});

test.each<readonly [what: string, others: string, said: readonly string[]]>([
  [
    'uses a name that nothing declares',
    'export const tides = z.object(harbours)',
    ['tides.ts:2:31 harbours: `harbours` is not declared.'],
  ],
  [
    'imports a file that does not exist',
    `export * from './harbours'`,
    ["tides.ts:2:15 './harbours': Cannot find module `./harbours`."],
  ],
  [
    'awaits something',
    'export const tides = await fetch("https://tides.example")',
    ['tides.ts:2:22 await: The platform’s CLI does not bundle an `await` outside of a function.'],
  ],
  ['imports the types of a file that does not exist', `export type * from './harbours'`, []],
  ['imports what is generated later', `import { harbours } from './gen/harbours'\nexport const tides = harbours`, []],
  ['uses a name of its platform', 'export const tides = new URL("https://tides.example")', []],
])('a module that runs although nothing in it is used %s', async (_, others, said) => {
  const files = {
    'index.ts': `export * from './tides'\nexport const harbour = 'Pier'`,
    'tides.ts': `import { z } from '@botpress/sdk'\n${others}`,
  };
  expect(await faultsOf(`import { harbour } from './index'\nexport const title = harbour`, files)).toEqual(said);
});
