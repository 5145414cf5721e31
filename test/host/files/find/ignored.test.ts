import fc from 'fast-check';
import ignore from 'ignore';
import { describe, expect, it } from 'vitest';
import { isIgnored, Patterns } from '../../../../src/host/files/find/ignored.ts';

/** The setting of git on this platform. */
const ignorecase = ['darwin', 'win32'].includes(process.platform);

const names = [
  'dist',
  'Dist',
  'disturb',
  'build',
  '.env',
  '.env.local',
  'a b',
  'ſrc',
  'src',
  'K',
  'k',
  'data',
  '[x]',
  'é',
];
const pieces = [...names, '*', '**', '?', '*.json', 'b*', '[bd]uild', '\\', '\\#', '!', '#', ' ', '+', '(x)', '.'];
const pattern = fc
  .tuple(
    fc.constantFrom('', '', '', '!', '/', '#', '\uFEFF'),
    fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 3 }),
    fc.constantFrom('', '', '/', ' ', '/**'),
    fc.constantFrom('/', ''),
  )
  .map(([before, parts, after, between]) => before + parts.join(between) + after);
const path = fc
  .tuple(fc.array(fc.constantFrom(...names, 'x.json'), { minLength: 1, maxLength: 4 }), fc.boolean())
  .map(([parts, isFolder]) => parts.join('/') + (isFolder ? '/' : ''));

describe('patterns', () => {
  it('match what the library matches', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(pattern, { maxLength: 5 }), path, async (patterns, path) => {
        const { ignored, unignored } = ignore({ ignorecase }).add(patterns).test(path);
        const said = ignored ? 'ignored' : unignored ? 'unignored' : undefined;
        expect(await new Patterns('/work', patterns).verdictOn(path)).toBe(said);
      }),
      { numRuns: 5000 },
    );
  });

  it('match the same for any folders, when repeated', async () => {
    const folder = fc.constantFrom('a', 'B', 'a*', '[ab]', '?', '\\b');
    const deep = fc
      .tuple(fc.constantFrom('', '!', '/', '**/'), fc.array(folder, { minLength: 4, maxLength: 5 }))
      .map(([before, parts]) => before + parts.join('/**/'));
    const parts = fc.array(fc.constantFrom('a', 'b', 'ab'), { minLength: 22, maxLength: 24 });
    await fc.assert(
      fc.asyncProperty(fc.array(deep, { minLength: 1, maxLength: 3 }), parts, async (patterns, parts) => {
        const path = parts.join('/');
        const { ignored, unignored } = ignore({ ignorecase }).add(patterns).test(path);
        const said = ignored ? 'ignored' : unignored ? 'unignored' : undefined;
        expect(await new Patterns('/work', patterns).verdictOn(path)).toBe(said);
      }),
      { numRuns: 200 },
    );
  });

  it('end, however many ways there are through a path', async () => {
    const path = 'a/'.repeat(60);
    const say = (pattern: string) => new Patterns('/work', [pattern]).verdictOn(path);
    expect(await say(`${'**/a/'.repeat(30)}b`)).toBeUndefined();
    expect(await say(`${'a/**/'.repeat(30)}b/`)).toBeUndefined();
    expect(await say(`${'**/a/'.repeat(30)}a`)).toBe('ignored');
  });

  it('that take more steps than the limit of a list ignore nothing', async () => {
    const patterns = new Patterns('/work', [`${'**/a/'.repeat(800)}b`, '**/x/**/y/']);
    const deep = (name: string) => `x/${`${name}/`.repeat(200)}y/`;
    expect(await patterns.verdictOn(deep('v'))).toBe('ignored');
    expect(await patterns.verdictOn('a/'.repeat(2000))).toBeUndefined();
    expect(await patterns.verdictOn(deep('w'))).toBeUndefined();
    expect(await patterns.verdictOn('x/z/y/')).toBe('ignored');
  });

  it('longer than a path are skipped', async () => {
    expect(
      await new Patterns('/work', [`${'a*'.repeat(3000)}`, 'x'.repeat(5000)]).verdictOn('x'.repeat(5000)),
    ).toBeUndefined();
  });
});

it('the last list with a match decides', async () => {
  const lists = [new Patterns('/work', ['generated']), new Patterns('/work/desk', ['!generated', '*.tmp'])];
  expect(await isIgnored('/work/generated/a.ts', lists)).toBe(true);
  expect(await isIgnored('/work/desk/generated/', lists)).toBe(false);
  expect(await isIgnored('/work/desk/a.tmp', lists)).toBe(true);
  expect(await isIgnored('/elsewhere/generated', lists)).toBe(false);
  expect(await isIgnored('/work', lists)).toBe(false);
});

it('a list applies to everything below its folder, even to names that begin like `..`, and to nothing else', async () => {
  const lists = [new Patterns('/work/tides', ['*.draft.json'])];
  expect(await isIgnored('/work/tides/..north/a.draft.json', lists)).toBe(true);
  expect(await isIgnored('/work/a.draft.json', lists)).toBe(false);
  expect(await isIgnored('/work', lists)).toBe(false);
});
