import { expect, test } from 'vitest';
import keyCamelCase from '../../rules/key-camel-case.ts';
import legacyUi from '../../rules/legacy-ui.ts';
import type { TextEdit } from '../../src/document/document.ts';
import { openDocument } from '../../src/document/open-text.ts';
import { optionsOf } from '../../src/engine/config/options-of.ts';
import { fixManifest, type Overlay } from '../../src/engine/fix.ts';
import { type Linted, lintToFix } from '../../src/engine/lint.ts';
import type { Plan } from '../../src/engine/plan/plan.ts';
import type { Diagnostic } from '../../src/engine/result/result.ts';

const file = 'chat.integration.yaml';
const location = { file, start: { line: 1, column: 1 }, end: { line: 1, column: 2 }, approximate: false };

interface Found {
  readonly edits: readonly TextEdit[];
  readonly safety?: 'safe' | 'unsafe';
  readonly rule?: string;
  readonly suppressed?: boolean;
}

const edit = (start: number, end: number, text: string): TextEdit => ({ file, start, end, text });

const diagnosticOf = ({ edits, safety = 'safe', rule = 'name-format', suppressed = false }: Found): Diagnostic => ({
  rule,
  message: 'It is wrong.',
  messageId: 'wrong',
  severity: 'error',
  path: [],
  pointer: '',
  location,
  related: [],
  fix: { title: 'Fix it', safety, edits },
  fingerprint: '0',
  suppressed,
});

/** Lints a text with a function that returns its findings. */
const linting =
  (original: string, find: (text: string) => readonly Found[]) =>
  async (overlay: Overlay): Promise<Linted> => {
    const text = overlay.get(file) ?? original;
    const diagnostics = find(text).map(diagnosticOf);
    return { result: { file, form: 'definition', opaque: 0, diagnostics, sources: new Map([[file, text]]) } };
  };

test('fixes that do not touch are applied together, the later ones first', async () => {
  const lint = linting('one two three', (text) =>
    [...text.matchAll(/\b(?:one|three)\b/g)].map((hit) => ({
      edits: [edit(hit.index, hit.index + hit[0].length, '1')],
    })),
  );
  const fixed = await fixManifest({ lint, unsafe: false });
  expect([fixed.changes[0]?.after, fixed.applied, fixed.result.diagnostics]).toEqual(['1 two 1', 2, []]);
});

test('a fix that changes nothing counts as no fix, and others are applied beside it', async () => {
  let lints = 0;
  const lint = linting('desk v1', (text) => {
    lints++;
    const found = [{ edits: [edit(0, 4, 'desk')] }];
    return text.endsWith('v1') ? [...found, { edits: [edit(5, 7, '1')] }] : found;
  });
  const fixed = await fixManifest({ lint, unsafe: false });
  expect([fixed.changes[0]?.after, fixed.applied, fixed.result.diagnostics.length, lints]).toEqual(['desk 1', 1, 1, 2]);
});

test('fixes that overlap wait for the next pass', async () => {
  let lints = 0;
  const lint = linting('aaaa', (text) => {
    lints++;
    return text === 'aaaa'
      ? [{ edits: [edit(0, 3, 'b')] }, { edits: [edit(2, 4, 'c')] }]
      : text === 'ba'
        ? [{ edits: [edit(1, 2, 'c')] }]
        : [];
  });
  const fixed = await fixManifest({ lint, unsafe: false });
  expect([fixed.changes[0]?.after, fixed.applied, lints]).toEqual(['bc', 2, 3]);
});

test('what one pass changes in a file is kept when the next changes only another file', async () => {
  const originals = new Map([
    ['berths.ts', 'two berths\nfor ferries'],
    ['desk.ts', 'old desk\nat the quay'],
  ]);
  const lint = async (overlay: Overlay): Promise<Linted> => {
    const sources = new Map([...originals, ...overlay]);
    // The desk is found only when the berths are right.
    const [wrong, at, text] = sources.get('berths.ts')?.startsWith('two')
      ? ['two', 'berths.ts', '2']
      : ['old', 'desk.ts', 'new'];
    const edits = sources.get(at)?.startsWith(wrong) ? [{ file: at, start: 0, end: wrong.length, text }] : [];
    const diagnostics = edits.length === 0 ? [] : [diagnosticOf({ edits })];
    return { result: { file: 'desk.ts', form: 'definition', opaque: 0, diagnostics, sources } };
  };
  const { changes, applied } = await fixManifest({ lint, unsafe: false });
  expect(applied).toBe(2);
  expect(changes).toEqual([
    { file: 'berths.ts', before: 'two berths\nfor ferries', after: '2 berths\nfor ferries', unchanged: [[1, 1]] },
    { file: 'desk.ts', before: 'old desk\nat the quay', after: 'new desk\nat the quay', unchanged: [[1, 1]] },
  ]);
});

