import { describe, expect, it } from 'vitest';
import { definition, open } from '../memory.ts';
import { mistakesIn, others } from './mistakes-in.ts';

describe('an error that a function throws', () => {
  const berth = "const berth = (name?: string) => { if (!name) throw new Error('A ferry needs a berth'); return name }";
  const thrown = 'This throws an error: `A ferry needs a berth`.';

  it.each([
    ['title: berth()', berth, 'berth()', thrown],
    ["title: berth('A1'), description: berth('')", berth, "berth('')", thrown],
    ["title: ['A1', ''].map((name) => berth(name)).join()", berth, 'berth(name)', thrown],
    ["title: 'Ferry desk'", `${berth}; const home = berth()`, 'berth()', thrown],
    ['title: berth()', 'const berth = () => { throw process.env.ERROR }', 'berth()', 'This throws an error.'],
    ['title: berth()', "function berth(): never { throw 'no berth' }", 'berth()', 'This throws an error: `no berth`.'],
  ])('is reported at the call: %s', async (properties, before, text, message) => {
    expect(await mistakesIn(properties, before)).toEqual([`value-unexpected at ${text}: ${message}`]);
  });

  it.each([
    ["title: berth('A1')", berth],
    ['title: "Ferry desk"', `${berth}; const later = () => berth()`],
    ['title: "Ferry desk"', `${berth}; let home = 'A1'; try { home = berth() } catch {}`],
    ['title: process.env.HOME ? berth() : "Ferry desk"', berth],
    ['title: (() => { try { return berth() } catch { return "Ferry desk" } })()', berth],
  ])('is not reported if nothing throws it, or something may catch it: %s', async (properties, before) => {
    expect(await mistakesIn(properties, before)).toEqual([]);
  });
});

it.each([
  ['export const berth: { schema: 1 };', 'states: { home: { type: "user", schema: berth } }'],
  ['const town: "North";', 'title: town, description: town.trim()'],
])('a constant without a value is told once: %s', async (before, properties) => {
  expect(await mistakesIn(properties, before)).toEqual(['parse-error at ;: Missing initializer in const declaration.']);
  const { unknowns } = await open(definition(`name: 'ferry-desk', ${properties}`, before));
  expect(unknowns.every(({ reported }) => reported)).toBe(true);
});

describe('what a module does not survive', () => {
  const constant = 'is a constant: nothing can be assigned to it.';
  it.each([
    ["const town = 'North'; town = 'South'", 'town', `\`town\` ${constant}`],
    ['export const level = 1; level++', 'level', `\`level\` ${constant}`],
    ["const town = 'North'; if (process.env.SOUTH) { town = 'South' }", 'town', `\`town\` ${constant}`],
    ["const town = 'North'; const rename = (to: string) => { town = to }", 'town', `\`town\` ${constant}`],
    ["const towns = 'North'; for (const town of ['South']) towns += town", 'towns', `\`towns\` ${constant}`],
    ["const town = 'North'; (town as string) = 'South'", 'town as string', `\`town\` ${constant}`],
    [
      "import { version } from './src/about.json'; version += '-beta'",
      'version',
      '`version` is imported: nothing can be assigned to it.',
    ],
    [
      "throw new Error('not yet')",
      "throw new Error('not yet')",
      'The module throws an error here whenever it is imported.',
    ],
  ])('%s', async (before, text, message) => {
    expect(await mistakesIn('', before)).toEqual([`value-unexpected at ${text}: ${message}`]);
  });

  it('are found in linear time, however often a variable is assigned', async () => {
    const since = process.cpuUsage();
    expect(await mistakesIn('', `let towns = 0\n${'towns += 1\n'.repeat(60_000)}`)).toEqual([]);
    expect(process.cpuUsage(since).user / 1000).toBeLessThan(15_000);
  });

  it('nor one in a module that runs first', async () => {
    const files = { ...others, 'src/check.ts': `throw new Error('not yet')` };
    const message = 'The module throws an error here whenever it is imported.';
    expect(await mistakesIn('', "import './src/check'", files)).toEqual([
      `value-unexpected at throw new Error('not yet'): ${message}`,
    ]);
  });

  it.each([
    ["let town = 'North'; town = 'South'"],
    ["const town: any = {}; town.harbour = 'South'"],
    ["if (!process.env.TOWN) throw new Error('not yet')"],
    ["const fail = () => { throw new Error('not yet') }"],
    ["const town = 'North'; { let town; town = 'South' }"],
    ["const town = 'North'; function rename(town: string) { town = 'South' }"],
    ["const town = 'North'; const rename = function town() { town = 'South' }"],
    ["const town = 'North'; export namespace South { let town; town = 'South' }"],
    ["const town = 'North'; for (let town = 0; town < 2; town++) {}"],
    ["const town = 'North'; let other; ({ town: other } = { town })"],
    ["const town: any = {}; [town.harbour, town['pier']] = ['South', 'East']"],
  ])('but not: %s', async (before) => {
    expect(await mistakesIn('', before)).toEqual([]);
  });
});

describe('what a module computes and the definition does not use', () => {
  const files = {
    'src/schemas.ts': `import { z } from '@botpress/sdk'
      export const seat = z.object({ deck: z.string() })
      export const crew = z.object({ name: z.strng() })
      const captain = crew.extend({ since: seatt })`,
    'src/crew.ts': "import { crew } from './schemas'; export const all = crew.titel('All')",
  };

  it('is reported where it throws', async () => {
    const before = "import { seat } from './src/schemas'; const late = seat.extned({})";
    expect(await mistakesIn('events: { lost: { schema: seat } }', before, files)).toEqual([
      'member-missing at extned: A schema has no `extned`. Did you mean `extend`?',
      'member-missing at strng: `z` has no `strng`. Did you mean `string`?',
      'name-undeclared at seatt: `seatt` is not declared. Did you mean `seat`?',
    ]);
  });

  it('is reported in a namespace, too', async () => {
    const before = "import { Crew } from './src/crew'; const lost = Crew.lost";
    const namespace = `import { z } from '@botpress/sdk'
      export namespace Crew {
        const name = z.string()
        export const lost = z.object({ name })
        export const found = lost.extned({})
        export const count = () => lost.size()
      }`;
    expect(await mistakesIn('events: { lost: { schema: lost } }', before, { 'src/crew.ts': namespace })).toEqual([
      'member-missing at extned: A schema has no `extned`. Did you mean `extend`?',
    ]);
  });

  it('does not run where its module is not used', async () => {
    expect(
      await mistakesIn('', "import { crew } from './src/schemas'; import { all } from './src/crew'", files),
    ).toEqual([]);
  });
});
