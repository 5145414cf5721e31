/** What the definition names, to stand beside it. */
export const assets = {
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3"/></svg>\n',
  'hub.md': `# Freight Desk

Freight Desk books freight with the carriers of a register, compares what they ask, and tells where the freight is.

Install it, choose the register, and give the number under which the carriers know you.
`,
};

/** A definition of about this many characters, in order in every respect. */
export function manifestOf(length: number): string {
  const actions: Record<string, unknown> = {};
  const manifest = {
    name: 'freight-desk',
    version: '3.2.1',
    title: 'Freight Desk',
    description: 'Books freight with carriers and tells where it is.',
    icon: 'icon.svg',
    readme: 'hub.md',
    visibility: 'public',
    attributes: { category: 'Other' },
    actions,
  };
  let text = '';
  for (let count = 1; text.length < length; count++) {
    actions[`bookCarrier${count}`] = bookCarrier(count);
    text = JSON.stringify(manifest, null, 2);
  }
  return text;
}

const bookCarrier = (number: number) => ({
  title: `Book carrier ${number}`,
  description: `Books freight with the carrier that has number ${number} in the register.`,
  input: {
    schema: {
      type: 'object',
      properties: {
        origin: { type: 'string', description: 'Where the freight is picked up', 'x-zui': { title: 'Origin' } },
        destination: { type: 'string', description: 'Where the freight is brought', 'x-zui': { title: 'Destination' } },
        weight: {
          type: 'number',
          minimum: 0,
          description: 'Kilograms, packing included',
          'x-zui': { title: 'Weight' },
        },
        fragile: {
          type: 'boolean',
          default: false,
          description: 'Whether it may break',
          'x-zui': { title: 'Fragile' },
        },
      },
      required: ['origin', 'destination', 'weight'],
      additionalProperties: false,
    },
  },
  output: {
    schema: {
      type: 'object',
      properties: {
        booking: { type: 'string', description: 'The number to ask the carrier by', 'x-zui': { title: 'Booking' } },
      },
      required: ['booking'],
      additionalProperties: false,
    },
  },
});
