import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { folderWith, write } from '../host/folder.ts';
import { Client } from './client.ts';
import { copyOf, linted, yamlManifest } from './workspace.ts';

const definition = 'integration.definition.ts';

describe('what is found', () => {
  it.each([
    ['parcel-desk', definition, 'typescript'],
    ['skywatch', 'integration.yaml', 'yaml'],
    ['book-circle', 'integration.jsonc', 'jsonc'],
    ['tide-tables', 'tide-tables.integration.json', 'json'],
  ])('in %s is what lint finds, in each file', async (example, file, language) => {
    const { folder, read } = copyOf(example);
    const client = await new Client(folder).start();
    await client.open(file, read(file), language);
    await client.until(() => client.published.size > 0);
    await client.quiet();
    expect(client.all()).toEqual(await linted(folder));
  });

  it('comes with its rule, the URL of its page, and related locations', async () => {
    const { folder, read } = copyOf('parcel-desk');
    const client = await new Client(folder).start();
    await client.open('src/actions.ts', read('src/actions.ts'));
    await client.until(() => client.shown('src/actions.ts').length > 0);
    expect(client.diagnostics('src/actions.ts')[0]).toEqual({
      range: { start: { line: 11, character: 21 }, end: { line: 11, character: 22 } },
      severity: 1,
      code: 'action-description-required',
      codeDescription: {
        href: 'https://github.com/hublint/hublint/blob/main/rules/action-description-required.md',
      },
      source: 'hublint',
      message: 'Action `moveDelivery` has no description.',
      relatedInformation: [
        {
          location: {
            uri: client.uri('src/actions.ts'),
            range: { start: { line: 22, character: 37 }, end: { line: 22, character: 49 } },
          },
          message: 'It is used here.',
        },
      ],
    });
  });

  it('is tagged as deprecated or unnecessary if that is the problem', async () => {
    const client = await new Client(folderWith({})).start();
    const text = `# hublint-disable-next-line name-format -- inherited\n${yamlManifest}public: true\n`;
    await client.open('integration.yaml', text, 'yaml');
    await client.until(() => client.shown('integration.yaml').length > 0);
    const tags = client.diagnostics('integration.yaml').flatMap(({ code, tags }) => (tags ? [[code, tags]] : []));
    expect(tags).toEqual([
      ['suppression/unused', [1]],
      ['public-deprecated', [2]],
    ]);
  });

  it('is not shown if a comment suppresses it', async () => {
    const client = await new Client(folderWith({})).start();
    await client.open('integration.yaml', yamlManifest, 'yaml');
    await client.until(() => client.shown('integration.yaml').includes('3:10 version-semver'));
    const silenced = yamlManifest.replace('version', '# hublint-disable-next-line version-semver -- it is\nversion');
    await client.change('integration.yaml', silenced);
    await client.until(() => !client.shown('integration.yaml').join().includes('version-semver'));
  });

  it('is at the editor’s positions: with a byte order mark, and with any line breaks', async () => {
    const text = `\uFEFF${yamlManifest.replaceAll('\n', '\r\n')}`;
    const client = await new Client(folderWith({ 'integration.yaml': text })).start();
    await client.open('integration.yaml', text.slice(1), 'yaml');
    await client.until(() => client.shown('integration.yaml').includes('3:10 version-semver'));
  });
});

