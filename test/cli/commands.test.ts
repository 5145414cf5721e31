import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { clean, faulty } from './manifests.ts';
import { folderWith, hublint } from './terminal.ts';

describe('hublint rules', () => {
  it('lists every rule as a preset sets it', async () => {
    const { stdout, code } = await hublint(folderWith({}), 'rules', { columns: 120 });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^\d+ rules, as the preset recommended sets them \(--preset shows another\)\n/);
    expect(stdout).toMatch(/^ {2}version-semver +error +fix +The version is an exact semver version\.$/m);
    expect(stdout).toMatch(/^ {2}model\/required +error +Every required property is present\.$/m);
  });

  it('shows another preset', async () => {
    const { stdout } = await hublint(folderWith({}), 'rules --preset bp-lint', { columns: 120 });
    expect(stdout).toMatch(/^ {2}version-semver +off /m);
    expect(stdout).toMatch(/^ {2}model\/required +off /m);
  });

  it('says in its help that a configured preset does not count', async () => {
    const folder = folderWith({ 'hublint.config.yaml': 'extends: strict\n' });
    const [strict, usual] = [await hublint(folder, 'rules'), await hublint(folderWith({}), 'rules')];
    expect(strict.stdout).toBe(usual.stdout);
    const { stdout } = await hublint(folder, 'rules --help', { columns: 120 });
    expect(stdout).toContain('--preset NAME  Show the severities in this preset; without it, in recommended.');
  });

  it('writes the catalogue as JSON', async () => {
    const { stdout } = await hublint(folderWith({}), 'rules --format json');
    expect(JSON.parse(stdout).rules).toContainEqual({
      id: 'version-semver',
      summary: 'The version is an exact semver version.',
      presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error' },
      fix: '--fix',
      url: 'https://github.com/hublint/hublint/blob/main/rules/version-semver.md',
    });
  });
});

describe('hublint explain', () => {
  it('renders the page of a rule', async () => {
    const { stdout, code } = await hublint(folderWith({}), 'explain version-semver');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^version-semver\n\nThe version is an exact semver version\.\n\n {2}• Presets: error in/);
    expect(stdout).toContain("\n  │ export default new IntegrationDefinition({\n  │   version: 'v1.4.2',\n  │ });\n");
    expect(stdout).not.toMatch(/```|<!--|^#/m);
  });

  it('ends with the options of a rule: types, defaults and an example', async () => {
    const { stdout } = await hublint(folderWith({}), 'explain script-length');
    expect(stdout).toMatch(
      /\nOptions\n\n {2}• `percent`: A number from 1 to 100\. [^•]*Default: `90`\.\n\nIn a configuration:\n/,
    );
    expect(stdout).toMatch(/\n {2}│ {5}"script-length": \["info", \{ "percent": 90 \}\]\n {2}│ {3}\}\n {2}│ \}\n$/);
  });

  it('describes a check that is no rule', async () => {
    const { stdout } = await hublint(folderWith({}), 'explain syntax/duplicate-key');
    expect(stdout).toBe(
      [
        'syntax/duplicate-key\n',
        'A name appears only once in an object.\n',
        'It is always on, as `error`, and is configured like a rule:',
        '`"rules": { "syntax/duplicate-key": "off" }` turns it off.\n',
      ].join('\n'),
    );
  });

  it('says that a check cannot be turned off, and refuses to turn it off', async () => {
    const id = 'internal/rule-crashed';
    const { stdout } = await hublint(folderWith({}), `explain ${id}`);
    expect(stdout).toContain('It is always on, as `error`, and cannot be configured.');
    const refused = await hublint(folderWith({ 'integration.yaml': clean }), `--rule ${id}=off`);
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining(`\`${id}\` cannot be configured`)]);
  });

  it('says which presets turn on a check that is off by default', async () => {
    const { stdout } = await hublint(folderWith({}), 'explain syntax/opaque');
    expect(stdout).toContain(
      'It is on under `strict`, `publish` and `hub`, as `warn`, and is configured like\na rule:',
    );
    const { stdout: list } = await hublint(folderWith({}), 'rules');
    expect(list).toMatch(/^ +syntax\/opaque +off\b/m);
  });

  it('says which preset turns off a check, and only for that check', async () => {
    const { stdout } = await hublint(folderWith({}), 'explain model/required');
    expect(stdout).toContain('It is on under every preset but `bp-lint`, as `error`, and is configured like');
    const off = async (preset: string) =>
      /^ +model\/required +(\w+)/m.exec((await hublint(folderWith({}), `rules --preset ${preset}`)).stdout)?.[1];
    for (const preset of ['recommended', 'strict', 'publish', 'hub']) expect(await off(preset)).toBe('error');
    expect(await off('bp-lint')).toBe('off');
  });

  it('shows a plugin rule’s own description', async () => {
    const plugin = `export default { name: 'ports', rules: [{ id: 'port-known', summary: 'The port is known.',
      presets: { recommended: 'warn' }, messages: { unknown: 'No chart has {port}.' },
      options: { type: 'object', properties: { charts: { type: 'string', default: 'north', description: 'Whose.' } } } }] };`;
    const folder = folderWith({ 'ports.mjs': plugin, 'hublint.config.json': '{ "plugins": ["./ports.mjs"] }' });
    const { stdout } = await hublint(folder, 'explain ports/port-known');
    expect(stdout).toBe(
      'ports/port-known\n\nThe port is known.\n\nPresets\n\n  • `recommended`: warn\n\nMessages\n\n  • No chart has {port}.\n\n' +
        'Options\n\n  • `charts`: A string. Whose. Default: `"north"`.\n\nIn a configuration:\n\n  │ {\n  │   "rules": {\n' +
        '  │     "ports/port-known": ["warn", { "charts": "north" }]\n  │   }\n  │ }\n',
    );
  });
});

