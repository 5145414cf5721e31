import { expect, it } from 'vitest';
import { markdownText } from '../../src/cli/markdown.ts';
import { paletteOf } from '../../src/report/terminal/paint.ts';

const shown = (markdown: string, width = 60, color = false) =>
  markdownText(markdown, { color, width, palette: paletteOf(color) });

const page = `# berth-known

<!-- begin generated -->
A berth is one that the harbour has.

- Presets: warn in \`recommended\`
- Fix: none, because only the harbour
  knows what was meant
<!-- end generated -->

## Why

A ship that is sent to a berth that does not exist waits **outside**; see [the chart](https://harbour.example/chart).

\`\`\`yaml bad
berth:
  number: 99
\`\`\`
`;

it('shows a page as plain text', () => {
  expect(shown(page)).toBe(`berth-known

A berth is one that the harbour has.

  • Presets: warn in \`recommended\`
  • Fix: none, because only the harbour knows what was meant

Why

A ship that is sent to a berth that does not exist waits
outside; see the chart (https://harbour.example/chart).

  │ berth:
  │   number: 99
`);
});

it('styles headings, code and bold text', () => {
  expect(shown('# A\n\n`b c` and **d e**\n', 60, true)).toBe(
    '\u001b[1;4mA\u001b[22;24m\n\n\u001b[36m`b c`\u001b[39m and \u001b[1md e\u001b[22m\n',
  );
});

it('breaks no line inside short code, and long code at its spaces', () => {
  expect(shown('Write `version: next` in it.', 20)).toBe('Write\n`version: next` in\nit.\n');
  expect(shown(`\`${'berth, '.repeat(9)}\``, 24)).toBe(
    '`berth, berth, berth,\nberth, berth, berth,\nberth, berth, berth, `\n',
  );
});

it('lets no control character through to the terminal', () => {
  expect(shown('A \u001b[2J page\n\n```\n\u0007\n```')).toBe('A ␛[2J page\n\n  │ ␇\n');
});
