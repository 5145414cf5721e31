import { readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ParsedFiles } from '../../src/document/module/syntax/parsed-files.ts';
import type { FileResult } from '../../src/engine/result/result.ts';
import type { Source } from '../../src/host/files/find/discover.ts';
import { openRun } from '../../src/run/open-run.ts';
import { temporaryFolder } from '../temporary.ts';

const definition = 'integration.definition.ts';
const files = [definition, 'src/actions.ts'];

/** Typical fragments of typing. */
const typed = [
  '',
  "'TODO'",
  "''",
  'lost',
  '...{}',
  '.optional()',
  ".title('Weight')",
  '.min(5).max(2)',
  '.nullable()',
  'z.object({})',
  'undefined',
  'title',
];

const edit = fc.record({
  file: fc.constantFrom(...files),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  // A character, a word, or the rest of the line.
  removes: fc.constantFrom(/^[\s\S]?/, /^\w*/, /^.*\n?/),
  puts: fc.constantFrom(...typed),
});

const shown = ({ sources, ...result }: FileResult) => ({ ...result, sources: [...sources] });

describe.each(['recommended', 'strict', 'hub'])('under %s', (preset) => {
  it('a definition that is checked after each edit has the same result as in a fresh check', {
    timeout: 120_000,
  }, async () => {
    const cwd = temporaryFolder();
    await cp('examples/parcel-desk', cwd, { recursive: true });
    const open = (parsed?: ParsedFiles) =>
      openRun({ config: false, preset }, { cwd, ...(parsed && { parsed }), notice() {} });
    const [warm, cold] = [await open(new ParsedFiles()), await open()];
    let source: Source | undefined;
    for await (const one of cold.sources([definition])) source = one;
    if (source === undefined) throw new Error('There is no definition.');
    const manifest = source;
    const property = fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 5 }), async (edits) => {
      const texts = new Map(files.map((file) => [file, readFileSync(join(cwd, file), 'utf8')]));
      for (const { file, at, removes, puts } of edits) {
        const text = texts.get(file) ?? '';
        const place = Math.floor(at * text.length);
        texts.set(file, text.slice(0, place) + puts + text.slice(place).replace(removes, ''));
        const [again, first] = [await warm.check(manifest, texts), await cold.check(manifest, texts)];
        expect(shown(again.result)).toEqual(shown(first.result));
      }
    });
    await fc.assert(property, { numRuns: 40 });
  });
});
