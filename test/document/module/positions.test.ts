import { describe, expect, test } from 'vitest';
import type { Document, Target } from '../../../src/document/document.ts';
import { entry, open, pointedAt } from './memory.ts';

const files = {
  [entry]: `import * as sdk from '@botpress/sdk'
import { name } from './src/const'
import { actions, events as allEvents } from './src/definitions'

// hublint-disable-next-line title-required
const common = { title: 'Parcels', ['descr' + 'iption']: \`Follows
parcels.\` }

export default new sdk.IntegrationDefinition({
  name,
  version: '1.0.0',
  ...common,
  identifier: { extractScript: 'vrl/extract.vrl' },
  icon: 'icon.svg',
  actions,
  events: { ...allEvents },
  secrets: Object.fromEntries(['DEPOT_KEY', 'depot_secret'].map((secret) => [secret, { optional: true }])),
})
`,
  'src/const.ts': `export const name = 'parcels' as const\n`,
  'src/definitions/index.ts': `export * from './actions'\nexport * as events from './events'\n/* the end */\n`,
  'src/definitions/actions.ts': `import { z } from '@botpress/sdk'

const address = z.object({
  street: z.string().title('Street').describe('Street and number'),
  city: z.string().optional(),
})

export const actions = {
  bookParcel: {
    title: 'Book ' + 'a parcel',
    input: { schema: z.object({ to: address.title('Address'), note: z.string().max(80) }) },
    output: { schema: z.object({}) },
  },
}
`,
  'src/definitions/events.ts': `import { z } from '@botpress/sdk'\nexport const parcelSent = { title: 'Sent "off" \\u{1F4E6} \\x41\\\n!', schema: z.object({}) }\n`,
  'vrl/extract.vrl': 'to_string!(.body.depot)\n.unused\n',
  'icon.svg': '<svg/>',
  'package.json': '{ "dependencies": { "@botpress/sdk": "7.2.2" } }',
};

const document: Promise<Document> = open(files);

const schema = ['actions', 'bookParcel', 'input', 'schema'];
const to = [...schema, 'properties', 'to'];

describe('a location in the manifest is where the author wrote it', () => {
  const cases: readonly (readonly [target: Target, place: string])[] = [
    // Values, in any file.
    [{ path: ['name'], on: 'value' }, `src/const.ts:1:21 'parcels'`],
    [{ path: ['name'], on: 'key' }, `${entry}:10:3 name`],
    [{ path: ['version'], on: 'value' }, `${entry}:11:12 '1.0.0'`],
    [{ path: ['title'], on: 'value' }, `${entry}:6:25 'Parcels'`],
    [{ path: ['title'], on: 'key' }, `${entry}:6:18 title`],
    [{ path: ['description'], on: 'key' }, `${entry}:6:37 'descr' + 'iption'`],
    [{ path: ['description'], on: 'value', span: [7, 10] }, `${entry}:6:66 \npa`],
    [{ path: ['actions', 'bookParcel'], on: 'key' }, 'src/definitions/actions.ts:9:3 bookParcel'],
    [
      { path: ['actions', 'bookParcel', 'title'], on: 'value' },
      `src/definitions/actions.ts:10:12 'Book ' + 'a parcel'`,
    ],
    [
      { path: ['actions', 'bookParcel', 'title'], on: 'value', span: [0, 2] },
      `src/definitions/actions.ts:10:12 ~ 'Book ' + 'a parcel'`,
    ],
    [{ path: ['events', 'parcelSent'], on: 'key' }, 'src/definitions/events.ts:2:14 parcelSent'],
    [{ path: ['events', 'parcelSent', 'title'], on: 'value', span: [5, 10] }, 'src/definitions/events.ts:2:42 "off"'],
    [
      { path: ['events', 'parcelSent', 'title'], on: 'value', span: [11, 14] },
      'src/definitions/events.ts:2:48 \\u{1F4E6} ',
    ],
    [
      { path: ['events', 'parcelSent', 'title'], on: 'value', span: [14, 16] },
      'src/definitions/events.ts:2:58 \\x41\\\n!',
    ],
    [
      { path: ['events', 'parcelSent', 'title'], on: 'value', span: [5, 99] },
      `src/definitions/events.ts:2:36 ~ ${String.raw`'Sent "off" \u{1F4E6} \x41\
!'`}`,
    ],
    [{ path: ['secrets', 'depot_secret'], on: 'key' }, `${entry}:17:45 'depot_secret'`],
    // Schemas, through the builder.
    [{ path: [...schema, 'properties', 'note'], on: 'key' }, 'src/definitions/actions.ts:11:63 note'],
    [{ path: [...schema, 'properties', 'note', 'maxLength'], on: 'value' }, 'src/definitions/actions.ts:11:84 80'],
    [{ path: to, on: 'key' }, 'src/definitions/actions.ts:11:33 to'],
    [
      { path: [...to, 'properties', 'street', 'description'], on: 'value' },
      `src/definitions/actions.ts:4:47 'Street and number'`,
    ],
    [{ path: [...to, 'properties', 'street', 'description'], on: 'key' }, 'src/definitions/actions.ts:4:38 describe'],
    [
      { path: [...to, 'properties', 'street', 'description'], on: 'value', span: [0, 6] },
      'src/definitions/actions.ts:4:48 Street',
    ],
    [{ path: [...to, 'x-zui', 'title'], on: 'value' }, `src/definitions/actions.ts:11:51 'Address'`],
    // Files that the definition refers to.
    [{ path: ['identifier', 'extractScript'], on: 'key' }, `${entry}:13:17 extractScript`],
    [{ path: ['identifier', 'extractScript'], on: 'value', span: [24, 31] }, 'vrl/extract.vrl:2:1 .unused'],
    [{ path: ['icon'], on: 'value' }, `${entry}:14:9 'icon.svg'`],
    [{ path: ['icon'], on: 'value', span: [0, 1] }, `${entry}:14:9 ~ 'icon.svg'`],
    // The definition as a whole, and missing parts.
    [{ path: [], on: 'value' }, `${entry}:9:16 new sdk.IntegrationDefinition`],
    [{ path: ['channels'], on: 'value' }, `${entry}:9:16 ~ new sdk.IntegrationDefinition`],
    [{ path: ['actions', 'bookParcel', 'description'], on: 'value' }, 'src/definitions/actions.ts:9:3 ~ bookParcel'],
    [{ path: [...to, 'properties', 'city', 'description'], on: 'key' }, 'src/definitions/actions.ts:5:3 ~ city'],
    [{ path: ['actions', 'nothing', 'input', 'schema'], on: 'value' }, `${entry}:15:3 ~ actions`],
  ];

  test.each(cases)('%j', async (target, place) => {
    expect(await pointedAt(await document, target)).toBe(place);
  });
});

