import { resolve } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { leadsOut, placing } from '../../../src/host/files/display-path.ts';

const steps = ['a', 'b.ts', '.', '..', '', '.git', 'c.', ' d', 'é', '@e', 'F', 'f\\g', '...', '..h'];

it('resolves each file like Node', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('/', '/work', '/work/parcels', '/work/a b'),
      fc.array(fc.array(fc.constantFrom(...steps), { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 8 }),
      (from, files) => {
        const placed = placing(from);
        for (const file of files.map((parts) => parts.join('/'))) expect(placed(file)).toBe(resolve(from, file));
      },
    ),
    { numRuns: 2000 },
  );
});

it.each([
  ['tides/integration.json', false],
  ['.', false],
  ['..tides/integration.json', false],
  ['..', true],
  ['../tides', true],
  // On Windows, the relative path to another drive is absolute.
  [resolve('/tides/integration.json'), true],
])('knows whether `%s` leads out', (shown, isOut) => {
  expect(leadsOut(shown)).toBe(isOut);
});
