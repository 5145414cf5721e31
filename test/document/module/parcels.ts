import { entry, type Files } from './memory.ts';

/** A definition in several files that uses everything a definition may contain. */
export const parcels: Files = {
  [entry]: `import * as sdk from '@botpress/sdk'
import readable from './bp_modules/readable'
import { actions, events } from './src'
import depots from './depots.json'

globalThis.hublintWasHere = true
const { z } = sdk
enum Level { Low, High = 5, Name = 'name' }
const title = \`Parcels \${Level.High}\`
const tags = Object.fromEntries(['id', 'depot'].map((name) => [name, { title: name.toUpperCase() }]))
function field(name: string, { optional = false, ...rest }: any = {}) {
  const schema = z.string().title(name).describe('The ' + name)
  if (optional) { return schema.optional() }
  return schema
}

/* a definition */
export default new sdk.IntegrationDefinition({
  name: 'parcels', version: "1.0.0", title, description: process.env.TEXT ?? 'Follows parcels',
  icon: 'icon.svg', identifier: { extractScript: 'extract.vrl' },
  ...(depots.north ? { attributes: { depot: depots.north.code as string } } : {}),
  actions: { ...actions, weigh: { input: { schema: z.object({ id: field('ID', { optional: true }) }) }, output: { schema: z.record(z.number()) } } },
  events, user: { tags }, states: { last: { type: 'user' as const, schema: (() => z.object({ at: z.array(z.union([z.string(), z.null()])).min(1) }))() } },
  channels: { counter: { messages: { ...sdk.messages.defaults, text: { schema: sdk.messages.defaults.text.schema.extend({ a: z.literal(1) }) } } } },
  entities: { parcel: { schema: z.object({ id: z.string() }) } },
} satisfies object).extend(readable, ({ entities }) => ({ entities: { item: entities.parcel }, actions: { read: { name: 'readParcel' } } }))
`,
  'src/index.ts': `export * from './actions'\nexport { events } from './events'\n`,
  'src/actions.ts': `import { z } from '@botpress/sdk'\nconst common = { billable: true }\nexport const actions = { book: { title: 'Book', ...common, input: { schema: z.object({ to: z.enum(['a', 'b']).default('a') }).strict() }, output: { schema: z.object({}) } } } as const\n`,
  'src/events.ts': `import * as sdk from '@botpress/sdk'\nexport const events = { sent: { schema: sdk.z.object({ when: sdk.z.string().datetime().optional() }), ui: { when: { title: 'When' } } } }\n`,
  'depots.json': '{ "north": { "code": "N" } }',
  'extract.vrl': '.body',
  'icon.svg': '<svg/>',
  'package.json': '{ "dependencies": { "@botpress/sdk": "7.2.2" }, "bpDependencies": { "readable": "../readable" } }',
  '../readable/interface.definition.ts': `import { InterfaceDefinition, z } from '@botpress/sdk'\nexport default new InterfaceDefinition({ name: 'readable', version: '0.1.0', entities: { item: { schema: z.object({}) } }, actions: { read: { input: { schema: () => z.object({}) }, output: { schema: ({ item }) => z.object({ item }) } } } })\n`,
};