test('comments of every file of the definition', async () => {
  const { comments } = await (await document).positions();
  expect(comments).toEqual([
    {
      file: entry,
      text: ' hublint-disable-next-line title-required',
      start: { line: 5, column: 1 },
      end: { line: 5, column: 44 },
    },
    {
      file: 'src/definitions/index.ts',
      text: ' the end ',
      start: { line: 3, column: 1 },
      end: { line: 3, column: 14 },
    },
  ]);
});

test('the files that it was read from, and their texts', async () => {
  const { files: read, mentions, positions } = await document;
  expect([...read].sort()).toEqual([
    'icon.svg',
    entry,
    'src/const.ts',
    'src/definitions/actions.ts',
    'src/definitions/events.ts',
    'src/definitions/index.ts',
    'vrl/extract.vrl',
  ]);
  const { sources } = await positions();
  expect([...sources.keys()].sort()).toEqual(read.filter((file) => file !== 'icon.svg').sort());
  expect([mentions('hublint-disable'), mentions('.unused'), mentions('nowhere')]).toEqual([true, true, false]);
});

test('what is read', async () => {
  const { data, unknowns, faults } = await document;
  expect([unknowns, faults]).toEqual([[], []]);
  expect(data).toEqual({
    name: 'parcels',
    version: '1.0.0',
    title: 'Parcels',
    description: 'Follows\nparcels.',
    identifier: { extractScript: 'to_string!(.body.depot)\n.unused\n' },
    icon: Buffer.from('<svg/>').toString('base64'),
    sdkVersion: '7.2.2',
    secrets: { DEPOT_KEY: { optional: true }, depot_secret: { optional: true } },
    events: {
      parcelSent: {
        title: 'Sent "off" 📦 A!',
        schema: { type: 'object', properties: {}, additionalProperties: false },
      },
    },
    actions: {
      bookParcel: {
        title: 'Book a parcel',
        input: {
          schema: {
            type: 'object',
            properties: {
              to: {
                type: 'object',
                properties: {
                  street: { type: 'string', description: 'Street and number', 'x-zui': { title: 'Street' } },
                  city: { type: 'string' },
                },
                required: ['street'],
                additionalProperties: false,
                'x-zui': { title: 'Address' },
              },
              note: { type: 'string', maxLength: 80 },
            },
            required: ['to', 'note'],
            additionalProperties: false,
          },
        },
        output: { schema: { type: 'object', properties: {}, additionalProperties: false } },
      },
    },
  });
});

test('what the SDK provides is located where it is used, not where it is imported', async () => {
  const text = `import { IntegrationDefinition, messages } from '@botpress/sdk'
export default new IntegrationDefinition({ channels: { depot: { messages: messages }, counter: { messages } } })
`;
  const document = await open({ [entry]: text, 'package.json': files['package.json'] });
  const place = (channel: string) =>
    pointedAt(document, { path: ['channels', channel, 'messages', 'defaults'], on: 'key' });
  expect(await place('depot')).toBe(`${entry}:2:75 messages`);
  expect(await place('counter')).toBe(`${entry}:2:98 messages`);
});

test('an object in a JSON file is located where it is used, and what is in it where it is written', async () => {
  const document = await open({
    [entry]: [
      "import { IntegrationDefinition } from '@botpress/sdk'",
      "import manifest, { author } from './package.json'",
      'export default new IntegrationDefinition({ name: manifest, title: author, version: manifest.version })',
    ].join('\n'),
    'package.json': '{\n  "version": "1.0.0",\n  "author": { "name": "Acme" }\n}',
  });
  const positions = await document.positions();
  const placeOf = (...path: readonly string[]) => {
    const { file, start } = positions.locate({ path, on: 'value' });
    return `${file}:${start.line}:${start.column}`;
  };
  expect(placeOf('name')).toBe(`${entry}:3:44`);
  expect(placeOf('title')).toBe(`${entry}:3:60`);
  expect(placeOf('title', 'name')).toBe('package.json:3:23');
  expect(placeOf('version')).toBe('package.json:2:14');
});
