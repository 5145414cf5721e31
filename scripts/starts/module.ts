const asJson = (data: unknown) => `${JSON.stringify(data, null, 2)}\n`;

const definition = `import { IntegrationDefinition, messages, z } from '@botpress/sdk';
import * as sdk from '@botpress/sdk';
import { berth, harbors } from '@desks/common';
import departures from 'bp_modules/departures';
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
    HARBOR_KEY: { description: 'The key that the harbor gives to its desks' },
  },
  attributes: { category: 'Other' },
}).extend(departures, ({ entities }) => ({ entities: { departure: entities.ferry } }));
`;

const schemas = `import { z } from '@botpress/sdk';

export const ferry = z.object({
  id: z.string().title('Number').describe('The number of the ferry'),
  name: z.string().title('Name').describe('What is written on its bow'),
  stops: z.array(z.string()).optional().title('Stops').describe(\`Up to \${3} islands on its way\`),
  more: z.record(z.string(), z.any()).optional().title('More').describe('What else the harbor tells'),
});

// Nobody but the harbor knows what else there may be.
export const place = z.union([z.literal('deck'), z.literal('cabin')]);
`;

const actions = `import { ActionDefinition, z } from '@botpress/sdk';
import { ferry, place } from './schemas';

const findFerry = {
  title: 'Find a ferry',
  description: 'Tells which ferry leaves next for an island.',
  input: {
    schema: z.object({
      cars: z.boolean().default(false).title('Cars').describe('Whether it takes cars'),
      place: place.title('Place').describe('Where the traveller is to be'),
    }),
  },
  output: { schema: z.object({ ferry: ferry.title('Ferry').describe('The ferry that leaves next') }) },
} satisfies ActionDefinition;

export const actions = { ...{ findFerry } } as const satisfies Record<string, ActionDefinition>;
`;

const events = `import { z } from '@botpress/sdk';
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

/** An interface of the same repository. */
const departures = `import * as sdk from '@botpress/sdk';

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

/** What several desks share, with most of what schemas are made of. */
const common = `import { z } from '@botpress/sdk';

export const harbors = ['north', 'south'] as const;

enum Tide {
  Low = 'low',
  High = 'high',
}

const depth = z.object({
  above: z.number().min(-1).max(20).default(-1).title('Above').describe('Metres above the ground'),
  tide: z.enum([Tide.Low, Tide.High]).optional().title('Tide').describe('When it was measured, ' + 'if it was'),
});

const mooring = z.object({
  id: z.string().uuid().title('Number').describe('The number of the mooring'),
  code: z.string().regex(/^[A-Z]{2}-\\d+$/).title('Code').describe('What is painted on it'),
  page: z.string().url().nullable().title('Page').describe('Where it is described'),
  mail: z.string().email().optional().title('Mail').describe('Whom to ask'),
  since: z.string().datetime().nullish().title('Since').describe('When it was built'),
});

const lit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('lamp'), colour: z.string().title('Colour').describe('Of its light') }),
  z.object({ kind: z.literal('none') }),
]);

export const berth = mooring
  .omit({ mail: true })
  .merge(depth.pick({ above: true }))
  .extend({
    depth: depth.optional().title('Depth').describe('How deep it is there'),
    light: lit.title('Light').describe('How it is lit'),
    names: z.record(z.string()).title('Names').describe('In other languages'),
    ropes: z.array(z.object({ length: z.number().int() })).min(1).title('Ropes').describe('What holds a ferry'),
  });
`;

/** What has been there for long: it is published as it was then. */
const pier = `import { IntegrationDefinition, z } from '@botpress/sdk';
import { berth } from '@desks/common';

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
  identifier: { extractScript: 'extract.vrl' },
  attributes: { category: 'Other' },
  __advanced: { useLegacyZuiTransformer: true },
});
`;

const slip = `import { IntegrationDefinition, z } from '@botpress/sdk';

// hublint-disable-next-line integration-title-required -- it has none yet
export default new IntegrationDefinition({
  name: 'slip-desk',
  version: '0.1.0',
  description: 'Tells which slips are free.',
  icon: 'icon.svg',
  configuration: { schema: z.object({ slip: z.string().title('Slip ') }) },
});
`;

/** A repository with definitions in TypeScript: two in order, and one with slips. */
export const repository: Readonly<Record<string, string>> = {
  '.git/HEAD': 'ref: refs/heads/main\n',
  '.gitignore': 'node_modules\nbp_modules\ndist\n*.log\n',
  'package.json': asJson({ name: 'desks', private: true, workspaces: ['packages/*', 'integrations/*'] }),
  'tsconfig.json': '{\n  // For all desks.\n  "compilerOptions": { "strict": true }\n}\n',
  'pnpm-workspace.yaml': 'packages:\n  - packages/*\n  - integrations/*\n',
  'packages/common/package.json': asJson({ name: '@desks/common', private: true, main: 'src/index.ts' }),
  'packages/common/src/index.ts': common,
  'interfaces/departures/package.json': asJson({ name: '@desks/departures', private: true }),
  'interfaces/departures/interface.definition.ts': departures,
  'integrations/ferry/package.json': asJson({
    name: '@desks/ferry',
    private: true,
    dependencies: { '@botpress/sdk': '^6.0.0', '@desks/common': 'workspace:*' },
    bpDependencies: { departures: '../../interfaces/departures' },
  }),
  'integrations/ferry/tsconfig.json': asJson({
    extends: '../../tsconfig.json',
    compilerOptions: { paths: { '*': ['./*'] }, outDir: 'dist' },
    include: ['definitions/**/*', '*.ts'],
  }),
  'integrations/ferry/integration.definition.ts': definition,
  'integrations/ferry/definitions/index.ts':
    "export { actions } from './actions';\nexport * from './events';\nexport { ferry } from './schemas';\n",
  'integrations/ferry/definitions/actions.ts': actions,
  'integrations/ferry/definitions/events.ts': events,
  'integrations/ferry/definitions/schemas.ts': schemas,
  'integrations/pier/package.json': asJson({
    name: '@desks/pier',
    private: true,
    dependencies: { '@botpress/sdk': '^6.0.0', '@desks/common': 'workspace:*' },
  }),
  'integrations/pier/extract.vrl': 'to_string!(.body.pier)\n',
  'integrations/pier/integration.definition.ts': pier,
  'integrations/slip/integration.definition.ts': slip,
};
