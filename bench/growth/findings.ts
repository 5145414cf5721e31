import { stringify } from 'yaml';
import { asJson, asOneLine, assets, listed, manifest } from '../inputs/manifest.ts';
import type { Series } from './series.ts';

export const tenThousandfold = [1, 10, 100, 1_000, 10_000];

/** A manifest whose actions have no titles and descriptions. */
export const bare = (count: number) => ({
  ...manifest({ actions: 0 }),
  actions: listed(count, (n) => [`book${n}`, {}]),
});

export const settings = ['--no-config', '--preset', 'publish', '--fail-on', 'never'];

const inModule = (count: number) => `import { IntegrationDefinition } from '@botpress/sdk';

export default new IntegrationDefinition(${JSON.stringify(bare(count), null, 2)});
`;

const found = (syntax: string, file: string, write: (count: number) => string): Series => ({
  name: `findings in ${syntax}`,
  unit: 'actions with two findings',
  counts: tenThousandfold,
  made: (count) => ({ files: { ...assets, [file]: write(count) }, args: [file, ...settings] }),
});

const formats = ['pretty', 'compact', 'json', 'sarif', 'github', 'junit', 'gitlab', 'rdjson', 'markdown', 'html'];

/** Reports show at most 1,000 findings per manifest, and 10,000 in all. */
const perManifest = 1_000;

const reported = (format: string): Series => ({
  name: `findings told in ${format}`,
  unit: 'manifests with 1,000 findings',
  counts: [1, 2, 5, 10],
  made: (count) => {
    const text = asJson(bare(perManifest / 2));
    const files = Array.from({ length: count }, (_, index) => [`desk${index}.integration.json`, text]);
    return { files: { ...assets, ...Object.fromEntries(files) }, args: ['.', ...settings, '--format', format] };
  },
});

const mark = '// hublint-disable-next-line action-title-required, action-description-required -- later';

/** A growing number of findings, by syntax and report format; and of suppression comments. */
export const findings: readonly Series[] = [
  found('JSON', 'desk.json', (count) => asJson(bare(count))),
  found('JSON on one line', 'desk.json', (count) => asOneLine(bare(count))),
  found('YAML', 'desk.yaml', (count) => stringify(bare(count))),
  found('TypeScript', 'integration.definition.ts', inModule),
  ...formats.map(reported),
  found('JSONC, each suppressed', 'desk.jsonc', (count) => asJson(bare(count)).replace(/^ +"book\d/gm, `${mark}\n$&`)),
  found('TypeScript, each suppressed', 'integration.definition.ts', (count) =>
    inModule(count).replace(/^ +"book\d/gm, `${mark}\n$&`),
  ),
];
