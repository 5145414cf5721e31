import { expect, it } from 'vitest';
import type { Overlay } from '../../../src/engine/fix.ts';
import type { Diagnostic } from '../../../src/engine/result/result.ts';
import { checkWithLastGood } from '../../../src/lsp/manifests/last-good.ts';
import type { Checked } from '../../../src/run/check/check.ts';

const [desk, berths] = ['integration.definition.ts', 'berths.ts'];

function findingOf(rule: string, file: string, line: number): Diagnostic {
  const location = { file, start: { line, column: 1 }, end: { line, column: 5 }, approximate: false };
  const found = {
    rule,
    message: 'It is wrong.',
    messageId: 'wrong',
    severity: 'error',
    path: [],
    pointer: '',
  } as const;
  return { ...found, location, related: [], fingerprint: '0', suppressed: false };
}

/** Finds a title that ends with a space on every line that says so, and offers to fix it; no text with `[` can be read. */
async function check(overlay: Overlay): Promise<Checked> {
  const broken = [...overlay].filter(([, text]) => text.includes('['));
  const faults = broken.map(([file]) => findingOf('syntax/parse-error', file, 1));
  const found = [...overlay].flatMap(([file, text]) =>
    text.split(/\r\n?|\n/).flatMap((line, index) => {
      const edits = [{ file, start: text.indexOf(' wrong'), end: text.indexOf(' wrong') + 6, text: '' }];
      const fix = { title: 'Trim it', safety: 'safe', edits } as const;
      return line.includes('wrong') ? [{ ...findingOf('text-trimmed', file, index + 1), fix }] : [];
    }),
  );
  const diagnostics = broken.length > 0 ? faults : found;
  const result = { file: desk, form: 'definition', opaque: 0, diagnostics, sources: overlay } as const;
  return { files: [...overlay.keys()], result } as unknown as Checked;
}

const brief = ({ rule, location, fix }: Diagnostic): string =>
  `${location.file}:${location.start.line} ${rule}${fix ? ' with a fix' : ''}`;

const good = new Map([
  [desk, 'first\ntitle wrong\nlast'],
  [berths, 'berth wrong'],
]);

it('offers no fix in a text that is broken: its edits are those of the last good text', async () => {
  const { result, broken } = await checkWithLastGood(
    check,
    new Map([...good, [desk, '[\nfirst\ntitle wrong\nlast']]),
    good,
  );
  expect([...broken]).toEqual([desk]);
  expect(result.diagnostics.map(brief)).toEqual([
    `${desk}:1 syntax/parse-error`,
    `${desk}:3 text-trimmed`,
    `${berths}:1 text-trimmed with a fix`,
  ]);
});

it.each(['\n', '\r\n', '\r'])(
  'keeps findings on lines that have not changed, whatever ends them: %j',
  async (lineBreak) => {
    const before = new Map([[desk, ['first', 'title wrong', 'open', 'text wrong', 'last'].join(lineBreak)]]);
    const now = new Map([[desk, ['first', 'title wrong', 'open [', 'more', 'text wrong', 'last'].join(lineBreak)]]);
    const { result } = await checkWithLastGood(check, now, before);
    expect(result.diagnostics.map(brief)).toEqual([
      `${desk}:1 syntax/parse-error`,
      `${desk}:2 text-trimmed`,
      `${desk}:5 text-trimmed`,
    ]);
    expect(result.sources).toEqual(now);
  },
);

it('drops what is found on lines that have changed, and what is related to them', async () => {
  const before = new Map([
    [desk, 'first\nquay\ntitle wrong\nlast'],
    [berths, 'berth wrong'],
  ]);
  const related = (line: number) => ({ message: 'It is here.', location: findingOf('', desk, line).location });
  const checkRelated = async (overlay: Overlay): Promise<Checked> => {
    const { result, ...rest } = await check(overlay);
    const diagnostics = result.diagnostics.map((one) => ({ ...one, related: [related(1), related(3), related(4)] }));
    return { ...rest, result: { ...result, diagnostics } };
  };
  const now = new Map([...before, [desk, 'first\nquay\ntitle wrong [\nmore\nlast']]);
  const { result } = await checkWithLastGood(checkRelated, now, before);
  const kept = result.diagnostics.filter(({ rule }) => rule === 'text-trimmed');
  expect(kept.map(brief)).toEqual([`${berths}:1 text-trimmed with a fix`]);
  expect(kept[0]?.related).toEqual([related(1), related(5)]);
});