describe('hublint print', () => {
  it('prints a definition as JSON', async () => {
    const { stdout, stderr, code } = await hublint(folderWith({ 'integration.yaml': clean }), 'print .');
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
    expect(JSON.parse(stdout)).toEqual({
      name: 'ferry-desk',
      version: '2.1.0',
      title: 'Ferry Desk',
      description: 'Tells travellers when the next ferry leaves, and whether it is on time.',
      icon: expect.stringMatching(/^PHN2Zy/),
      readme: expect.stringMatching(/^IyBGZXJy/),
      visibility: 'private',
      attributes: { category: 'Other' },
    });
  });

  it('prints a record without its wrapper', async () => {
    const { stdout } = await hublint('.', 'print -', { stdin: `{ "integration": ${faulty} }` });
    expect(JSON.parse(stdout)).toEqual(JSON.parse(faulty));
  });

  it('prints what could be read of a faulty text, and reports the faults', async () => {
    const { stdout, stderr, code } = await hublint('.', 'print - --stdin-filename ferry.json', {
      stdin: '{ "name": "ferry-desk", "name": "ferry" }',
    });
    expect(JSON.parse(stdout)).toEqual({ name: 'ferry' });
    expect(stderr).toMatch(/^ferry\.json:1:25: error: .* \[syntax\/duplicate-key\]\n$/);
    expect(code).toBe(1);
  });

  it('prints nothing where nothing could be read', async () => {
    const { stdout, stderr, code } = await hublint('.', 'print -', { stdin: '{ "name": ' });
    expect(stdout).toBe('');
    expect(stderr).toMatch(/\[syntax\/parse-error\]\n$/);
    expect(code).toBe(1);
  });
});

