/** A parcel desk: an integration with every part that the platform supports, in both forms. */

export type Data = Record<string, unknown>;

const text = (description: string) => ({ type: 'string', description });

const parcel = {
  type: 'object',
  properties: {
    number: text('Tracking number'),
    weight: { type: 'number' },
    notes: { anyOf: [{ type: 'string' }, { type: 'null' }] },
  },
  required: ['number'],
  additionalProperties: false,
};

const linkScript = 'to_string!("https://desk.parcels.example/connect?hook=" + .webhookUrl)';

const shared = (): Data => ({
  name: 'harbourline/parcels',
  version: '2.4.1',
  title: 'Harbourline Parcels',
  description: 'Books parcels, follows them and tells the recipient where they are.',
  visibility: 'private',
  public: false,
  dev: false,
  url: 'https://hooks.parcels.example/v2',
  maxExecutionTime: 30,
  attributes: { category: 'Business Operations', region: 'north' },
  identifier: {
    extractScript: 'to_string!(parse_json!(.body).deskId)',
    fallbackHandlerScript: 'if .method == "GET" { "ping" } else { null }',
  },
  sandbox: {
    identifierExtractScript: 'to_string!(parse_json!(.body).sandboxId)',
    messageExtractScript: 'to_string!(parse_json!(.body).text)',
  },
  configuration: {
    title: 'Desk',
    description: 'The parcel desk to work for.',
    identifier: { required: true, linkTemplateScript: linkScript },
    schema: { type: 'object', properties: { desk: text('Number of the desk') }, required: ['desk'] },
  },
  configurations: {
    apiKey: {
      title: 'API key',
      description: 'For desks that have no login.',
      identifier: { required: false, linkTemplateScript: linkScript },
      schema: { type: 'object', properties: { key: { ...text('The key'), 'x-zui': { secret: true } } } },
    },
  },
  user: {
    tags: { recipientId: { title: 'Recipient', description: 'Number of the recipient at the desk.' } },
    creation: { enabled: true, requiredTags: ['recipientId'] },
  },
  channels: {
    counter: {
      title: 'Counter',
      description: 'Messages that are handed over at the counter.',
      messages: {
        text: { schema: { type: 'object', properties: { text: text('What to say') } } },
        receipt: { schema: {} },
      },
      message: { tags: { slipId: { title: 'Slip', description: 'Number of the slip.' } } },
      conversation: {
        tags: { parcelId: { title: 'Parcel', description: 'The parcel that it is about.' } },
        creation: { enabled: true, requiredTags: ['parcelId'] },
      },
    },
  },
  states: {
    lastPoll: {
      type: 'integration',
      schema: { type: 'object', properties: { at: { type: 'string', format: 'date-time' } } },
    },
    consent: { type: 'user', schema: { type: 'object' } },
    thread: { type: 'conversation', schema: { type: 'object' } },
  },
  events: {
    parcelArrived: {
      title: 'Parcel arrived',
      description: 'A parcel has arrived at the desk.',
      schema: parcel,
      attributes: { group: 'parcels' },
    },
  },
  actions: {
    bookParcel: {
      title: 'Book a parcel',
      description: 'Books a parcel and returns its tracking number.',
      input: { schema: parcel },
      output: { schema: { type: 'object', properties: { number: text('Tracking number') } } },
      billable: true,
      cacheable: false,
      attributes: { group: 'parcels' },
    },
  },
  entities: { parcel: { title: 'Parcel', description: 'A parcel at the desk.', schema: parcel } },
});

const listable = {
  name: 'listable',
  version: '0.0.1',
  entities: { item: { name: 'parcel' } },
  actions: { list: { name: 'listParcels' } },
  events: { created: { name: 'parcelArrived' } },
  channels: { desk: { name: 'counter' } },
};

export const definition = (): Data =>
  structuredClone({
    $schema: './node_modules/hublint/schemas/integration-definition.schema.json',
    ...shared(),
    interfaces: { 'listable<parcel>': { id: 'itf_01J9ZQ4T7M3V8K2B6N5W0XYRHD', ...listable } },
    actions: {
      ...(shared().actions as Data),
      listParcels: { name: 'listParcels', input: { schema: {}, ui: {} }, output: { schema: {} } },
    },
    events: {
      ...(shared().events as Data),
      parcelLost: { name: 'parcelLost', schema: {}, ui: { number: { title: 'Number' } } },
    },
    icon: 'icon.svg',
    readme: 'hub.md',
    code: 'export const handler = () => {}',
    layers: ['base'],
    extraOperations: { ping: { enabled: true } },
    sdkVersion: '5.3.0',
    secrets: { DESK_KEY: { description: 'Opens the desk.' }, TRACKING_URL: { optional: true } },
  });

export const record = (): Data =>
  structuredClone({
    ...shared(),
    id: 'intver_01J9ZQ4T7M3V8K2B6N5W0XYR',
    createdAt: '2025-03-04T09:30:00.000Z',
    updatedAt: '2025-03-05T17:01:12.345+02:00',
    interfaces: { 'listable<parcel>': { id: 'itf_01J9ZQ4T7M3V8K2B6N5W0XYRHD', ...listable } },
    signingSecret: '',
    iconUrl: 'https://files.parcels.example/icon.svg',
    readmeUrl: 'https://files.parcels.example/hub.md',
    verificationStatus: 'approved',
    lifecycleStatus: 'published',
    secrets: ['DESK_KEY', 'TRACKING_URL'],
    ownerWorkspace: { id: 'wkspace_harbourline', handle: null, name: 'Harbourline' },
    meta: { installs: 12, views: 340 },
  });
