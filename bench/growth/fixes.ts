import { stringify } from 'yaml';
import { asJson, asOneLine, assets, listed, manifest } from '../inputs/manifest.ts';
import { tenThousandfold } from './findings.ts';
import type { Series } from './series.ts';

/** Faults by the kind of edit that fixes them: sets a value, renames a key, or removes an element. */
const faults: Readonly<Record<string, (number: number) => readonly [string, unknown]>> = {
  values: (number) => [`lane${number}`, { title: `Lane ${number} `, description: `Where lane ${number} leads.` }],
  names: (number) => [`lane_number_${number}`, { title: `Lane ${number}`, description: `Where lane ${number} leads.` }],
};

const faulty = (kind: string, count: number) => ({
  ...manifest({ actions: 0 }),
  actions: listed(count, faults[kind] ?? ((number) => [`${number}`, {}])),
});

/** A growing number of repeated required tags, each of which is removed. */
const repeated = (count: number) => ({
  ...manifest({ actions: 0 }),
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

const fixed = (name: string, file: string, write: (count: number) => string): Series => ({
  name: `fixes of ${name}`,
  unit: 'fixes',
  counts: tenThousandfold,
  made: (count) => ({ files: { ...assets, [file]: write(count) }, args: [file, ...args] }),
});

const inModule = (data: object) => `import { IntegrationDefinition } from '@botpress/sdk';

export default new IntegrationDefinition(${JSON.stringify(data, null, 2)});
`;

/** A growing number of fixes, by kind of edit. */
export const fixes: readonly Series[] = [
  ...Object.keys(faults).flatMap((kind) => [
    fixed(`${kind} in JSON`, 'desk.json', (count) => asJson(faulty(kind, count))),
    fixed(`${kind} in JSON on one line`, 'desk.json', (count) => asOneLine(faulty(kind, count))),
    fixed(`${kind} in YAML`, 'desk.yaml', (count) => stringify(faulty(kind, count))),
    fixed(`${kind} in TypeScript`, 'integration.definition.ts', (count) => inModule(faulty(kind, count))),
  ]),
  fixed('items in JSON', 'desk.json', (count) => asJson(repeated(count))),
  fixed('items in JSON on one line', 'desk.json', (count) => asOneLine(repeated(count))),
  fixed('items in YAML', 'desk.yaml', (count) => stringify(repeated(count))),
  fixed('items in TypeScript', 'integration.definition.ts', (count) => inModule(repeated(count))),
];
