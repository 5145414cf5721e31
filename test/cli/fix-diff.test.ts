import { applyPatch } from 'diff';
import { describe, expect, test } from 'vitest';
import { fixDiff } from '../../src/cli/commands/lint/fix-diff.ts';
import type { TextEdit } from '../../src/document/document.ts';
import { type FixedFile, fixManifest, type Overlay } from '../../src/engine/fix.ts';
import type { Linted } from '../../src/engine/lint.ts';
import type { Diagnostic } from '../../src/engine/result/result.ts';
import { random } from '../document/module/random.ts';

const file = 'chat.integration.yaml';
const location = { file, start: { line: 1, column: 1 }, end: { line: 1, column: 2 }, approximate: false };

type Edit = Omit<TextEdit, 'file'>;

const diagnosticOf = (edit: Edit): Diagnostic => ({
  rule: 'name-format',
  message: 'It is wrong.',
  messageId: 'wrong',
  severity: 'error',
  path: [],
  pointer: '',
  location,
  related: [],
  fix: { title: 'Fix it', safety: 'safe', edits: [{ ...edit, file }] },
  fingerprint: '0',
  suppressed: false,
});

/** Returns the change made by fixing, with edits in every pass. */
async function changeBy(
  original: string,
  ...passes: readonly ((text: string) => readonly Edit[])[]
): Promise<FixedFile> {
  const left = [...passes];
  const lint = async (overlay: Overlay): Promise<Linted> => {
    const text = overlay.get(file) ?? original;
    const diagnostics = (left.shift()?.(text) ?? []).map(diagnosticOf);
    return { result: { file, form: 'definition', opaque: 0, diagnostics, sources: new Map([[file, text]]) } };
  };
  const [change] = (await fixManifest({ lint, unsafe: false })).changes;
  if (!change) throw new Error('Nothing was changed.');
  return change;
}

const replacing = (pattern: RegExp, by: string) => (text: string) =>
  [...text.matchAll(pattern)].map(({ 0: hit, index }) => ({ start: index, end: index + hit.length, text: by }));

const linesWith = (sign: string, text: string) => text.split('\n').filter((line) => line.startsWith(sign)).length;
const diffOf = (change: FixedFile) => fixDiff(change, false).text;
const action = 'do-it:\n  title: Do it\n  description: It does it.\n';

describe('a diff of ten thousand fixes', () => {
  test('shows only the lines that change', async () => {
    const change = await changeBy(action.repeat(10_000), replacing(/do-it/g, 'doIt'));
    const diff = diffOf(change);
    expect([linesWith('-', diff), linesWith('+', diff)]).toEqual([10_001, 10_001]);
    expect(applyPatch(change.before, diff)).toBe(change.after);
  });

  test('has several hunks for distant changes, with the right line numbers', async () => {
    const apart = `${action}${'#\n'.repeat(8)}`;
    const diff = diffOf(await changeBy(apart.repeat(10_000), replacing(/do-it:\n/g, '')));
    expect(linesWith('@@', diff)).toBe(10_000);
    expect(diff).toContain('\n@@ -109987,7 +99988,6 @@\n');
  });

  test('of adjacent lines shows all of them as replaced', async () => {
    const change = await changeBy('public: true\n'.repeat(20_000), replacing(/true/g, 'false'));
    const diff = diffOf(change);
    expect([linesWith('-', diff), linesWith('+', diff)]).toEqual([20_001, 20_001]);
    expect(applyPatch(change.before, diff)).toBe(change.after);
  });

  test('of several passes is one', async () => {
    const second = replacing(/ {2}title: Do it\n/g, '');
    const change = await changeBy(action.repeat(10_000), replacing(/do-it/g, 'do\n'), second);
    const diff = diffOf(change);
    expect([linesWith('-', diff), linesWith('+', diff)]).toEqual([20_001, 20_001]);
    expect(applyPatch(change.before, diff)).toBe(change.after);
  });
});

test('a last line without a line break is marked as such', async () => {
  const change = await changeBy('name: chat\npublic: true', replacing(/public: true/g, 'visibility: public\n'));
  expect(diffOf(change).split('\n').slice(2)).toEqual([
    '@@ -1,2 +1,2 @@',
    ' name: chat',
    '-public: true',
    '\\ No newline at end of file',
    '+visibility: public',
    '',
  ]);
});

test('any edits in any passes give a diff that leads from the text before to the text after', async () => {
  const below = random(7);
  const pieces = ['a\n', 'b: c\n', '\n', 'd\r\n', 'e: "f" # g\n', '  h:\n'];
  const texts = ['', 'x', 'y\n', '\nz', 'q\nr\n'];
  const pick = (from: readonly string[]) => from[below(from.length)] ?? '';
  for (let round = 0; round < 500; round++) {
    const original = `${Array.from({ length: 1 + below(40) }, () => pick(pieces)).join('')}${pick(['', 'end'])}`;
    const edits = (text: string) => {
      const start = below(text.length + 1);
      return [{ start, end: Math.min(text.length, start + below(30)), text: `${pick(texts)}!` }];
    };
    const change = await changeBy(original, edits, edits, edits);
    expect(applyPatch(change.before, diffOf(change), { autoConvertLineEndings: false })).toBe(change.after);
  }
});
