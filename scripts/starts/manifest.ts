const field = (type: string, title: string, description: string, more: object = {}) => ({
  type,
  ...more,
  description,
  'x-zui': { title },
});

const object = (properties: object, required: readonly string[] = Object.keys(properties)) => ({
  schema: { type: 'object', properties, required, additionalProperties: false },
});

/** A valid definition as data, with one of nearly everything that a definition can have. */
export const manifest = {
  name: 'ferry-desk',
  version: '2.1.0',
  title: 'Ferry Desk',
  description: 'Tells travellers when the next ferry leaves, and whether it is on time.',
  icon: 'icon.svg',
  readme: 'hub.md',
  visibility: 'public',
  attributes: { category: 'Other' },
  configuration: object(
    {
      harbor: field('string', 'Harbor', 'Whose ferries are told', { enum: ['north', 'south'], default: 'north' }),
      days: field('array', 'Days', 'When somebody is at the desk', { items: { type: 'string', minLength: 3 } }),
    },
    ['days'],
  ),
  channels: {
    deck: {
      title: 'Deck',
      description: 'Messages to whoever waits on the deck',
      messages: { text: object({ text: field('string', 'Text', 'What is said', { minLength: 1 }) }) },
      message: { tags: { id: { title: 'Message', description: 'The message at the harbor' } } },
      conversation: { tags: { ferry: { title: 'Ferry', description: 'The ferry that is talked about' } } },
    },
  },
  user: { tags: { phone: { title: 'Phone', description: 'The number that messages go to' } } },
  states: {
    session: {
      type: 'integration',
      ...object({ opened: field('string', 'Opened', 'When the desk was opened', { format: 'date-time' }) }),
    },
  },
  events: {
    ferryLate: {
      title: 'Ferry late',
      description: 'A ferry leaves later than it was to.',
      ...object({ minutes: field('number', 'Minutes', 'How late it leaves', { minimum: 1 }) }),
    },
  },
  actions: {
    findFerry: {
      title: 'Find a ferry',
      description: 'Tells which ferry leaves next for an island.',
      input: object({
        island: field('string', 'Island', 'Where the ferry is to go', { pattern: '^[A-Z][a-z]+$' }),
        cars: field('boolean', 'Cars', 'Whether it has to take cars', { default: false }),
      }),
      output: object({
        ferry: field('object', 'Ferry', 'The ferry that leaves next', {
          properties: { name: field('string', 'Name', 'What is written on its bow') },
          required: ['name'],
        }),
      }),
    },
  },
  secrets: { HARBOR_KEY: { description: 'The key that the harbor gives to its desks' } },
};