describe('what is typed', () => {
  it('in an imported module refreshes what is found there', async () => {
    const { folder, read } = copyOf('parcel-desk');
    const client = await new Client(folder).start();
    await client.open(definition, read(definition));
    await client.open('src/actions.ts', read('src/actions.ts'));
    await client.until(() => client.shown('src/actions.ts').length === 3);
    const described = read('src/actions.ts').replace("'TODO'", "'The day that it is moved to'");
    await client.change('src/actions.ts', described);
    await client.until(() => client.shown('src/actions.ts').length === 2);
    await client.close('src/actions.ts');
    await client.until(() => client.shown('src/actions.ts').length === 3);
  });

  it('in a module counts while the definition that newly imports it is read', async () => {
    const { folder, read } = copyOf('parcel-desk');
    const module = (title: string) => `export const more = { returnParcel: { title: '${title}' } };\n`;
    write(folder, { 'src/more.ts': module('Return') });
    const client = await new Client(folder).start();
    const without = read(definition);
    const within = `import { more } from './src/more';\n${without.replace(' actions,', ' actions: { ...actions, ...more },')}`;
    expect(within).toContain('...more');
    await client.open(definition, without);
    await client.open('src/more.ts', module('Return'));
    for (const milliseconds of [6, 9, 12, 15]) {
      await client.change(definition, without);
      await client.change('src/more.ts', module('Return'));
      await client.actions(definition, 1);
      await client.change(definition, within);
      await setTimeout(milliseconds);
      await client.change('src/more.ts', module(' Return'));
      await client.actions(definition, 1);
      await client.until(() => client.shown('src/more.ts').join().includes('text-trimmed'));
    }
  });

  it('in a module that was never saved counts, for an unsaved definition, too', async () => {
    const { folder, read } = copyOf('parcel-desk');
    const client = await new Client(folder).start();
    await client.open(definition, read(definition));
    await client.until(() => client.shown(definition).length > 0);
    await client.change(definition, read(definition).replace("'./src/actions'", "'./src/desk/actions'"));
    await client.until(() => client.shown(definition).join().includes('syntax/import'));
    await client.open('src/desk/actions.ts', 'export const actions = { moveDelivery: { title: 1 } };\n');
    await client.until(() => client.shown('src/desk/actions.ts').length > 0);
    expect(client.shown(definition).join()).not.toContain('syntax/import');
  });

  it('in a script refreshes what is found there', async () => {
    const { folder, read } = copyOf('parcel-desk');
    const client = await new Client(folder).start();
    await client.open('extract.vrl', read('extract.vrl'), 'vrl');
    await client.until(() => client.shown('extract.vrl').length === 1);
    await client.change('extract.vrl', '.body\n');
    await client.until(() => client.shown('extract.vrl').length === 0);
    expect(client.shown(definition)).toContain('8:12 version-semver');
  });

  it('in the readme counts before it is saved, in any syntax of the manifest', async () => {
    const { folder, read } = copyOf('parcel-desk');
    const readme = read('hub.md');
    const other = folderWith({ 'integration.yaml': `${yamlManifest}readme: hub.md\n`, 'hub.md': readme });
    for (const [at, manifest] of [
      [folder, definition],
      [other, 'integration.yaml'],
    ] as const) {
      const client = await new Client(at).start();
      await client.open('hub.md', readme, 'markdown');
      await client.until(() => client.shown(manifest).length > 0);
      const before = client.shown(manifest);
      await client.change('hub.md', '# Parcels\n\nSoon.\n');
      await client.until(() => client.shown(manifest).join().includes('readme-content'));
      await client.change('hub.md', readme);
      await client.until(() => client.shown(manifest).join() === before.join());
    }
  });

  it('in the package.json that the version comes from is shown there', async () => {
    const [declared, raised] = ['2.1', '2.1.0'].map((version) => `{ "name": "ferry-desk", "version": "${version}" }\n`);
    const folder = folderWith({
      'package.json': declared ?? '',
      [definition]: `import { IntegrationDefinition } from '@botpress/sdk';
import { name, version } from './package.json';
export default new IntegrationDefinition({ name, version });
`,
    });
    const client = await new Client(folder).start();
    await client.open('package.json', declared ?? '', 'json');
    await client.until(() => client.shown('package.json').includes('1:36 version-semver'));
    await client.change('package.json', raised ?? '');
    await client.until(() => client.shown('package.json').length === 0);
  });

  it('keeps the findings outside of the broken text', async () => {
    const { folder, read } = copyOf('parcel-desk');
    const client = await new Client(folder).start();
    const whole = read(definition);
    await client.open(definition, whole);
    await client.until(() => client.shown(definition).length === 3);
    await client.quiet();
    const { [definition]: before, ...others } = client.all();
    await client.change(definition, whole.replace("title: 'Parcel Desk',", "title: 'Parcel Desk',\n  foo: {{{"));
    await client.until(() => client.shown(definition).join().includes('syntax/parse-error'));
    const { [definition]: broken = [], ...rest } = client.all();
    expect(rest).toEqual(others);
    expect(broken.filter((shown) => !shown.includes('syntax/'))).toEqual([
      '8:12 version-semver',
      '18:7 field-description-required',
      '18:42 text-trimmed',
    ]);
    await client.change(definition, whole.replace("version: 'v1.6.0',", "version: 'v1.6.0,"));
    await client.until(() => client.shown(definition).join().includes('17:7 '));
    expect(client.shown(definition).filter((shown) => !shown.includes('syntax/'))).toEqual([
      '17:7 field-description-required',
      '17:42 text-trimmed',
    ]);
    await client.change(definition, whole);
    await client.until(() => client.shown(definition).join() === before?.join());
  });

  it('keeps the findings outside of a broken module and its broken importer', async () => {
    const { folder, read } = copyOf('parcel-desk');
    const client = await new Client(folder).start();
    const [module, whole] = ['src/actions.ts', read(definition)];
    await client.open(definition, whole);
    await client.open(module, read(module));
    await client.until(() => client.shown(module).length === 3);
    await client.quiet();
    const before = client.all();
    const broken = (file: string) => client.shown(file).join().includes('syntax/parse-error');
    const others = (file: string) => client.shown(file).filter((shown) => !shown.includes('syntax/'));
    await client.change(definition, `${whole}const {{`);
    await client.until(() => broken(definition));
    await client.change(module, `${read(module)}const {{`);
    await client.until(() => broken(module));
    expect([others(definition), others(module)]).toEqual([before[definition], before[module]]);
    await client.change(definition, whole);
    await client.until(() => !broken(definition));
    expect([broken(module), others(module)]).toEqual([true, before[module]]);
    await client.change(module, read(module));
    await client.until(() => !broken(module));
    expect(client.all()).toEqual(before);
  });

  it('does not keep that there is no definition, while the first one is typed', async () => {
    const client = await new Client(folderWith({})).start();
    const head = "import { IntegrationDefinition } from '@botpress/sdk';\n";
    await client.open(definition, head);
    await client.until(() => client.shown(definition).join() === '1:1 syntax/no-definition');
    await client.change(definition, `${head}export default new IntegrationDefinition({ name: 'tide-tables'`);
    await client.until(() => client.shown(definition).join().includes('syntax/parse-error'));
    expect(client.shown(definition)).toEqual(['2:63 syntax/parse-error']);
  });

  it('gets actions once if it was never valid, beside another module that was', async () => {
    const { folder, read } = copyOf('parcel-desk');
    const client = await new Client(folder).start();
    const [module, other] = ['src/actions.ts', 'src/channels.ts'];
    await client.open(module, `${read(module)}const {{`);
    await client.open(other, read(other));
    await client.until(() => client.shown(module).length === 1);
    await client.change(other, `${read(other)}const {{`);
    await client.until(() => client.shown(other).join().includes('syntax/parse-error'));
    const actions = await client.actions(module, read(module).split('\n').length);
    expect(actions.map(({ title }) => title)).toEqual(['Explain `syntax/parse-error`']);
  });

  it('never ends the server, whatever it is', async () => {
    const { folder, read } = copyOf('parcel-desk');
    const client = await new Client(folder).start();
    const whole = read(definition);
    await client.open(definition, whole);
    for (let end = 0; end < whole.length; end += 40) await client.change(definition, whole.slice(0, end));
    await client.change(definition, whole);
    await client.until(() => client.shown(definition).length === 3);
    expect(client.messages).toEqual([]);
    expect(await client.end()).toBe(0);
  });
});

