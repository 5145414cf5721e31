import { stringify } from 'yaml';
import { asJson, asOneLine, assets, createEntries, createManifest } from '../inputs/manifest.ts';
import { tenThousandfold } from './findings.ts';
import type { Series } from './series.ts';

/** Faults by the kind of edit that fixes them: sets a value, renames a key, or removes an element. */
const faults: Readonly<Record<string, (number: number) => readonly [string, unknown]>> = {
  values: (number) => [`lane${number}`, { title: `Lane ${number} `, description: `Where lane ${number} leads.` }],
  names: (number) => [`lane_number_${number}`, { title: `Lane ${number}`, description: `Where lane ${number} leads.` }],
};

const createFaultyManifest = (kind: string, count: number) => ({
  ...createManifest({ actions: 0 }),
  actions: createEntries(count, faults[kind] ?? ((number) => [`${number}`, {}])),
});

/** A growing number of repeated required tags, each of which is removed. */
const createRepeatedTags = (count: number) => ({
  ...createManifest({ actions: 0 }),
  channels: {
    dispatch: {
      title: 'Dispatch',
      description: 'Messages to whoever waits for freight.',
      messages: {},
      conversation: {
        tags: { booking: { title: 'Booking', description: 'The booking that is talked about.' } },
        creation: { enabled: true, requiredTags: Array.from({ length: count + 1 }, () => 'booking') },
      },
    },
  },
});

const args = ['--no-config', '--preset', 'strict', '--fail-on', 'never', '--fix-unsafe'];

const createSeries = (name: string, file: string, write: (count: number) => string): Series => ({
  name: `fixes of ${name}`,
  unit: 'fixes',
  counts: tenThousandfold,
  createStep: (count) => ({ files: { ...assets, [file]: write(count) }, args: [file, ...args] }),
});

const writeModule = (data: object) => `import { IntegrationDefinition } from '@botpress/sdk';

export default new IntegrationDefinition(${JSON.stringify(data, null, 2)});
`;

/** A growing number of fixes, by kind of edit. */
export const fixes: readonly Series[] = [
  ...Object.keys(faults).flatMap((kind) => [
    createSeries(`${kind} in JSON`, 'desk.json', (count) => asJson(createFaultyManifest(kind, count))),
    createSeries(`${kind} in JSON on one line`, 'desk.json', (count) => asOneLine(createFaultyManifest(kind, count))),
    createSeries(`${kind} in YAML`, 'desk.yaml', (count) => stringify(createFaultyManifest(kind, count))),
    createSeries(`${kind} in TypeScript`, 'integration.definition.ts', (count) =>
      writeModule(createFaultyManifest(kind, count)),
    ),
  ]),
  createSeries('items in JSON', 'desk.json', (count) => asJson(createRepeatedTags(count))),
  createSeries('items in JSON on one line', 'desk.json', (count) => asOneLine(createRepeatedTags(count))),
  createSeries('items in YAML', 'desk.yaml', (count) => stringify(createRepeatedTags(count))),
  createSeries('items in TypeScript', 'integration.definition.ts', (count) => writeModule(createRepeatedTags(count))),
];