describe('hublint config', () => {
  const project = () =>
    folderWith({
      'hublint.config.json': JSON.stringify({
        extends: 'strict',
        rules: { 'version-semver': 'warn' },
        overrides: [{ files: 'old/**', rules: { 'version-semver': 'off' } }],
        ignores: ['drafts/**'],
      }),
      'old/integration.yaml': clean,
      'new/integration.yaml': clean,
    });

  it('shows what applies to all manifests, and that there are overrides', async () => {
    const { stdout, code } = await hublint(project(), 'config');
    expect(code).toBe(0);
    expect(stdout.split('\n\n')[0]).toBe(
      [
        '  Manifest       any',
        '  Configuration  hublint.config.json',
        '  Ignored        drafts/**',
        '  Overrides      1, for some manifests: name one to see them applied',
      ].join('\n'),
    );
    expect(stdout).toMatch(/^ {2}version-semver +warn +hublint\.config\.json$/m);
    expect(stdout).toMatch(/^ {2}visibility-dev +error +preset strict$/m);
    expect(stdout).toMatch(/^ {2}model\/required +error +default$/m);
  });

  it('says of a check that only some presets turn on that it is off under the others', async () => {
    const folder = folderWith({ 'integration.yaml': clean });
    expect((await hublint(folder, 'config')).stdout).toMatch(/^ {2}syntax\/opaque +off +default$/m);
    const { stdout } = await hublint(folder, 'config --preset strict');
    expect(stdout).toMatch(/^ {2}syntax\/opaque +warn +preset strict$/m);
  });

  it('says which overrides match none of the manifests, if all manifests are found', async () => {
    const folder = folderWith({
      'hublint.config.yaml': [
        'extends: ./shared/base.yaml',
        'overrides:',
        '  - { files: old/**, rules: { version-semver: off } }',
        '  - { files: [olde/**, "*.yaml"], rules: { version-semver: off } }',
      ].join('\n'),
      'shared/base.yaml': 'overrides: [{ files: none/**, rules: { version-semver: off } }]',
      'old/integration.yaml': clean,
      'new/integration.yaml': clean,
      'new/pier/hublint.config.yaml': 'extends: strict',
      'new/pier/integration.yaml': clean,
    });
    const unused = /^ {2}Unused .*$/m;
    const { stdout } = await hublint(folder, 'config');
    expect(unused.exec(stdout)?.[0]).toBe(
      '  Unused         `overrides.1` applies to none of the 2 manifests found here',
    );
    // Overrides may match manifests outside of the folder that is searched.
    for (const args of ['config --config ../hublint.config.yaml', 'config']) {
      expect((await hublint(join(folder, 'new'), args)).stdout).not.toMatch(unused);
    }
    expect((await hublint(folder, 'config new/integration.yaml')).stdout).not.toMatch(unused);
  });

  it('says where the baseline and ignored paths are, if an extended configuration names them', async () => {
    const folder = folderWith({
      'hublint.config.yaml': 'extends: ./shared/base.yaml\nignores: [drafts]\n',
      'shared/base.yaml': "baseline: b.json\nignores: ['integrations/sky', '*.old']\n",
    });
    const { stdout } = await hublint(folder, 'config');
    expect(stdout).toContain('  Ignored        integrations/sky, *.old (in shared), drafts\n');
    expect(stdout).toContain('  Baseline       shared/b.json\n');
    expect(JSON.parse((await hublint(folder, 'config --format json')).stdout).baseline).toBe('shared/b.json');
    const { stdout: locked } = await hublint(folder, 'config --preset hub');
    expect(locked).not.toMatch(/Ignored|Baseline/);
  });

  it.each([
    ['config old', 'off', 'hublint.config.json'],
    ['config new', 'warn', 'hublint.config.json'],
    ['config old --rule version-semver=info', 'info', '--rule'],
    ['config old --preset hub', 'error', 'preset hub'],
    ['config old --no-config', 'error', 'preset recommended'],
  ])('%s', async (args, severity, from) => {
    const { stdout } = await hublint(project(), `${args} --format json`);
    expect(JSON.parse(stdout).rules['version-semver']).toEqual({ severity, from });
  });
});