test('an unsafe fix is applied only when asked for, a suppressed finding’s never', async () => {
  const found = (text: string): Found[] =>
    text === 'abc'
      ? [
          { edits: [edit(0, 1, 'X')], safety: 'unsafe' },
          { edits: [edit(2, 3, 'Y')], suppressed: true },
        ]
      : [];
  const safe = await fixManifest({ lint: linting('abc', found), unsafe: false });
  const unsafe = await fixManifest({ lint: linting('abc', found), unsafe: true });
  expect([safe.changes.length, unsafe.changes[0]?.after]).toEqual([0, 'Xbc']);
});

test('conflicting fixes end after ten passes', async () => {
  const lint = linting('a', (text) => [{ edits: [edit(0, 1, text === 'a' ? 'b' : 'a')] }]);
  const fixed = await fixManifest({ lint, unsafe: false });
  expect([fixed.applied, fixed.changes[0]?.after]).toEqual([10, 'a']);
});

test('fixes that break the syntax together are tried one by one', async () => {
  const lint = linting('b c', (text) =>
    text === 'a a'
      ? [{ edits: [], rule: 'syntax/duplicate-key' }]
      : [...text.matchAll(/[bc]/g)].map(({ index }) => ({ edits: [edit(index, index + 1, 'a')] })),
  );
  const fixed = await fixManifest({ lint, unsafe: false });
  expect([fixed.changes[0]?.after, fixed.applied, fixed.result.diagnostics.length]).toEqual(['a c', 1, 1]);
});

test('a pass that breaks the syntax is undone', async () => {
  let lints = 0;
  const lint = linting('{}', (text) => {
    lints++;
    return text === '{}' ? [{ edits: [edit(0, 1, '')] }] : [{ edits: [], rule: 'syntax/parse-error' }];
  });
  const fixed = await fixManifest({ lint, unsafe: false });
  expect([fixed.changes.length, fixed.applied, fixed.result.diagnostics.length, lints]).toEqual([0, 0, 1, 2]);
});

/** Each fix replaces a letter by `A`; replacing an `x` breaks the syntax. */
const breaking = (original: string) => {
  const lints: string[] = [];
  const lint = linting(original, (text) => {
    lints.push(text);
    const isBroken = [...original].some((letter, at) => letter === 'x' && text[at] === 'A');
    return isBroken
      ? [{ edits: [], rule: 'syntax/parse-error' }]
      : [...text.matchAll(/[a-z]/g)].map(({ index }) => ({ edits: [edit(index, index + 1, 'A')] }));
  });
  return { lint, lints };
};

test('where the first half of the fixes breaks the syntax, the other one is tried', async () => {
  const { lint, lints } = breaking('x b c');
  const fixed = await fixManifest({ lint, unsafe: false });
  expect([fixed.changes[0]?.after, fixed.applied]).toEqual(['x A A', 2]);
  expect(lints).toEqual(['x b c', 'A A A', 'A b c', 'x A A', 'A A A']);
});

test('the search for what breaks the syntax is bounded', async () => {
  const { lint, lints } = breaking('x'.repeat(100));
  const fixed = await fixManifest({ lint, unsafe: false });
  expect([fixed.changes.length, fixed.applied, lints.length]).toEqual([0, 0, 52]);
});

