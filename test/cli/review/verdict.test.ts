import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { clean } from '../manifests.ts';
import { folderWith, hublint } from '../terminal.ts';
import { outcomes, reviewIn } from './reviewing.ts';

test('a review does not treat a value as known that a reported fault hides', async () => {
  const cwd = folderWith({
    'integration.definition.ts': `import { IntegrationDefinition } from '@botpress/sdk'
import { title } from './texts'

export default new IntegrationDefinition({ name: 'tide-tables', version: '1.0.0', title })
`,
  });
  const { checks } = reviewIn(await hublint(cwd, 'review --format json'));
  expect(checks.find(({ about }) => about === 'known')).toEqual({
    about: 'known',
    outcome: 'open',
    text: '1 value is not known because of a reported fault, and not checked.',
  });
});

test('a title that sounds like a verdict is marked as part of what is reviewed', async () => {
  const yaml = clean.replace(/^title: .*$/m, 'title: ✔ All 8 checks hold.');
  const cwd = folderWith({ 'integration.yaml': yaml });
  const { stdout } = await hublint(cwd, 'review --format markdown --format html=review.html');
  expect(stdout).toMatch(/^# Review of ✔ All 8 checks hold\. 2\.1\.0\n/);
  expect(readFileSync(join(cwd, 'review.html'), 'utf8')).toContain(
    '<h1><small>Review of</small> <bdi>✔ All 8 checks hold.</bdi> 2.1.0</h1>',
  );
});

describe('a review of more findings than are shown', () => {
  const untitled = (count: number) =>
    Array.from({ length: count }, (_, at) => `  ship${at}: { input: { schema: {} }, output: { schema: {} } }\n`).join(
      '',
    );
  const flooded = (version: string, more = '') =>
    `${clean.replace('2.1.0', version)}actions:\n${untitled(1_001)}${more}`;

  test('answers from all findings', async () => {
    const cwd = folderWith({
      'integration.yaml': flooded(
        '2.1.0',
        `user: { tags: { accessToken: { title: Token, description: The token of the ferry } } }
configuration:
  schema: { type: object, properties: { apiKey: { type: string, title: Key, description: From the harbour } } }
`,
      ),
    });
    const seen = await hublint(cwd, 'review --format json --format html=page.html');
    const review = reviewIn(seen);
    expect(review.result.diagnostics).toHaveLength(1_000);
    expect([seen.code, outcomes(review)]).toMatchObject([1, { rules: 'fails', credentials: 'fails' }]);
    expect(review.secrets).toMatchObject([{ name: 'apiKey', hidden: false }]);
    const told = review.result.diagnostics.length + (review.result.omitted ?? 0);
    expect(readFileSync(join(cwd, 'page.html'), 'utf8')).toContain(`>Findings <small>${told}</small>`);
  });

  test('counts all changes that a comment would suppress', async () => {
    const head = `# hublint-disable-file compat/action-removed -- Nobody called them.\n${clean.replace('2.1.0', '3.0.0')}`;
    const cwd = folderWith({ 'integration.yaml': head, 'old.yaml': flooded('2.1.0') });
    const { waivers, previous } = reviewIn(await hublint(cwd, 'review --against old.yaml --format json'));
    expect(previous.result?.diagnostics).toHaveLength(1_000);
    expect(waivers).toMatchObject([{ rules: ['compat/action-removed'], findings: 1_001 }]);
  });
});

test('a script that now leads to another host is visible without unfolding anything', async () => {
  const linked = (version: string, host: string, words: string) =>
    `${clean.replace('2.1.0', version)}configuration:\n  identifier: { linkTemplateScript: '"https://${host}/oauth"' }\n  schema: { type: object, title: ${words} }\n`;
  const cwd = folderWith({
    'old.yaml': linked('2.1.0', 'ferry.example', 'Ferries'),
    'integration.yaml': linked('2.1.1', 'ferrÿ.example', 'Ships'),
  });
  await hublint(cwd, 'review --against old.yaml --format html=page.html');
  const page = readFileSync(join(cwd, 'page.html'), 'utf8');
  const changes = page.slice(page.indexOf('<section id="changes"'), page.indexOf('<section id="findings"'));
  const [shown = '', folded = ''] = changes.split('<details>');
  expect(shown).toContain('it now leads to <code>xn--ferr-jsa.example</code>');
  expect(shown).toContain('<h3>Patch <small class="soft">2 changes</small></h3>');
  expect(folded).toMatch(/^<summary>1 other change<\/summary><ul><li>.*<\/li><\/ul><\/details>/);
});

test('no text of a manifest pushes the verdict out of sight', async () => {
  const long = `${'Ferries '.repeat(3_000)}`;
  const cwd = folderWith({
    'integration.yaml': `name: ${'f'.repeat(9_000)}\nversion: 2.1.0-${'1'.repeat(9_000)}\ntitle: ${long}\ndescription: ${long}\n`,
  });
  const { stdout } = await hublint(cwd, 'review --format markdown --format html=page.html --format pretty=page.txt');
  const page = readFileSync(join(cwd, 'page.html'), 'utf8');
  const [head = ''] = page.slice(page.indexOf('<header>')).split('<p class="verdict');
  expect(head).toContain(`<h1><small>Review of</small> <bdi>${'Ferries '.repeat(62)}Ferr…</bdi> 2.1.0-`);
  expect(head.length).toBeLessThan(3_000);
  expect(stdout.indexOf('## Checks')).toBeLessThan(3_000);
  expect(readFileSync(join(cwd, 'page.txt'), 'utf8').length).toBeLessThan(20_000);
});

test('a review of unreadable parts leaves their content open', async () => {
  const cwd = folderWith({ 'old.yaml': clean, 'integration.yaml': `${clean}actions: [` });
  const seen = await hublint(cwd, 'review --against old.yaml --format json');
  const review = reviewIn(seen);
  expect([seen.code, outcomes(review)]).toEqual([
    1,
    {
      model: 'fails',
      rules: 'open',
      known: 'open',
      version: 'open',
      scripts: 'open',
      credentials: 'open',
      assets: 'open',
      lifecycle: 'open',
    },
  ]);
  expect(review.checks.find(({ about }) => about === 'version')?.text).toBe(
    'What changed is not known, as the manifest cannot be read.',
  );
});
