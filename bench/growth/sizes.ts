import { stringify } from 'yaml';
import { moveUnder } from '../inputs/folder.ts';
import { asJson, asOneLine, assets, createManifest, writeManifestOfSize } from '../inputs/manifest.ts';
import { moduleFiles } from '../inputs/module.ts';
import { numbers } from '../inputs/numbers.ts';
import type { Series, SeriesStep } from './series.ts';

const thousandfold = [1, 10, 100, 1_000];
/** Up to the limits on names and values. */
const kilobytes = [1, 10, 100, 1_000, 4_000];
const fewerKilobytes = [1, 10, 100, 500, 2_000];

const createStepOfSize = (file: string, write: (data: object) => string, count: number): SeriesStep => ({
  files: { ...assets, [file]: writeManifestOfSize(count * 1_000, write) },
  args: [file],
});

/** A definition that imports the first of this many constants from a package of its workspace. */
const createImportStep = (constants: number): SeriesStep => ({
  files: {
    ...moveUnder('desk', assets),
    'package.json': '{ "workspaces": ["packages/*"] }',
    'packages/piers/package.json': '{ "name": "@ferries/piers", "main": "index.ts" }',
    'packages/piers/index.ts': numbers(constants)
      .map((number) => `export const pier${number}x = { berth: ${number} }\n`)
      .join(''),
    'desk/integration.definition.ts': `import { IntegrationDefinition } from '@botpress/sdk';
import { pier1x } from '@ferries/piers';

export default new IntegrationDefinition({ name: 'desk', version: \`1.0.\${pier1x.berth}\` });
`,
  },
  args: ['desk', '--fail-on', 'never'],
});

/** A growing number of manifests, and growing manifests. */
export const sizes: readonly Series[] = [
  {
    name: 'manifests in JSON',
    unit: 'manifests',
    counts: thousandfold,
    createStep: (count) => {
      const text = asJson(createManifest({ actions: 10 }));
      const files = numbers(count).map((number) => [`desk${number}.integration.json`, text]);
      return { files: { ...assets, ...Object.fromEntries(files) }, args: ['.'] };
    },
  },
  {
    name: 'manifests in TypeScript',
    unit: 'manifests',
    counts: [1, 10, 100, 400],
    createStep: (count) => {
      const files = numbers(count).map((number) => moveUnder(`desk${number}`, moduleFiles({ actions: 2 })));
      return { files: Object.assign({}, ...files), args: ['.'] };
    },
  },
  {
    name: 'bytes of JSON',
    unit: 'KB',
    counts: kilobytes,
    createStep: (count) => createStepOfSize('desk.json', asJson, count),
  },
  {
    name: 'bytes of JSON on one line',
    unit: 'KB',
    counts: fewerKilobytes,
    createStep: (count) => createStepOfSize('desk.json', asOneLine, count),
  },
  {
    name: 'bytes of YAML',
    unit: 'KB',
    counts: fewerKilobytes,
    createStep: (count) => createStepOfSize('desk.yaml', (data) => stringify(data), count),
  },
  {
    name: 'bytes of TypeScript',
    unit: 'KB',
    counts: [10, 100, 500, 2_000],
    createStep: (count) => ({
      files: moduleFiles({ actions: Math.max(1, Math.round((count * 1_000 - 5_000) / 1_900)) }),
      args: ['integration.definition.ts'],
    }),
  },
  { name: 'constants of a package', unit: 'constants', counts: [10, 100, 1_000, 10_000], createStep: createImportStep },
];
