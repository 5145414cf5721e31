import type { Files } from './folder.ts';
import { assets } from './manifest.ts';
import { numbers } from './numbers.ts';
import { scripts } from './scripts.ts';

export interface ModuleOptions {
  readonly name?: string;
  /** The number of actions in each of its action files. */
  readonly actions?: number;
  readonly scripted?: boolean;
}

/** Returns a typical definition in TypeScript: schemas are shared, and it is split over several files. */
export const moduleFiles = ({ name = 'freight-desk', actions = 8, scripted = false }: ModuleOptions = {}): Files => ({
  ...assets,
  'package.json': `${JSON.stringify({ name, private: true, dependencies: { '@botpress/sdk': '^6.0.0' } }, null, 2)}\n`,
  'integration.definition.ts': definition(name, scripted),
  'definitions/schemas.ts': schemas,
  'definitions/channels.ts': channels,
  'definitions/events.ts': events(Math.ceil(actions / 2)),
  'definitions/actions/bookings.ts': actionsText('book', actions),
  'definitions/actions/quotes.ts': actionsText('quote', actions),
  'definitions/index.ts': index,
  ...(scripted && { 'extract.vrl': scripts.extract, 'fallback.vrl': scripts.fallback, 'link.vrl': scripts.link }),
});

const definition = (name: string, scripted: boolean) => `import { IntegrationDefinition, z } from '@botpress/sdk';
import { actions, channels, events, user } from './definitions';

const integrationName = '${name}';

export default new IntegrationDefinition({
  name: integrationName,
  version: '3.2.1',
  title: 'Freight Desk',
  description: 'Books freight with carriers and tells where it is.',
  icon: 'icon.svg',
  readme: 'hub.md',
${scripted ? "  identifier: { extractScript: 'extract.vrl', fallbackHandlerScript: 'fallback.vrl' },\n" : ''}  configuration: {
${scripted ? "    identifier: { linkTemplateScript: 'link.vrl', required: true },\n" : ''}    schema: z.object({
      register: z.enum(['sea', 'rail', 'road']).default('road').title('Register').describe('Whose carriers are asked'),
      customerNumber: z.string().min(4).title('Customer number').describe('How the carriers know you'),
    }),
  },
  actions,
  channels,
  events,
  user,
  states: {
    session: {
      type: 'integration',
      schema: z.object({ token: z.string().secret().title('Token').describe('The access token of the register') }),
    },
  },
  attributes: { category: 'Business Operations' },
});
`;

const index = `import { bookActions } from './actions/bookings';
import { quoteActions } from './actions/quotes';

export { channels, user } from './channels';
export { events } from './events';

export const actions = { ...bookActions, ...quoteActions };
`;

const schemas = `import { z } from '@botpress/sdk';

export const place = z.object({
  street: z.string().title('Street').describe('Street and number'),
  city: z.string().title('City').describe('The city, as it is called there'),
  country: z.string().length(2).title('Country').describe('Two letters, as ISO 3166 has them'),
});

export const price = z.object({
  amount: z.number().nonnegative().title('Amount').describe('In units of the currency'),
  currency: z.enum(['EUR', 'USD', 'GBP']).title('Currency').describe('What the amount is in'),
});

export const carrier = z.string().min(3).title('Carrier').describe('The number of the carrier in the register');
`;

const channels = `const tag = (title: string, description: string) => ({ title, description });

export const channels = {
  dispatch: {
    title: 'Dispatch',
    description: 'Messages to whoever waits for freight',
    messages: {},
    message: { tags: { id: tag('Message', 'The message at the carrier') } },
    conversation: { tags: { booking: tag('Booking', 'The booking that is talked about') } },
  },
} as const;

export const user = { tags: { phone: tag('Phone', 'The number that messages go to') } };
`;

const actionsText = (verb: string, count: number) => `import { z, type ActionDefinition } from '@botpress/sdk';
import { carrier, place, price } from '../schemas';

${numbers(count)
  .map((number) => actionText(verb, number))
  .join('\n')}
export const ${verb}Actions = {
${numbers(count)
  .map((number) => `  ${verb}Lane${number},\n`)
  .join('')}} as const;
`;

const actionText = (verb: string, number: number) => `const ${verb}Lane${number} = {
  title: '${verb === 'book' ? 'Book' : 'Quote'} lane ${number}',
  description: 'Asks the carrier for lane ${number}, and waits until it has answered.',
  input: {
    schema: z.object({
      carrier,
      origin: place.title('Origin').describe('Where the freight is picked up'),
      destination: place.title('Destination').describe('Where the freight is brought'),
      weight: z.number().min(0).max(40_000).title('Weight').describe('Kilograms, packing included'),
      fragile: z.boolean().default(false).title('Fragile').describe('Whether it may break'),
      remarks: z.array(z.string()).optional().title('Remarks').describe(\`What the carrier of lane \${${number}} is told\`),
    }),
  },
  output: {
    schema: z.object({
      price: price.title('Price').describe('What the carrier asks'),
      booking: z.string().title('Booking').describe('The number to ask the carrier by'),
    }),
  },
} satisfies ActionDefinition;
`;

const events = (count: number) => `import { z } from '@botpress/sdk';
import { carrier, place } from './schemas';

export const events = {
${numbers(count).map(eventText).join('')}};
`;

const eventText = (number: number) => `  freightSeen${number}: {
    title: 'Freight seen at gate ${number}',
    description: 'A carrier has seen the freight at gate ${number}.',
    schema: z.object({ carrier, place: place.title('Place').describe('Where it was seen') }).passthrough(),
  },
`;
