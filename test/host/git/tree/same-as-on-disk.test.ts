import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderWith, write } from '../../folder.ts';
import { ferryDesk } from '../../load/ferry-desk.ts';
import { git } from '../../repository.ts';
import { committed, type Seen, seen } from './seen.ts';

const definition = (fields: string, imports = '') => `import { IntegrationDefinition, z } from '@botpress/sdk'
${imports}
export default new IntegrationDefinition({ name: 'acme/parcels', version: '1.2.0', ${fields} })
`;

const titled = definition('title, description', "import { title, description } from '@acme/texts'");
const texts = "export const title = 'Parcels'\nexport const description = 'Sends what is in the depot. '\n";
const sdk = (version: string) => JSON.stringify({ dependencies: { '@botpress/sdk': version } });

interface Fixture {
  readonly files: Readonly<Record<string, string | Buffer>>;
  /** The targets of symlinks by path. */
  readonly links?: Readonly<Record<string, string>>;
  /** The expected result, so that two empty results do not pass as equal. */
  readonly shows: (seen: Seen) => unknown;
  readonly expected: unknown;
}

const title = ({ documents }: Seen) => documents.map(({ data }) => data?.title);
const faults = ({ documents }: Seen) => documents.flatMap((one) => one.faults.map(({ id }) => id));
const rules = ({ findings }: Seen) => [...new Set(findings.flatMap((one) => one.diagnostics.map(({ rule }) => rule)))];