test('fixes that conflict are not tried again if a half contains none of them', async () => {
  let lints = 0;
  const lint = async (overlay: Overlay): Promise<Linted> => {
    const text = overlay.get(file) ?? 'secrets';
    const linted = await linting('secrets', () => {
      lints++;
      return text === 'secrets' ? [{ edits: [] }, { edits: [] }] : [{ edits: [], rule: 'syntax/parse-error' }];
    })(overlay);
    const patched = linted.result.diagnostics.map(({ fix, ...found }, index) => {
      return { ...found, ...(fix && { fix: { ...fix, patches: [{ op: 'remove', path: [index] } as const] } }) };
    });
    // The patches can only be written together.
    const write = (patches: readonly unknown[]) => (patches.length === 2 ? [edit(0, 7, '')] : undefined);
    return { result: { ...linted.result, diagnostics: patched }, edit: write };
  };
  const fixed = await fixManifest({ lint, unsafe: false });
  expect([fixed.applied, lints]).toEqual([0, 2]);
});

test('the edits of a fix may be in any order, and the lines untouched by all passes are known', async () => {
  const original = 'name: post\ntitle: Post\nversion: 1\n';
  const fixes: Readonly<Record<string, TextEdit[]>> = {
    [original]: [edit(33, 33, '.0'), edit(11, 16, 'label'), edit(11, 11, '# shown\n')],
    'name: post\n# shown\nlabel: Post\nversion: 1.0\n': [edit(0, 11, '')],
  };
  const lint = linting(original, (text) => (fixes[text] ? [{ edits: fixes[text] }] : []));
  const { changes, applied } = await fixManifest({ lint, unsafe: false });
  const after = '# shown\nlabel: Post\nversion: 1.0\n';
  expect(changes).toEqual([{ file, before: original, after, unchanged: [[3, 3]] }]);
  expect(applied).toBe(2);
});

test.each(['syntax/value-unexpected', 'syntax/missing-file', 'syntax/opaque'])(
  'a fix is kept even if it uncovers what was not checked before: %s',
  async (rule) => {
    const lint = linting('Schema', (text) =>
      text === 'Schema' ? [{ edits: [edit(0, 1, 's')] }] : [{ edits: [], rule, suppressed: true }],
    );
    const fixed = await fixManifest({ lint, unsafe: false });
    expect([fixed.changes[0]?.after, fixed.applied]).toEqual(['schema', 1]);
  },
);

/** Fixes the findings of rules in YAML; also returns the number of passes. */
async function fixed(text: string) {
  let lints = 0;
  const plan: Plan = {
    rules: [keyCamelCase, legacyUi].map((rule) => ({ rule, severity: 'error', options: optionsOf(rule, 'error') })),
    severityOf: () => 'error',
    urlOf: () => undefined,
  };
  const lint = async (overlay: Overlay) => {
    lints++;
    return lintToFix(await openDocument(file, overlay.get(file) ?? text), plan);
  };
  const { changes, applied } = await fixManifest({ lint, unsafe: true });
  return { text: changes[0]?.after, applied, passes: lints - 1 };
}

test('fixes that together empty an object write it as empty', async () => {
  const text = [
    'events:',
    '  parcelLost:',
    '    schema: { properties: { desk: { type: string }, number: { type: string } } }',
    '    ui:',
    '      desk: # where',
    '        title: Desk',
    '      number: # which',
    '        title: Number',
    '    title: Parcel lost',
    '',
  ].join('\n');
  const { text: after, ...counts } = await fixed(text);
  expect((await openDocument(file, after ?? '')).data).toEqual({
    events: {
      parcelLost: {
        schema: {
          properties: {
            desk: { type: 'string', 'x-zui': { title: 'Desk' } },
            number: { type: 'string', 'x-zui': { title: 'Number' } },
          },
        },
        ui: {},
        title: 'Parcel lost',
      },
    },
  });
  expect(counts).toEqual({ applied: 2, passes: 1 });
});

test('of fixes that use the same name, the first gets it, and all others are applied', async () => {
  const others = Array.from({ length: 20 }, (_, index) => `state_${index}a`);
  const keys = ['parcel_desk', ...others, 'parcel-desk'];
  const { text, applied, passes } = await fixed(`states:\n${keys.map((key) => `  ${key}: {}\n`).join('')}`);
  const renamed = ['parcelDesk', ...others.map((key) => key.replace('_', '')), 'parcel-desk'];
  expect(text).toBe(`states:\n${renamed.map((key) => `  ${key}: {}\n`).join('')}`);
  expect([applied, passes]).toEqual([21, 1]);
});
