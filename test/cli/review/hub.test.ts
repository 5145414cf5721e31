import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { token } from '../../host/hub/hub-for-tests.ts';
import { folderWith } from '../terminal.ts';
import { outcomes, reviewIn, run } from './reviewing.ts';

describe('hublint review of a version in the hub', () => {
  const review = async (args: string, more = {}) => {
    const seen = await run(`review ${args} --format json`, more);
    return { seen, data: reviewIn(seen) };
  };

  test('compares it with the highest public version below', async () => {
    const { seen, data } = await review('hub:coastal/tide-tables@2.0.0');
    expect({ code: seen.code, stderr: seen.stderr }).toEqual({ code: 0, stderr: '' });
    expect(data.previous.kind).toBe('compared');
    expect(data.previous.result?.compare).toMatchObject({
      base: { file: 'hub:coastal/tide-tables@<2.0.0', version: '1.1.0' },
      head: { file: 'hub:coastal/tide-tables@2.0.0', version: '2.0.0' },
      enough: true,
    });
    expect(data.questions.map(({ id }) => id)).toContain('breaks');
    expect(outcomes(data)).toMatchObject({ model: 'holds', version: 'holds', lifecycle: 'holds' });
  });

  test('recognizes the first release, which a private version may precede', async () => {
    const { data } = await review('hub:coastal/tide-tables@1.0.0');
    expect(data.previous).toEqual({ kind: 'first' });
    expect(data.checks.find(({ about }) => about === 'version')?.text).toBe(
      'No earlier release is public, so nobody else relies on one.',
    );
    const cwd = folderWith({});
    const { stdout } = await run(
      'review hub:coastal/tide-tables@1.0.0 --format html=r.html --format markdown=r.md --format pretty',
      { cwd },
    );
    for (const page of [stdout, ...['r.html', 'r.md'].map((file) => readFileSync(join(cwd, file), 'utf8'))]) {
      expect(page).toContain('There is none: no earlier release is public.');
    }
  });

  test('names the integration on each page, however it is called by its title', async () => {
    const cwd = folderWith({});
    const { stdout } = await run(
      'review hub:intver_LIGHTHOUSE0000000000000 --format html=r.html --format markdown=r.md --format pretty',
      { cwd },
    );
    expect(stdout).toMatch(/^ {2}Name +lighthouse$/m);
    expect(readFileSync(join(cwd, 'r.md'), 'utf8')).toContain('\n- Name: <code>lighthouse</code>\n');
    expect(readFileSync(join(cwd, 'r.html'), 'utf8')).toContain('<p class="place">lighthouse</p>');
  });

  test('shows the SHA-256 of its content, which `print` confirms', async () => {
    const { data } = await review('hub:lighthouse@1.0.0');
    const [file, ...others] = data.files;
    expect(others).toEqual([]);
    expect(file).toMatchObject({ file: 'hub:lighthouse@1.0.0' });
    expect(file?.sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  test('gives two reviewers the same bytes, wherever they are', async () => {
    const args =
      'review hub:coastal/tide-tables@2.0.0 --format html=r.html --format markdown=r.md --format json=r.json';
    const [one, another] = [
      folderWith({}),
      folderWith({ '.hublintrc.json': '{ "rules": { "version-semver": "off" } }' }),
    ];
    const [first, second] = [await run(args, { cwd: one }), await run(args, { cwd: another })];
    expect(first).toEqual(second);
    for (const file of ['r.html', 'r.md', 'r.json']) {
      expect(readFileSync(join(one, file), 'utf8')).toBe(readFileSync(join(another, file), 'utf8'));
    }
  });

  test('never reveals the token', async () => {
    const cwd = folderWith({});
    const seen = await run('review hub:coastal/tide-tables@2.0.0 --format html=r.html', { cwd });
    expect(`${seen.stdout}${seen.stderr}${readFileSync(join(cwd, 'r.html'), 'utf8')}`).not.toContain(token);
  });

  test('says what cannot be read, and how to name it', async () => {
    const missing = await run('review hub:coastal/tide-tables@9.9.9');
    expect({ code: missing.code, stdout: missing.stdout }).toEqual({ code: 2, stdout: '' });
    expect(missing.stderr).toContain('has no public integration `coastal/tide-tables` with the version `9.9.9`.');
    const against = await run('review hub:coastal/tide-tables@2.0.0 --against hub:coastal/nothing@latest');
    expect(against.code).toBe(2);
  });
});