const fixtures: Readonly<Record<string, Fixture>> = {
  'JSON, wrapped or not, and JSON that is broken': {
    files: {
      'depot/integration.json': '{\n  "name": "acme/depot",\n  "version": "1.0.0",\n  "title": "Depot "\n}\n',
      'harbour/integration.json': '{ "integration": { "id": "x", "createdAt": "", "title": "Harbour" } }',
      'broken.integration.json': '{ "name": "acme/broken", }\n',
    },
    shows: title,
    expected: [undefined, 'Depot ', 'Harbour'],
  },
  'JSONC with comments that silence': {
    files: {
      'integration.jsonc':
        '{\n  // hublint-disable-next-line text-trimmed -- as sent\n  "title": "Depot ",\n  "name": "depot"\n}\r\n',
    },
    shows: ({ documents }) => documents.map(({ comments }) => comments.length),
    expected: [1],
  },
  'YAML with an icon and a readme beside it': {
    files: {
      'depot/integration.yaml': 'name: acme/depot\nversion: 1.0.0\ntitle: Dépôt\nicon: icon.svg\nreadme: docs/hub.md\n',
      'depot/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>',
      'depot/hub.md': '',
    },
    shows: (all) => rules(all).filter((rule) => /^(?:icon|readme)-/.test(rule)),
    expected: ['icon-format', 'icon-size', 'readme-content'],
  },
  'text that is not UTF-8': {
    files: {
      'a.integration.json': Buffer.from('{ "title": "caf\xE9" }', 'latin1'),
      'b.integration.yaml': Buffer.from('\uFEFFtitle: ok\r\n'),
    },
    shows: title,
    expected: [undefined, 'ok'],
  },
  'a definition that is not UTF-8': {
    files: { 'integration.definition.ts': Buffer.from("export default 'caf\xE9'", 'latin1') },
    shows: faults,
    expected: ['binary'],
  },
  'a definition with imports, an alias, scripts, an icon and a readme': {
    files: { ...ferryDesk, 'package.json': '{ "name": "ferry-desk", "version": "1.0.0" }' },
    shows: ({ documents: [desk] }) => desk && [desk.files.length > 8, desk.data?.name, desk.faults],
    expected: [true, 'northwind/ferry-desk', []],
  },
  'imports and files that are not there, and those that are yet to be generated': {
    files: {
      '.gitignore': 'gen\n',
      'desk/.gitignore': '/later/*\n!/later/never*\n',
      'desk/integration.definition.ts': definition(
        "title: a, description: b, user: c, secrets: d, icon: 'none.svg', readme: '../up.md', identifier: { extractScript: 'x.vrl' }",
        "import a from './gen/a'\nimport b from './later/b'\nimport c from './later/never'\nimport { d } from './names'",
      ),
      'desk/names.ts': 'export const e = 1',
      'up.md': '# Up',
    },
    shows: faults,
    expected: ['export-missing', 'import-unresolved', 'missing-file', 'missing-file', 'missing-file'],
  },
  'a package of an npm workspace': {
    files: {
      'package.json': '{ "workspaces": ["packages/*", "integrations/*"] }',
      'packages/texts/package.json': '{ "name": "@acme/texts", "exports": { ".": "./src/index.ts" } }',
      'packages/texts/src/index.ts': "export * from './deep/index'\n",
      'packages/texts/src/deep/index.ts': texts,
      'integrations/parcels/package.json': '{ "name": "parcels", "dependencies": { "@acme/texts": "*" } }',
      'integrations/parcels/integration.definition.ts': titled,
    },
    shows: title,
    expected: ['Parcels'],
  },
  'packages of a workspace in a folder of the repository, which is one as well': {
    files: {
      'package.json': '{ "workspaces": ["tools/*"] }',
      'tools/words/package.json': '{ "name": "@acme/words", "exports": "./index.ts" }',
      'tools/words/index.ts': "export const words = 'Sends what is in the depot.'\n",
      'bots/pnpm-workspace.yaml': 'packages:\n  - packages/*\n',
      'bots/packages/texts/package.json': '{ "name": "@acme/texts", "exports": "./index.ts" }',
      'bots/packages/texts/index.ts': texts,
      'bots/parcels/integration.definition.ts': definition(
        'title, description: words',
        "import { title } from '@acme/texts'\nimport { words } from '@acme/words'",
      ),
    },
    shows: ({ documents }) => documents.map(({ data }) => [data?.title, data?.description]),
    expected: [['Parcels', 'Sends what is in the depot.']],
  },
  'a package of a pnpm workspace, and a configuration that extends that of another': {
    files: {
      'pnpm-workspace.yaml': 'packages:\n  - shared/**\n',
      'shared/base/package.json': '{ "name": "@acme/base" }',
      'shared/base/tsconfig.json': '{ "compilerOptions": { "paths": { "@acme/texts": ["../../texts/all.ts"] } } }',
      'desk/tsconfig.json': '{ "extends": "@acme/base/tsconfig.json" } // as everywhere',
      'desk/integration.definition.ts': titled,
      'texts/all.ts': texts,
    },
    shows: title,
    expected: ['Parcels'],
  },
  'packages that the lockfile has from a registry, one of them in a folder of the workspace that is called otherwise': {
    files: {
      'pnpm-workspace.yaml': 'packages:\n  - packages/*\n',
      'pnpm-lock.yaml': "packages:\n  '@acme/texts@1.0.0':\n    resolution: {}\n",
      'packages/wordings/package.json': '{ "name": "@acme/texts", "exports": "./index.ts" }',
      'packages/wordings/index.ts': texts,
      'packages/names/package.json': '{ "name": "@acme/names", "exports": "./index.ts" }',
      'packages/names/index.ts': "export const readme = 'hub.md'\n",
      'integration.definition.ts': definition(
        'title, readme',
        "import { title } from '@acme/texts'\nimport { readme } from '@acme/names'",
      ),
      'hub.md': 'Sends what is in the depot.',
    },
    shows: ({ documents }) => documents.map(({ data }) => [data?.title, data?.readme]),
    expected: [[undefined, Buffer.from('Sends what is in the depot.').toString('base64')]],
  },
  'the SDK that the lockfile names': {
    files: {
      'package.json': sdk('^4.0.0'),
      'pnpm-lock.yaml': "packages:\n  '@botpress/sdk@4.19.3':\n    resolution: {}\n",
      'integration.definition.ts': definition("title: 'Parcels'"),
    },
    shows: ({ documents }) => documents.map(({ data }) => data?.sdkVersion),
    expected: ['4.19.3'],
  },
  'an interface that `bp_modules` would be generated from': {
    files: {
      'desk/package.json': JSON.stringify({ bpDependencies: { tides: '../tides' } }),
      'desk/integration.definition.ts': `import { IntegrationDefinition } from '@botpress/sdk'
import tides from './bp_modules/tides'
export default new IntegrationDefinition({ name: 'acme/desk', version: '1.0.0' }).extend(tides, () => ({ entities: {} }))
`,
      'tides/interface.definition.ts': `import { InterfaceDefinition, z } from '@botpress/sdk'
export default new InterfaceDefinition({ name: 'tides', version: '0.1.0', entities: {},
  actions: { look: { title: 'Look', input: { schema: () => z.object({ at: z.string() }) }, output: { schema: () => z.object({}) } } } })
`,
    },
    shows: ({ documents }) => documents.map(({ data }) => Object.keys(Object(data?.actions))),
    expected: [['look']],
  },
  'links to a file, to a folder, in a circle, out of the repository and to nothing': {
    files: {
      'desk/integration.definition.ts': definition(
        "title, description, user: { a, b, c }, icon: 'icon.svg'",
        `import { title, description } from './texts'
import { a } from './shared/a'
import b from './around'
import c from './outside/c'`,
      ),
      'shared/texts.ts': texts,
      'shared/a.ts': 'export const a = { tags: {} }',
    },
    links: {
      'desk/texts.ts': '../shared/texts.ts',
      'desk/shared': '../desk/../shared',
      'desk/around.ts': './again.ts',
      'desk/again.ts': 'around.ts',
      'desk/outside': '../../..',
      'desk/icon.svg': 'nowhere.svg',
      'linked.integration.json': 'shared/a.ts',
    },
    shows: (all) => [title(all), faults(all)],
    expected: [['Parcels'], ['import-unresolved', 'missing-file']],
  },
  'names that have to be quoted': {
    files: {
      'a "b"\n\tc\\d/integration.definition.ts': definition('title', "import { title } from './é ü'"),
      'a "b"\n\tc\\d/é ü.ts': texts,
      "-rf/--output='x'.integration.yaml": 'title: Options\n',
      ' /*?[{$(id)`.integration.yaml': 'title: Shell\n',
    },
    shows: title,
    expected: ['Shell', 'Options', 'Parcels'],
  },
};

