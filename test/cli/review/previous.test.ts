import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { token } from '../../host/hub/hub-for-tests.ts';
import { clean } from '../manifests.ts';
import { folderWith, hublint } from '../terminal.ts';
import { hub, reviewIn } from './reviewing.ts';

describe('hublint review of what is on disk', () => {
  test('takes a previous version that is named, and shows the required bump', async () => {
    const cwd = folderWith({
      'integration.yaml': clean,
      'old.yaml': `${clean.replace('2.1.0', '2.0.9')}secrets: { DOCK_KEY: { description: Opens the dock } }\n`,
    });
    const { previous, checks } = reviewIn(await hublint(cwd, 'review --against old.yaml --format json'));
    expect(previous.result?.compare).toMatchObject({ needed: 'patch', actual: 'minor', enough: true });
    expect(checks.find(({ about }) => about === 'version')).toEqual({
      about: 'version',
      outcome: 'holds',
      text: 'The version covers what changed since `2.0.9`: a patch bump.',
    });
  });

  test('takes no integration for the first version if a named folder has only others', async () => {
    const cwd = folderWith({
      'integration.yaml': clean,
      'old/locks/integration.yaml': clean.replace('ferry-desk', 'locks'),
      'old/weirs/integration.yaml': clean.replace('ferry-desk', 'weirs'),
    });
    const { previous } = reviewIn(await hublint(cwd, 'review integration.yaml --against old --format json'));
    expect(previous).toEqual({
      kind: 'unknown',
      why: 'No previous version is known: `old` has no integration of this name.',
    });
  });

  test('leaves open whether a version that is not known covers the changes', async () => {
    const cwd = folderWith({
      'old.yaml': `${clean}secrets: { DOCK_KEY: { description: Opens the dock } }\n`,
      'integration.definition.ts': `import { IntegrationDefinition } from '@botpress/sdk'
export default new IntegrationDefinition({ name: 'ferry-desk', version: process.env.RELEASE! })
`,
    });
    const { checks } = reviewIn(
      await hublint(cwd, 'review integration.definition.ts --against old.yaml --format json'),
    );
    expect(checks.find(({ about }) => about === 'version')).toEqual({
      about: 'version',
      outcome: 'open',
      text: 'The version is not known; the changes since `2.1.0` require a patch bump: `2.1.1`.',
    });
  });

  test('begins with what can do harm, and folds nothing of it', async () => {
    const parts = (ferry: string, script: string) =>
      `actions: { board: { title: Board, description: ${ferry}, input: { schema: {} }, output: { schema: {} } } }
states: { tide: { type: integration, schema: { type: object, description: ${ferry} } } }
identifier: { extractScript: ${script} }
`;
    const cwd = folderWith({
      'integration.yaml': `${clean.replace('Ferry Desk', 'Ferry Boat')}${parts('Boards a ferry', '.body.owner')}
maxExecutionTime: 90
secrets: { DOCK_KEY: { description: Opens the dock } }
`,
      'old.yaml': `${clean.replace('2.1.0', '2.0.9')}${parts('Boards one', '.body.id')}`,
    });
    const said = [
      'Script `extractScript` of the identifier changed; its text does not show whether it still does the same.',
      'The `maxExecutionTime` of the integration was added.',
      'Secret `DOCK_KEY` was added.',
      'The `title` of the integration is now `Ferry Boat`; it was `Ferry Desk`.',
      'The `description` of action `board` is now `Boards a ferry`; it was `Boards one`.',
      'In state `tide`, only annotations or notation changed.',
    ];
    const { stdout: markdown } = await hublint(
      cwd,
      'review --against old.yaml --format markdown --format html=page.html',
    );
    const items = markdown.split('### Patch')[1]?.split('## Findings')[0] ?? '';
    const plain = items.replace(/<\/?code>/g, '`').replaceAll('&#95;', '_');
    expect(Array.from(plain.matchAll(/^- (.*?\.) `integration/gm), ([, text]) => text)).toEqual(said);
    expect((await hublint(cwd, 'review --against old.yaml')).stdout).toMatch(
      /● Script `extractScript` [^●]*● The `maxExecutionTime`[^●]*● Secret [^●]*● The `title`/,
    );
    const [open = '', folded = ''] =
      readFileSync(join(cwd, 'page.html'), 'utf8')
        .split('Since the previous version</h2>')[1]
        ?.split('</section>')[0]
        ?.split('<details>') ?? [];
    expect(open.match(/<article/g)).toHaveLength(4);
    expect(folded).toContain('<summary>2 other changes</summary>');
    expect(folded).toContain('is now <code>Boards a ferry</code>; it was <code>Boards one</code>.');
  });

  test('omits nothing harmful in favor of what is merely new', async () => {
    const ships = Array.from({ length: 1_100 }, (_, at) => `  ship${at}: { schema: { type: object } }\n`).join('');
    const cwd = folderWith({
      'integration.yaml': `${clean}identifier: { extractScript: .body.owner }\nentities:\n${ships}`,
      'old.yaml': `${clean.replace('2.1.0', '2.0.9')}identifier: { extractScript: .body.id }\n`,
    });
    const { stdout } = await hublint(cwd, 'review --against old.yaml --format markdown');
    expect(stdout).toContain('- Script <code>extractScript</code> of the identifier changed; its text');
    expect(stdout).toContain('\nAnd 100 more: the report stops here, the counts do not.\n');
  });

  test('fails if the version does not cover the changes', async () => {
    const cwd = folderWith({
      'integration.yaml': clean,
      'old.yaml': `${clean}entities: { ship: { schema: { type: object } } }\n`,
    });
    const seen = await hublint(cwd, 'review --against old.yaml');
    expect(seen.code).toBe(1);
    expect(seen.stdout).toContain('The changes since `2.1.0` require a major bump: `3.0.0`.');
    expect(seen.stdout).toMatch(/╰─ compat\/entity-removed$/m);
    expect(seen.stdout.trimEnd().split('\n').at(-1)).toBe('✖ Not ready: 1 of 8 checks fails.');
  });

  test('says why the previous version is unknown', async () => {
    const cwd = folderWith({ 'integration.yaml': clean });
    const without = reviewIn(await hublint(cwd, 'review --format json'));
    expect(without.previous).toEqual({
      kind: 'unknown',
      why: 'The previous version is not known: the hub requires a token, in `HUBLINT_TOKEN`; `--against` can name it.',
    });
    const offline = { HUBLINT_TOKEN: token, HUBLINT_HUB_URL: 'http://127.0.0.1:9' };
    const unreachable = reviewIn(await hublint(cwd, 'review --format json', { env: offline }));
    expect(unreachable.previous.why).toMatch(
      /^The previous version could not be read: .*127\.0\.0\.1:9.* `--against` can name it\.$/,
    );
    const nameless = folderWith({ 'integration.yaml': clean.replace('2.1.0', '^2.1') });
    const odd = reviewIn(
      await hublint(nameless, 'review --format json', { env: { HUBLINT_TOKEN: token, HUBLINT_HUB_URL: hub().url } }),
    );
    expect(odd.previous.why).toBe('No previous version is known: the hub cannot be asked for this name or version.');
  });
});
