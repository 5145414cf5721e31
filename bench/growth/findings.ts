import { stringify } from 'yaml';
import { asJson, asOneLine, assets, createEntries, createManifest } from '../inputs/manifest.ts';
import type { Series } from './series.ts';

export const tenThousandfold = [1, 10, 100, 1_000, 10_000];

/** A manifest whose actions have no titles and descriptions. */
export const createManifestWithoutTexts = (count: number) => ({
  ...createManifest({ actions: 0 }),
  actions: createEntries(count, (n) => [`book${n}`, {}]),
});

export const lintArguments = ['--no-config', '--preset', 'publish', '--fail-on', 'never'];

const writeModule = (count: number) => `import { IntegrationDefinition } from '@botpress/sdk';

export default new IntegrationDefinition(${JSON.stringify(createManifestWithoutTexts(count), null, 2)});
`;

const createSeries = (syntax: string, file: string, write: (count: number) => string): Series => ({
  name: `findings in ${syntax}`,
  unit: 'actions with two findings',
  counts: tenThousandfold,
  createStep: (count) => ({ files: { ...assets, [file]: write(count) }, args: [file, ...lintArguments] }),
});

const formats = ['pretty', 'compact', 'json', 'sarif', 'github', 'junit', 'gitlab', 'rdjson', 'markdown', 'html'];

/** Reports show at most 1,000 findings per manifest, and 10,000 in all. */
const perManifest = 1_000;

const createReportSeries = (format: string): Series => ({
  name: `findings told in ${format}`,
  unit: 'manifests with 1,000 findings',
  counts: [1, 2, 5, 10],
  createStep: (count) => {
    const text = asJson(createManifestWithoutTexts(perManifest / 2));
    const files = Array.from({ length: count }, (_, index) => [`desk${index}.integration.json`, text]);
    return { files: { ...assets, ...Object.fromEntries(files) }, args: ['.', ...lintArguments, '--format', format] };
  },
});

const suppression = '// hublint-disable-next-line action-title-required, action-description-required -- later';

/** A growing number of findings, by syntax and report format; and of suppression comments. */
export const findings: readonly Series[] = [
  createSeries('JSON', 'desk.json', (count) => asJson(createManifestWithoutTexts(count))),
  createSeries('JSON on one line', 'desk.json', (count) => asOneLine(createManifestWithoutTexts(count))),
  createSeries('YAML', 'desk.yaml', (count) => stringify(createManifestWithoutTexts(count))),
  createSeries('TypeScript', 'integration.definition.ts', writeModule),
  ...formats.map(createReportSeries),
  createSeries('JSONC, each suppressed', 'desk.jsonc', (count) =>
    asJson(createManifestWithoutTexts(count)).replace(/^ +"book\d/gm, `${suppression}\n$&`),
  ),
  createSeries('TypeScript, each suppressed', 'integration.definition.ts', (count) =>
    writeModule(count).replace(/^ +"book\d/gm, `${suppression}\n$&`),
  ),
];
