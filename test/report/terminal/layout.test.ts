import { expect, test } from 'vitest';
import { tableText } from '../../../src/report/terminal/layout.ts';
import { paletteOf } from '../../../src/report/terminal/paint.ts';

const rows = [
  ['berth-number-known', 'error', 'fix', 'Every berth is one that the harbour has.'],
  ['tide-named', 'warn', '', 'A tide has a name.'],
];

test('the last column is beside the others if there is room', () => {
  expect(tableText({ rows, width: 70 })).toBe(
    `  berth-number-known  error  fix  Every berth is one that the harbour
                                  has.
  tide-named          warn        A tide has a name.
`,
  );
});

test('and below them if there is none', () => {
  expect(tableText({ rows, width: 40 })).toBe(
    `  berth-number-known  error  fix
      Every berth is one that the
      harbour has.
  tide-named          warn
      A tide has a name.
`,
  );
});

test('columns without room beside one another become lines, and no word is broken', () => {
  const text = tableText({ rows, width: 24, paints: [paletteOf(true).place] });
  expect(text.replaceAll('\u001b[36m', '').replaceAll('\u001b[39m', '')).toBe(
    `  berth-number-known
    error  fix
      Every berth is one
      that the harbour
      has.
  tide-named  warn
      A tide has a name.
`,
  );
  expect(text).toContain('\u001b[36mtide-named\u001b[39m  warn');
});

test('a long command continues on the next line, indented', () => {
  const command = 'hublint compare git:v1.4.0:berths --require-bump';
  expect(tableText({ rows: [[command, 'As for publishing.']], width: 40 })).toBe(
    `  hublint compare git:v1.4.0:berths
    --require-bump
      As for publishing.
`,
  );
});