describe('a configuration', () => {
  it('takes effect when it is saved', async () => {
    const folder = folderWith({ '.git/HEAD': '', 'integration.yaml': yamlManifest });
    const client = await new Client(folder).start();
    await client.open('integration.yaml', yamlManifest, 'yaml');
    await client.until(() => client.shown('integration.yaml').includes('3:10 version-semver'));
    write(folder, { 'hublint.config.json': '{ "rules": { "version-semver": "off" } }' });
    await client.watched(['hublint.config.json', 1]);
    await client.until(() => !client.shown('integration.yaml').includes('3:10 version-semver'));
    write(folder, { 'hublint.config.json': '{ "rules": { "version-semver": "info" } }' });
    await client.open('hublint.config.json', '{}', 'json');
    await client.save('hublint.config.json');
    await client.until(() => client.diagnostics('integration.yaml').some(({ severity }) => severity === 3));
  });

  it.each([
    ['a plugin', { 'hublint.config.json': '{ "plugins": ["./lint/house.ts"] }' }],
    ['what a plugin imports', { 'hublint.config.json': '{ "plugins": ["./lint/plugin.ts"] }' }],
    ['what is extended', { 'hublint.config.json': '{ "extends": "./lint/strict.ts" }' }],
    ['what it imports', { 'hublint.config.ts': "export { default } from './lint/strict.ts';" }],
  ])('takes effect when it is saved, if it is %s, in a module', async (_, config) => {
    const house = (severity: string) =>
      `const rule = { id: 'title-short', summary: 'Titles are short.', presets: { recommended: '${severity}' }, messages: { long: 'Too long.' },
        *integration({ at }) { yield { message: 'long', at: at('title') }; } };
      export default { name: 'house', rules: [rule] };`;
    const strict = (severity: string) => `export default { rules: { 'version-semver': '${severity}' } };`;
    const folder = folderWith({
      '.git/HEAD': '',
      'integration.yaml': yamlManifest,
      'lint/house.ts': house('warn'),
      'lint/plugin.ts': "export { default } from './house.ts';",
      'lint/strict.ts': strict('warn'),
      ...config,
    });
    const client = await new Client(folder).start();
    await client.open('integration.yaml', yamlManifest, 'yaml');
    const severities = () => client.diagnostics('integration.yaml').map(({ code, severity }) => `${code} ${severity}`);
    const isShown = (severity: 2 | 3) =>
      severities().some((one) => one === `house/title-short ${severity}` || one === `version-semver ${severity}`);
    await client.until(() => isShown(2));
    write(folder, { 'lint/house.ts': house('info'), 'lint/strict.ts': strict('info') });
    await client.watched(['lint/house.ts', 2], ['lint/strict.ts', 2]);
    await client.until(() => isShown(3));
  });

  it('that is invalid is reported once, and the findings stay', async () => {
    const folder = folderWith({ '.git/HEAD': '', 'integration.yaml': yamlManifest });
    const client = await new Client(folder).start();
    await client.open('integration.yaml', yamlManifest, 'yaml');
    await client.until(() => client.shown('integration.yaml').length > 0);
    const before = client.shown('integration.yaml');
    write(folder, { 'hublint.config.json': '{ "rules": { "version-semvr": "off" } }' });
    await client.watched(['hublint.config.json', 1]);
    await client.until(() => client.messages.length > 0);
    await client.change('integration.yaml', `${yamlManifest}\n`);
    await client.quiet();
    expect(client.messages).toEqual([
      'hublint: hublint.config.json:1:14: There is no rule `version-semvr`. Did you mean `version-semver`?',
    ]);
    expect(client.shown('integration.yaml')).toEqual(before);
    rmSync(join(folder, 'hublint.config.json'));
    await client.watched(['hublint.config.json', 3]);
    await client.until(() => client.shown('integration.yaml').length === before.length);
  });

  it('that is invalid is reported again if it was fixed meanwhile, however much else is checked', async () => {
    const bad = '{ "rules": { "version-semvr": "off" } }';
    const folder = folderWith({
      '.git/HEAD': '',
      'north/integration.yaml': yamlManifest,
      'south/integration.yaml': yamlManifest,
    });
    const client = await new Client(folder).start();
    const config = 'south/hublint.config.json';
    const save = async (text: string, type: 1 | 2) => {
      write(folder, { [config]: text });
      await client.watched([config, type]);
      await client.quiet();
    };
    const type = async () => {
      for (const file of ['north/integration.yaml', 'south/integration.yaml']) {
        await client.change(file, `${yamlManifest}\n`);
        await client.quiet();
      }
    };
    const told =
      'hublint: south/hublint.config.json:1:14: There is no rule `version-semvr`. Did you mean `version-semver`?';
    await save(bad, 1);
    for (const file of ['north/integration.yaml', 'south/integration.yaml']) await client.open(file, yamlManifest);
    await client.until(() => client.messages.length > 0);
    await type();
    await save('{ "rules": {} } ', 2);
    expect(client.messages).toEqual([told]);
    await save(bad, 2);
    await client.until(() => client.messages.length > 1);
    await type();
    expect(client.messages).toEqual([told, told]);
  });

  it.each([
    ['integration.yaml', yamlManifest],
    [
      definition,
      "import { IntegrationDefinition } from '@botpress/sdk';\nexport default new IntegrationDefinition({});\n",
    ],
  ])('that ignores %s, which is open, removes its findings', async (name, text) => {
    const file = `ferry/${name}`;
    const folder = folderWith({ '.git/HEAD': '', [file]: text });
    const client = await new Client(folder).start();
    await client.open(file, text);
    await client.until(() => client.shown(file).length > 0);
    write(folder, { 'hublint.config.json': '{ "ignores": ["ferry/**"] }' });
    await client.watched(['hublint.config.json', 1]);
    await client.until(() => client.shown(file).length === 0);
    await client.change(file, `${text}\n`);
    await client.quiet();
    expect(client.shown(file)).toEqual([]);
    rmSync(join(folder, 'hublint.config.json'));
    await client.watched(['hublint.config.json', 3]);
    await client.until(() => client.shown(file).length > 0);
  });

  it('that is code is not executed if the editor says so', async () => {
    const config = "process.stdout.write('I ran');\nexport default {};\n";
    const folder = folderWith({ '.git/HEAD': '', 'integration.yaml': yamlManifest, 'hublint.config.mjs': config });
    const client = await new Client(folder).start({}, { noCode: true });
    await client.open('integration.yaml', yamlManifest, 'yaml');
    await client.until(() => client.messages.length > 0);
    expect(client.messages.join()).toContain('The editor asks that no code of the project is run');
  });
});

it('shows a thousand findings', async () => {
  const secrets = Array.from({ length: 1200 }, (_, at) => `  ferryKey${at}: {}`).join('\n');
  const text = `${yamlManifest}secrets:\n${secrets}\n`;
  const client = await new Client(folderWith({})).start();
  await client.open('integration.yaml', text, 'yaml');
  await client.until(() => client.shown('integration.yaml').length > 1000);
  expect(await client.actions('integration.yaml', 100)).not.toEqual([]);
});
