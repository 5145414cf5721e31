import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { Loader } from '../../../src/host/load/loader.ts';
import { openLoaded } from '../../../src/host/load/open-loaded.ts';
import { openRun } from '../../../src/run/open-run.ts';
import { faultsOf, name, openIn, projectWith } from './open.ts';
import { definition } from './sdk.ts';

vi.setConfig({ testTimeout: 60_000 });

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** A bundler that writes a definition of its own, with the options that it was given. */
const esbuild = `
  exports.build = async ({ entryPoints, external, plugins, bundle, write, format }) => {
    const texts = []
    for (const { setup } of plugins) setup({ onLoad: (_, load) => texts.push(load({ path: entryPoints[0] }).contents) })
    const said = { entry: entryPoints[0], external, bundle, write, format, texts }
    const code = 'const { IntegrationDefinition } = require("@botpress/sdk");' +
      'exports.default = new IntegrationDefinition({ name: "bundled", description: ' + JSON.stringify(JSON.stringify(said)) + ' })'
    return { outputFiles: [{ path: 'integration.definition.js.map', text: '{}' }, { path: 'integration.definition.js', text: code }] }
  }
`;

it('bundles with the project’s own esbuild, except for the SDK', async () => {
  const cwd = projectWith({ [name]: definition(), 'node_modules/esbuild/index.js': esbuild });
  const opened = await openLoaded(
    { file: name, path: join(cwd, name), cwd, overlay: new Map([[name, 'fixed']]) },
    new Loader(),
  );
  expect(opened.data?.name).toBe('bundled');
  expect(JSON.parse(String(opened.data?.description))).toEqual({
    entry: join(cwd, name),
    external: ['@botpress/sdk'],
    bundle: true,
    write: false,
    format: 'cjs',
    texts: ['fixed'],
  });
});

it('reports errors of esbuild, each at its position', async () => {
  const errors = [
    { text: 'Could not resolve "./tides"', location: { file: 'tides/index.ts', line: 1 } },
    {
      text: 'Top-level await is currently not supported with the "cjs" output format',
      location: { file: name, line: 3 },
    },
    { text: 'Could not resolve "axios"', location: { file: 'node_modules/harbour/index.js', line: 1 } },
    { text: 'Could not resolve "axios"', location: { file: 'node_modules/harbour/tide.js', line: 7 } },
  ];
  const cwd = projectWith({
    [name]: definition("import { tides } from './tides'\nconst tide = await tides()", 'description: tide,'),
    'tides/index.ts': "export * from './tides'\n",
    'node_modules/esbuild/index.js': `
      exports.build = () => { throw Object.assign(new Error('Build failed'), { errors: ${JSON.stringify(errors)} }) }
    `,
  });
  expect(faultsOf(await openIn(cwd, new Loader()))).toEqual([
    `${name}:3:14-19 value-unexpected The platform’s CLI does not bundle an \`await\` outside of a function.`,
    'tides/index.ts:1:15-24 missing-import `./tides` is imported but does not exist.',
    `${name}:4:16-41 missing-import \`axios\` is not installed: run \`npm install\`.`,
  ]);
});

it('uses unsaved texts, with jiti, too, and aliases of the project', async () => {
  const cwd = projectWith({
    [name]: definition("import { title } from '~/texts'", 'title,'),
    'src/texts.ts': "export const title = 'Fery Desk'",
    'tsconfig.json': '{ "compilerOptions": { "baseUrl": ".", "paths": { "~/*": ["src/*"] } } }',
  });
  const loader = new Loader();
  const opening = { file: name, path: join(cwd, name), cwd };
  expect((await openLoaded(opening, loader)).data?.title).toBe('Fery Desk');
  const overlay = new Map([['src/texts.ts', "export const title = 'Ferry Desk'"]]);
  expect((await openLoaded({ ...opening, overlay }, loader)).data?.title).toBe('Ferry Desk');
  expect((await openLoaded(opening, loader)).data?.title).toBe('Fery Desk');
});

