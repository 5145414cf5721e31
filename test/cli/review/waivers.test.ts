import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { clean } from '../manifests.ts';
import { folderWith, hublint } from '../terminal.ts';
import { parcelDesk, reviewIn } from './reviewing.ts';

describe('hublint review of what is on disk', () => {
  test('counts changes that a comment would suppress, too', async () => {
    const tides = (actions: string) => `{ "name": "tides", "version": "1.0.0",\n"actions": { ${actions} } }`;
    const find = '"find": { "input": { "schema": {} }, "output": { "schema": {} } }';
    const comment = '// hublint-disable-next-line compat/action-removed -- Nobody called it.';
    const cwd = folderWith({
      'before.json': tides(find),
      'integration.jsonc': tides('').replace('\n', `\n${comment}\n`),
    });
    const { waivers } = reviewIn(await hublint(cwd, 'review --against before.json --format json'));
    expect(waivers).toMatchObject([{ rules: ['compat/action-removed'], findings: 1 }]);
  });

  test('ignores comments, baselines and configurations of its author, and lists the comments', async () => {
    const cwd = parcelDesk();
    const before = reviewIn(await hublint(cwd, 'review --format json'));
    const config = { rules: { 'secret-name-case': 'off' }, baseline: 'hublint.baseline.json' };
    writeFileSync(join(cwd, 'hublint.config.json'), JSON.stringify(config));
    writeFileSync(join(cwd, 'hublint.baseline.json'), JSON.stringify({ version: 1, findings: {} }));
    const secrets = join(cwd, 'src/secrets.ts');
    const comment = '// hublint-disable-next-line secret-name-case -- The carrier calls it so.\n// bplint-disable\n';
    writeFileSync(
      secrets,
      readFileSync(secrets, 'utf8').replace(/^/, `${comment.split('\n')[1]}\n${comment.split('\n')[0]}\n`),
    );
    const after = reviewIn(await hublint(cwd, 'review --format json'));
    const rules = (review: typeof after) =>
      review.result.diagnostics.map(({ rule, suppressed }) => ({ rule, suppressed }));
    expect(rules(after)).toEqual(rules(before));
    expect(after.waivers).toMatchObject([
      { rules: [], findings: 0, location: { file: 'src/secrets.ts', start: { line: 1 } } },
      {
        rules: ['secret-name-case'],
        reason: 'The carrier calls it so.',
        findings: 1,
        location: { file: 'src/secrets.ts', start: { line: 2 } },
      },
    ]);
    expect(after.questions.map(({ id }) => id)).toContain('waivers');
  });

  test('lists what a baseline approves, with the reason, but still counts it', async () => {
    const cwd = folderWith({
      'integration.yaml': `${clean}public: false\n`,
      'old.yaml': `${clean}entities: { ship: { schema: { type: object } } }\n`,
    });
    const { previous, result } = reviewIn(await hublint(cwd, 'review --against old.yaml --format json'));
    const [change] = previous.result?.diagnostics ?? [];
    await hublint(cwd, [
      ...['compare', 'old.yaml', 'integration.yaml', '--approve', change?.fingerprint ?? ''],
      ...['--reason', 'No bot ever used it.'],
    ]);
    await hublint(cwd, 'integration.yaml --update-baseline');
    const review = reviewIn(await hublint(cwd, 'review integration.yaml --against old.yaml --format json'));
    expect(review.previous.result?.diagnostics).toEqual(previous.result?.diagnostics);
    expect(review.result.diagnostics).toEqual(result.diagnostics);
    const inBaseline = (line: number) => ({ file: 'hublint.baseline.json', start: { line } });
    expect(review.waivers).toMatchObject([
      { rules: ['compat/entity-removed'], reason: 'No bot ever used it.', findings: 1, location: inBaseline(5) },
      { rules: ['public-deprecated'], findings: 1, location: inBaseline(11) },
    ]);
    expect(review.waivers[1]).not.toHaveProperty('reason');
    const { stdout } = await hublint(cwd, 'review integration.yaml --against old.yaml');
    expect(stdout).toMatch(/compat\/entity-removed: No bot ever used it\. \(1\s+finding\)/);
  });

  test.each(['{}', 'no JSON', '{ "version": 1, "findings": { "integration.yaml": [] } }'])(
    'has no waivers of a baseline that says %s',
    async (text) => {
      const cwd = folderWith({ 'integration.yaml': clean, 'hublint.baseline.json': text });
      expect(reviewIn(await hublint(cwd, 'review --format json')).waivers).toEqual([]);
    },
  );
});
