/** An integration with everything that definitions may contain, split over files. */
export const ferryDesk: Readonly<Record<string, string>> = {
  'tsconfig.json': '{ "compilerOptions": { "baseUrl": ".", "paths": { "~/*": ["src/*"] } } }',
  'integration.definition.ts': `
import * as sdk from '@botpress/sdk'
import { actions } from '~/actions'
import { configuration, configurations } from '~/configuration'
import { entities } from './src/entities'
import { events } from './src/events'
import { harbours } from './src/schemas'
import pkg from './package.json'

const { z, messages } = sdk
const tag = (title: string, description?: string) => ({ title, ...(description && { description }) })
const hours = harbours.map((name, at) => at + 10)

export default new sdk.IntegrationDefinition({
  name: ['northwind', pkg.name].join('/'),
  version: pkg.version,
  title: 'Ferry Desk',
  description: 'Sells crossings ' + (hours.length > 2 ? 'all day' : 'in the morning') + \`, to \${hours.length} harbours\`,
  icon: './icon.svg',
  readme: 'hub.md',
  identifier: { extractScript: 'scripts/extract.vrl' },
  configuration,
  configurations,
  actions,
  events,
  entities,
  channels: {
    quay: {
      title: 'Quay',
      messages: {
        ...messages.defaults,
        text: { schema: messages.defaults.text.schema.extend({ loud: z.boolean().optional().title('Loud') }) },
        ticket: { schema: z.object({ number: z.string().uuid(), seats: z.tuple([z.number().int(), z.string()]) }) },
      },
      message: { tags: { id: tag('Message') } },
      conversation: { tags: { berth: tag('Berth', 'Where the ferry lies') } },
    },
  },
  user: { tags: { phone: tag('Phone') } },
  states: {
    tide: {
      type: 'integration',
      schema: z.object({ level: z.number().min(-3).max(9.5).nullable(), at: z.string().datetime() }),
    },
  },
  secrets: Object.fromEntries(['HARBOUR_KEY', 'TIDE_KEY'].map((name) => [name, { description: name.toLowerCase() }])),
  __advanced: { extraOperations: { getTide: { enabled: true } } },
} satisfies sdk.IntegrationDefinitionProps)
`,
  'src/schemas.ts': String.raw`
import { z } from '@botpress/sdk'

export enum Deck { Lower = 'lower', Upper = 'upper' }
export const harbours = ['Aros', 'Bremsund', 'Calvik'] as const

export const harbour = z.enum(harbours).title('Harbour').describe('Where a crossing begins or ends')
export const money = z.object({
  amount: z.number().positive().finite().describe('In whole crowns'),
  currency: z.literal('NOK').default('NOK'),
})
export const passenger = z.object({
  name: z.string().min(1).max(80).placeholder('Kari Nordmann').title('Name'),
  mail: z.string().email().optional().title('E-mail').describe('Where the ticket goes'),
  born: z.string().regex(/^\d{4}-\d\d-\d\d$/).nullable(),
  deck: z.enum([Deck.Lower, Deck.Upper]).optional(),
  notes: z.record(z.string(), z.unknown()).hidden(),
})
export const page = <S extends z.ZodTypeAny>(item: S) => z.object({ items: z.array(item).max(50), next: z.string().optional() })
`,
  'src/actions.ts': `
import { z } from '@botpress/sdk'
import * as schemas from './schemas'

const { passenger, money, harbour } = schemas
const crossing = z.object({ from: harbour, to: harbour, price: money.optional(), tags: z.array(z.string()).nonempty() })

const find = {
  title: 'Find crossings',
  description: 'Looks for ferries between two harbours.',
  input: {
    schema: crossing.pick({ from: true, to: true }).extend({ at: z.string().datetime().optional() }),
    ui: { from: { title: 'From', examples: ['Aros'] } },
  },
  output: { schema: schemas.page(crossing.omit({ tags: true }).passthrough()) },
}

export const actions = {
  ['find' + 'Crossings']: find,
  bookCrossing: {
    ...find,
    title: 'Book a crossing',
    billable: true,
    cacheable: false,
    input: { schema: crossing.partial().merge(z.object({ passengers: z.array(passenger).min(1), note: z.string().secret() })) },
    output: { schema: z.object({ ticket: z.string().url(), paid: z.union([z.literal(true), z.null(), money]) }).strict() },
  },
  sail: { input: { schema: z.object({}).catchall(z.number()) }, output: { schema: z.object({ any: z.any(), none: z.object({}) }) } },
}
`,
  'src/configuration.ts': `
import { z } from '@botpress/sdk'

export const configuration = {
  identifier: { linkTemplateScript: 'scripts/link.vrl', required: true },
  schema: z.object({
    token: z.string().secret().title('Token').describe('From the harbour office'),
    retries: z.number().int().min(0).default(3),
    windows: z.array(z.object({ day: z.number(), hours: z.array(z.number()).length(2) })).default([]),
  }),
}

export const configurations = {
  sandbox: { title: 'Sandbox', description: 'A toy harbour', schema: z.object({ seed: z.coerce.number().optional() }) },
}
`,
  'src/entities.ts': `
import { z } from '@botpress/sdk'
import { money, passenger } from './schemas'

export const entities = {
  ticket: {
    title: 'Ticket',
    schema: z.object({ id: z.string(), holder: passenger.shape.name, price: money, back: passenger.required().optional() }),
  },
}
`,
  'src/events.ts': `
import { z } from '@botpress/sdk'
import { harbour } from './schemas'

const base = { title: 'Departure' } as const
const late = z.object({ kind: z.literal('late'), minutes: z.number().int().min(1) })
const gone = z.object({ kind: z.literal('gone'), why: z.string().optional() })

const kinds = ['departed', 'arrived'].map((name) => [name, { ...base, schema: z.object({ harbour, crew: z.set(z.string()) }) }])

export const events = {
  ...Object.fromEntries(kinds),
  changed: { title: 'Change', schema: z.object({ change: z.discriminatedUnion('kind', [late, gone]).title('Change') }) },
}
`,
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  'hub.md': '# Ferry Desk\n',
  'scripts/extract.vrl': 'to_string!(.body)\n',
  'scripts/link.vrl': '"https://harbour.example/{{ webhookId }}"\n',
};
