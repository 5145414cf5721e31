import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { about } from '../../src/about.ts';
import { clean } from './manifests.ts';
import { folderWith, hublint } from './terminal.ts';

const files = 'json html markdown pretty'.split(' ');
const formats = files.flatMap((name) => ['--format', `${name}=review.${name}`]);

/** Runs a review that fails, with the files of an earlier review in place. */
async function failing(args: readonly string[], more: Readonly<Record<string, string>> = {}) {
  const cwd = folderWith({ 'integration.json': JSON.stringify(clean), ...more });
  const before = await hublint(cwd, ['review', 'integration.json', ...formats]);
  expect(before.code).not.toBe(2);
  rmSync(join(cwd, 'integration.json'));
  const seen = await hublint(cwd, ['review', ...args, ...formats]);
  const [json = '', html = '', markdown = '', pretty = ''] = files.map((name) =>
    readFileSync(join(cwd, `review.${name}`), 'utf8'),
  );
  return { seen, json, html, markdown, pretty };
}

describe('hublint review that fails', () => {
  test('says so in its files, overwriting those of an earlier review', async () => {
    const { seen, json, html, markdown, pretty } = await failing(['integration.json']);
    const why =
      'File or folder `integration.json` not found. Name a file, a folder, a glob, or `-` for standard input.';
    expect({ code: seen.code, stdout: seen.stdout }).toEqual({ code: 2, stdout: '' });
    expect(JSON.parse(json)).toStrictEqual({
      version: 1,
      tool: { name: 'hublint', version: about.version },
      verdict: { outcome: 'not-reviewed', text: why },
      target: 'integration.json',
    });
    expect(markdown).toBe(
      `# Nothing was reviewed of <code>integration.json</code>

**✖ File or folder <code>integration.json</code> not found. Name a file, a folder, a glob, or <code>-</code> for standard input.**

- hublint ${about.version}
`,
    );
    expect(html).toContain('<h1>Nothing was reviewed <small>of integration.json</small></h1>');
    expect(html).toContain('<p class="verdict not-ready">✖ File or folder <code>integration.json</code> not found.');
    expect(pretty).toBe(`✖ Nothing was reviewed of \`integration.json\`: ${why}\n`);
  });

  test('says so if its configuration is broken, and if the previous version cannot be read', async () => {
    const broken = await failing(['--config', 'desk.json'], {
      'desk.json': '{ "rules": { "version-semvr": "error" } }',
    });
    expect(broken.pretty).toContain('✖ Nothing was reviewed of `.`: ');
    expect(broken.pretty).toContain('`version-semvr`');
    const unread = await failing(['later.json', '--against', 'git:HEAD:nowhere'], {
      'later.json': JSON.stringify(clean),
    });
    expect(unread.pretty).toContain('✖ Nothing was reviewed of `later.json`: ');
  });

  test('meets the schema of reviews', async () => {
    const schema = JSON.parse(readFileSync(new URL('../../schemas/review.schema.json', import.meta.url), 'utf8'));
    const ajv = new Ajv();
    addFormats.default(ajv);
    const { json } = await failing(['tide-tables.json']);
    expect(ajv.validate(schema, JSON.parse(json)) || ajv.errors).toBe(true);
  });

  test('escapes the name of its target', async () => {
    const { html, markdown } = await failing(['<img src=x onerror=alert(1)>`.json']);
    expect(html).not.toContain('<img');
    expect(markdown).not.toContain('<img');
  });

  test('leaves a baseline alone if the configuration cannot be read', async () => {
    const kept = JSON.stringify({ version: 1, findings: {} });
    const cwd = folderWith({
      'integration.json': JSON.stringify(clean),
      'kept.json': kept,
      'desk.json': '{ "rules": 3 }',
    });
    const args = ['review', 'integration.json', '--config', 'desk.json', '--format', 'json=kept.json'];
    expect((await hublint(cwd, args)).code).toBe(2);
    expect(readFileSync(join(cwd, 'kept.json'), 'utf8')).toBe(kept);
  });
});
