/** An interface in the same repository. */
export const departures = `import * as sdk from '@botpress/sdk';

export default new sdk.InterfaceDefinition({
  name: 'departures',
  version: '0.1.0',
  entities: { departure: { title: 'Departure', description: 'What leaves', schema: sdk.z.object({ id: sdk.z.string() }) } },
  events: {},
  actions: {
    listDepartures: {
      title: 'List departures',
      description: 'Tells what leaves next.',
      input: { schema: () => sdk.z.object({ page: sdk.z.string().optional() }) },
      output: { schema: ({ departure }) => sdk.z.object({ departures: sdk.z.array(departure) }) },
    },
  },
});
`;

/** An interface whose names the integration maps to its own, with unions, limits and lists of all kinds. */
export const timetables = `import * as sdk from '@botpress/sdk';

const stop = (kind: 'pier' | 'buoy' = 'pier') =>
  sdk.z.object({
    id: sdk.z.string().describe(\`The number of the \${kind}\`),
    kind: sdk.z.union([sdk.z.literal('pier'), sdk.z.literal('buoy')]).describe('What ferries stop at'),
    zone: sdk.z.number().min(1).max(9).default(1).describe('What a ticket has to be for'),
  });

const pier = stop('pier').extend({ kind: sdk.z.literal('pier'), name: sdk.z.string().nullable().title('Name') });
const texts = sdk.z.string().or(sdk.z.array(sdk.z.object({ text: sdk.z.string() })));

export default new sdk.InterfaceDefinition({
  name: 'timetables',
  version: '1.0.0',
  entities: { line: { title: 'Line', description: 'A line of ferries', schema: sdk.z.object({ id: sdk.z.string() }) } },
  events: {
    timetableChanged: {
      attributes: { ...sdk.WELL_KNOWN_ATTRIBUTES.HIDDEN_IN_STUDIO },
      schema: ({ line }) => sdk.z.object({ line, from: sdk.z.string().datetime().title('From').describe('As of when') }),
    },
  },
  actions: {
    readTimetable: {
      title: 'Read a timetable',
      description: 'Tells when ferries leave.',
      input: {
        schema: () =>
          sdk.z.object({
            season: sdk.z.enum(['summer', 'winter']).optional().title('Season').describe('For when'),
            most: sdk.z.number().int().max(100).displayAs({ id: 'slider', params: { stepSize: 1 } }).optional(),
          }),
      },
      output: {
        schema: ({ line }) =>
          sdk.z.object({
            lines: sdk.z.array(sdk.z.intersection(line, sdk.z.object({ notes: texts.nullable() }))),
            stops: sdk.z.record(pier).describe('By their names'),
            sundays: sdk.z.boolean().default(true),
            more: sdk.z.any(),
          }),
      },
    },
  },
  channels: {
    counter: {
      title: 'Counter',
      description: 'Messages to whoever asks at the counter',
      messages: { text: { ...sdk.messages.defaults.text, schema: () => sdk.messages.defaults.text.schema } },
    },
  },
  __advanced: { useLegacyZuiTransformer: true },
});
`;
