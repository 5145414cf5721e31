import fc from 'fast-check';
import picomatch from 'picomatch';
import { describe, expect, test } from 'vitest';
import { globOf } from '../../../../src/host/files/find/glob.ts';

const parts = [
  'a',
  'b',
  '.',
  '/',
  '*',
  '**',
  '?',
  '!',
  '(',
  ')',
  '|',
  '{',
  '}',
  ',',
  '[',
  ']',
  '+',
  '@',
  '^',
  '-',
  '1',
];
const paths = fc.string({ unit: fc.constantFrom('a', 'b', '.', '/', '1', '-'), maxLength: 8 });

describe('a glob', () => {
  test.each([
    ['integrations/**/*.{json,yaml}', 'integrations/acme/integration.json', true],
    ['integrations/**/*.{json,yaml}', 'integration.json', false],
    ['**/*-v[12].integration.json', 'old/desk-v2.integration.json', true],
    ['!(legacy)/**', 'legacy/integration.json', false],
    ['!(legacy)/**', 'desk/integration.json', true],
    ['.hidden/*', '.hidden/integration.yaml', true],
  ])('%s and %s: %s', (glob, path, expected) => {
    expect(globOf(glob)(path)).toBe(expected);
  });

  test('matches what picomatch matches', () => {
    const globs = fc.string({ unit: fc.constantFrom(...parts), minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(globs, paths, (glob, path) => {
        expect(globOf(glob)(path)).toBe(picomatch(glob, { dot: true })(path));
      }),
      { numRuns: 3000 },
    );
  });

  test.each([
    '*(a|b)'.repeat(30),
    '*a'.repeat(30),
    '?(a)'.repeat(30),
    '[ab]*'.repeat(25),
    '(((a+)+)+)+b',
    '**/'.repeat(30),
  ])('that would take a regular expression forever ends: %s', (glob) => {
    expect(globOf(`${glob}!`)('a'.repeat(250))).toBe(false);
  });

  test('is given up on where it takes too many steps', () => {
    const glob = globOf(`${'*?(a)'.repeat(4000)}!`);
    expect(() => glob('a'.repeat(250))).toThrow(`The glob \`${'*?(a)'.repeat(12)}…\` takes too many steps.`);
  });

  test('shares the step limit with many others, except for common patterns', () => {
    const shared = { steps: 1_000_000 };
    const path = 'a'.repeat(250);
    const slow = (at: number) => globOf(`${'*?(a)'.repeat(300)}!${at}`, shared);
    let matched = 0;
    const matchAll = () => {
      for (let at = 0; at < 20; at++) {
        slow(at)(path);
        matched += 1;
      }
    };
    expect(matchAll).toThrow(/^The glob `.*` takes too many steps\.$/);
    expect(matched).toBeGreaterThan(0);
    expect(globOf('**/{a,b}*/**/*-v[0-9]*.json', shared)(`${'folder/'.repeat(8)}a1/b/desk-v2.json`)).toBe(true);
  });

  test.each([
    ['', 'A glob is empty and matches no file.'],
    ['x'.repeat(70_000), `The glob \`${'x'.repeat(60)}…\` is too long, nests too deep, or has invalid syntax.`],
  ])('that is invalid is refused', (glob, message) => {
    expect(() => globOf(glob)).toThrow(message);
  });
});