const zodSdk = (zod: string) => `
  exports.IntegrationDefinition = class { constructor(props) { Object.assign(this, props) } }
  exports.z = require('${zod}').z
`;

it.each(['zod/v3', 'zod/v4'])('converts schemas of an SDK without a converter with that of %s', async (zod) => {
  const cwd = projectWith({
    [name]: definition(
      "const port = z.object({ name: z.string().min(2).describe('Where it lies.'), boats: z.number().int().default(1) })",
      "states: { route: { type: 'integration', schema: z.object({ from: port, to: port }) } },",
    ),
    'node_modules/@botpress/sdk/index.js': zodSdk(zod),
  });
  symlinkSync(at('node_modules/zod'), join(cwd, 'node_modules/zod'));
  const { data, faults, unknowns } = await openIn(cwd, new Loader());
  expect([faults, unknowns]).toEqual([[], []]);
  const port = {
    type: 'object',
    properties: {
      name: { type: 'string', minLength: 2, description: 'Where it lies.' },
      boats: { type: 'integer', default: 1 },
    },
    required: ['name'],
  };
  expect(data?.states).toMatchObject({
    route: { type: 'integration', schema: { type: 'object', properties: { from: port, to: port } } },
  });
});

it('accepts a default-exported schema, which has a method `default`', async () => {
  const cwd = projectWith({
    [name]: definition("import berth from './schemas'", "states: { berth: { type: 'integration', schema: berth } },"),
    'schemas/index.ts': "export { default } from './berth'",
    'schemas/berth.ts': `
      import { z } from 'zod/v3'
      const berthSchema = z.object({ number: z.number().int() })
      export default berthSchema
    `,
    'node_modules/@botpress/sdk/index.js': zodSdk('zod/v3'),
  });
  symlinkSync(at('node_modules/zod'), join(cwd, 'node_modules/zod'));
  const { data, faults } = await openIn(cwd, new Loader());
  expect(faults).toEqual([]);
  expect(data?.states).toMatchObject({
    berth: { schema: { type: 'object', properties: { number: { type: 'integer' } } } },
  });
});

it('treats a recursive schema as unknown, because it cannot be sent', async () => {
  const cwd = projectWith({
    [name]: definition(
      'const stop = z.object({ name: z.string(), next: z.lazy(() => stop) })',
      'entities: { stop: { schema: z.object({ stop }) } },',
    ),
    'node_modules/@botpress/sdk/index.js': zodSdk('zod/v3'),
  });
  symlinkSync(at('node_modules/zod'), join(cwd, 'node_modules/zod'));
  const { faults, unknowns } = await openIn(cwd, new Loader());
  expect(faults).toEqual([]);
  expect(unknowns).toEqual([
    {
      path: ['entities', 'stop', 'schema', 'properties', 'stop', 'properties', 'next'],
      extent: 'value',
      why: 'this schema contains itself',
    },
  ]);
});

it('keeps the output of a module off standard output, and standard input from it', () => {
  const cwd = projectWith({
    [name]: definition(
      "import { readFileSync } from 'node:fs'\nconsole.log('printed'); console.error('printed')",
      "description: 'read ' + readFileSync(0).length,",
    ),
  });
  const args = [at('node_modules/jiti/lib/jiti-cli.mjs'), at('src/cli/start.ts'), 'print', '.', '--load'];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8', input: 'typed' });
  expect(JSON.parse(stdout)).toEqual({
    name: 'ferry-desk',
    version: '2.1.0',
    description: 'read 0',
    identifier: {},
    sdkVersion: '5.4.3',
  });
  expect([stderr, status]).toEqual(['', 0]);
});

it('is refused where no code may run', async () => {
  const noCode = 'This comes from a stranger, so nothing in it is run';
  await expect(openRun({ load: true, config: false }, { cwd: process.cwd(), noCode })).rejects.toThrow(
    `${noCode}; \`load\` would run definitions.`,
  );
});
