/** The files of a definition in TypeScript: it shares a schema, and imports its actions. */
export const moduleFiles = {
  'integration.definition.ts': `import { IntegrationDefinition, z } from '@botpress/sdk';
import { actions } from './actions';

const integrationName = 'ferry-desk';
const tag = (title: string, description: string) => ({ title, description });

export default new IntegrationDefinition({
  name: integrationName,
  version: '2.1.0',
  title: 'Ferry Desk',
  description: 'Tells travellers when the next ferry leaves, and whether it is on time.',
  icon: 'icon.svg',
  readme: 'hub.md',
  configuration: {
    schema: z.object({
      harbor: z.enum(['north', 'south']).default('north').title('Harbor').describe('Whose ferries are told'),
      number: z.string().min(4).optional().title('Number').describe('How the harbor knows you'),
    }),
  },
  actions,
  channels: {
    deck: {
      title: 'Deck',
      description: 'Messages to whoever waits on the deck',
      messages: {},
      message: { tags: { id: tag('Message', 'The message at the harbor') } },
      conversation: { tags: { ferry: tag('Ferry', 'The ferry that is talked about') } },
    },
  },
  events: {
    ferryLate: {
      title: 'Ferry late',
      description: 'A ferry leaves later than it was to.',
      schema: z.object({ minutes: z.number().min(1).title('Minutes').describe('How late it leaves') }).passthrough(),
    },
  },
  states: {
    session: {
      type: 'integration',
      schema: z.object({ token: z.string().secret().title('Token').describe('The access token of the harbor') }),
    },
  },
  user: { tags: { phone: tag('Phone', 'The number that messages go to') } },
  secrets: { HARBOR_KEY: { description: 'The key that the harbor gives to its desks' } },
  attributes: { category: 'Other' },
});
`,
  'actions.ts': `import { z, type ActionDefinition } from '@botpress/sdk';

const ferry = z.object({
  name: z.string().title('Name').describe('What is written on its bow'),
  stops: z.array(z.string()).optional().title('Stops').describe(\`Up to \${3} islands on its way\`),
});

const findFerry = {
  title: 'Find a ferry',
  description: 'Tells which ferry leaves next for an island.',
  input: { schema: z.object({ cars: z.boolean().default(false).title('Cars').describe('Whether it takes cars') }) },
  output: { schema: z.object({ ferry: ferry.title('Ferry').describe('The ferry that leaves next') }) },
} satisfies ActionDefinition;

export const actions = { ...{ findFerry } } as const;
`,
};