function repositoryWith({ files, links = {} }: Fixture): string {
  const root = folderWith({});
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  for (const [name, target] of Object.entries(links)) symlinkSync(target, join(root, name));
  return committed(root);
}

describe('a revision is read like the folder that was committed', () => {
  test.each(Object.entries(fixtures))('%s', async (_, fixture) => {
    const root = repositoryWith(fixture);
    const before = await seen(root, ['.']);
    expect(fixture.shows(before)).toEqual(fixture.expected);
    // Nothing may be read from disk afterwards.
    for (const name of readdirSync(root)) if (name !== '.git') rmSync(join(root, name), { recursive: true });
    write(root, {
      'pnpm-workspace.yaml': 'packages: ["*"]',
      'package.json': sdk('1.0.0'),
      'desk/texts.ts': 'export {}',
    });
    write(root, { 'node_modules/@botpress/sdk/package.json': '{ "version": "0.1.0" }' });
    expect(await seen(root, ['git:HEAD:'], 'HEAD')).toEqual(before);
    write(root, { '.gitattributes': '* ident filter=none\n' });
    git(root, 'add', '--all');
    git(root, 'commit', '--quiet', '--message=Change');
    expect(await seen(root, ['git:HEAD~1:'], 'HEAD~1')).toEqual(before);
  });
});
