export const definition = `import { IntegrationDefinition, messages, z } from '@botpress/sdk';
import * as sdk from '@botpress/sdk';
import { berth, harbors, metrics, tides } from '@desks/common';
import departures from 'bp_modules/departures';
import timetables from 'bp_modules/timetables';
import { actions, events, ferry } from './definitions';

const integrationName = 'ferry-desk';
const tag = (title: string, description: string) => ({ title, description });

const commonSchema = z.object({
  harbor: z.enum(harbors).default('north').title('Harbor').describe('Whose ferries are told'),
  number: z.string().min(4).max(8).optional().title('Number').describe('How the harbor knows you'),
});

export default new IntegrationDefinition({
  name: integrationName,
  version: '2.1.0',
  title: 'Ferry Desk',
  description: 'Tells travellers when the next ferry leaves, and whether it is on time.',
  icon: 'icon.svg',
  readme: 'hub.md',
  configuration: { schema: commonSchema },
  configurations: {
    ownDesk: {
      title: 'Own desk',
      description: 'With an account at the harbor',
      schema: commonSchema.extend({
        account: z.number().int().positive().nullable().title('Account').describe('The number of the account'),
        key: sdk.z.string().secret().title('Key').describe('What the harbor gives to its desks'),
      }),
    },
  },
  actions,
  events,
  channels: {
    deck: {
      title: 'Deck',
      description: 'Messages to whoever waits on the deck',
      messages: {
        ...messages.defaults,
        text: { schema: messages.defaults.text.schema.extend({ loud: z.boolean().optional() }) },
      },
      message: { tags: { id: tag('Message', 'The message at the harbor') } },
      conversation: { tags: { ferry: tag('Ferry', 'The ferry that is talked about') } },
    },
  },
  entities: {
    ferry: { title: 'Ferry', description: 'A ferry of the harbor', schema: ferry },
  },
  states: {
    berth: { type: 'user', schema: berth },
    tide: { type: 'user', schema: tides.Level.schema },
    session: {
      type: 'integration',
      schema: z.object({
        token: z.string().secret().title('Token').describe('The access token of the harbor'),
        opened: z.string().datetime().title('Opened').describe('When the desk was opened'),
      }),
    },
  },
  user: { tags: { phone: tag('Phone', 'The number that messages go to') } },
  secrets: {
    ...metrics.secrets,
    HARBOR_KEY: { description: 'The key that the harbor gives to its desks' },
  },
  attributes: { category: 'Other' },
})
  .extend(departures, ({ entities }) => ({ entities: { departure: entities.ferry } }))
  .extend(timetables, ({ entities }) => ({
    entities: { line: entities.ferry },
    actions: { readTimetable: { name: 'readFerries' } },
    events: { timetableChanged: { name: 'ferriesChanged' } },
    channels: { counter: { message: { tags: { line: tag('Line', 'The line that is asked about') } } } },
  }));
`;

export const schemas = `import { z } from '@botpress/sdk';

export const ferry = z.object({
  id: z.string().title('Number').describe('The number of the ferry'),
  name: z.string().title('Name').describe('What is written on its bow'),
  stops: z.array(z.string()).optional().title('Stops').describe(\`Up to \${3} islands on its way\`),
  more: z.record(z.string(), z.any()).optional().title('More').describe('What else the harbor tells'),
});

export const told = <S extends z.ZodTypeAny>(schema: S, title: string, description: string) =>
  schema.title(title).describe(description);

// Nobody but the harbor knows what else there may be.
export const place = z.union([z.literal('deck'), z.literal('cabin')]);
`;

export const actions = `import { ActionDefinition, z } from '@botpress/sdk';
import { ferry, place, told } from './schemas';

const findFerry = {
  title: 'Find a ferry',
  description: 'Tells which ferry leaves next for an island.',
  input: {
    schema: z.object({
      cars: z.boolean().default(false).title('Cars').describe('Whether it takes cars'),
      place: place.title('Place').describe('Where the traveller is to be'),
    }),
  },
  output: { schema: z.object({ ferry: told(ferry, 'Ferry', 'The ferry that leaves next') }) },
} satisfies ActionDefinition;

export const actions = { ...{ findFerry } } as const satisfies Record<string, ActionDefinition>;
`;

export const events = `import { z } from '@botpress/sdk';
import { ferry } from './schemas';

type Late = { minutes: number };

export const events = {
  ferryLate: {
    title: 'Ferry late',
    description: 'A ferry leaves later than it was to.',
    schema: ferry
      .partial()
      .extend({ minutes: z.number().min(1).title('Minutes').describe('How late it leaves') })
      .passthrough(),
  },
};
`;

/** An old integration, in the style of its time. */
export const pier = `import { IntegrationDefinition, z } from '@botpress/sdk';
import { berth } from '@desks/common';
import timetables from './bp_modules/timetables';

const findBerth = {
  title: 'Find a berth',
  description: 'Tells where a ferry lies.',
  input: { schema: z.object({ ferry: z.string().min(1).title('Ferry').describe('Its name').optional() }) },
  output: { schema: z.object({ berth: berth.title('Berth').describe('Where it lies') }).strict() },
};

export default new IntegrationDefinition({
  name: 'pier-desk',
  version: '1.4.0',
  title: 'Pier Desk',
  description: 'Tells travellers where their ferry lies, and how deep it is there.',
  icon: 'icon.svg',
  readme: 'hub.md',
  configuration: { schema: z.object({}) },
  actions: { findBerth },
  entities: {
    line: { title: 'Line', description: 'A line of ferries', schema: z.object({ id: z.string().title('Number').describe('Its number') }) },
  },
  identifier: { extractScript: 'extract.vrl' },
  attributes: { category: 'Other' },
  __advanced: { useLegacyZuiTransformer: true },
}).extend(timetables, ({ entities }) => ({ entities: { line: entities.line } }));
`;

export const slip = `import { IntegrationDefinition, z } from '@botpress/sdk';

// hublint-disable-next-line integration-title-required -- it has none yet
export default new IntegrationDefinition({
  name: 'slip-desk',
  version: '0.1.0',
  description: 'Tells which slips are free.',
  icon: 'icon.svg',
  configuration: { schema: z.object({ slip: z.string().title('Slip ') }) },
});
`;
