import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { reviewModel } from '../../schemas/review.ts';
import { isContainer } from '../../src/data/objects.ts';
import { folderWith, hublint } from '../cli/terminal.ts';
import { strangersOn } from '../report/review/page.ts';
import { describeField, readCorpus } from './corpus.ts';

/** Returns the scripts of a record, identified only by their keys. */
function scriptsIn(value: unknown): readonly string[] {
  if (!isContainer(value)) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key.endsWith('Script') && typeof part === 'string' ? [part] : scriptsIn(part),
  );
}

describeField('reviews of real records', () => {
  const older = new Map(readCorpus('history/definition').map(({ name, text }) => [basename(name), text]));

  test.each(readCorpus('record').map(({ name, text, data }) => [basename(name), text, data] as const))(
    '%s is complete, and its page contains only its own elements',
    async (file, text, data) => {
      const before = older.get(file);
      const cwd = folderWith({ [file]: text, ...(before !== undefined && { 'before.json': before }) });
      const against = before === undefined ? '' : '--against before.json';
      const { stdout, stderr, code } = await hublint(
        cwd,
        `review ${file} ${against} --format json --format html=review.html --format markdown=review.md`,
      );
      const review = reviewModel.parse(JSON.parse(stdout));
      expect({ stderr, code }).toEqual({ stderr: '', code: review.verdict.outcome === 'not-ready' ? 1 : 0 });
      expect(review.previous.kind).toBe(before === undefined ? 'unknown' : 'compared');
      expect(review.scripts.map((script) => script.text).sort()).toEqual([...scriptsIn(data)].sort());
      expect(review.scripts.filter(({ compiled }) => compiled !== 'compiles')).toEqual([]);
      expect(review.files).toEqual([
        { file, sha256: createHash('sha256').update(text).digest('hex'), size: Buffer.byteLength(text) },
      ]);
      expect(strangersOn(readFileSync(join(cwd, 'review.html'), 'utf8'))).toEqual([]);
    },
  );
});
