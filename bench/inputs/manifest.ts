import { numbers } from './numbers.ts';
import { scripts } from './scripts.ts';

type Data = Record<string, unknown>;

/** Files that a definition refers to. */
export const assets: Readonly<Record<string, string>> = {
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3"/></svg>\n',
  'hub.md': `# Freight Desk

Freight Desk books freight with the carriers of a register, compares what they ask, and tells where the freight is.

Install it, choose the register, and give the number under which the carriers know you.
`,
};

export interface ManifestOptions {
  readonly name?: string;
  /** The number of actions. */
  readonly actions?: number;
  /** The number before that of its first action: other numbers give other texts. */
  readonly first?: number;
  readonly scripted?: boolean;
}

/** Returns a valid definition as data. */
export const manifest = ({
  name = 'freight-desk',
  actions = 1,
  first = 0,
  scripted = false,
}: ManifestOptions = {}): Data => ({
  name,
  version: '3.2.1',
  title: 'Freight Desk',
  description: 'Books freight with carriers and tells where it is.',
  icon: 'icon.svg',
  readme: 'hub.md',
  visibility: 'public',
  attributes: { category: 'Other' },
  ...(scripted && {
    identifier: { extractScript: scripts.extract, fallbackHandlerScript: scripts.fallback },
    configuration: { identifier: { linkTemplateScript: scripts.link, required: true } },
  }),
  actions: listed(actions, (number) => [`bookCarrier${first + number}`, bookCarrier(first + number)]),
});

/** Returns a manifest of about this many bytes, serialized by `write`. */
export function written(bytes: number, write: (data: Data) => string, wanted: ManifestOptions = {}): string {
  const empty = write(manifest({ ...wanted, actions: 0 })).length;
  const ten = (write(manifest({ ...wanted, actions: 10 })).length - empty) / 10;
  return write(manifest({ ...wanted, actions: Math.max(0, Math.round((bytes - empty) / ten)) }));
}

/** Removes the title of every third action, and the description of every fourth. */
export function withGaps({ actions, ...others }: Data): Data {
  const left = Object.entries(actions as Record<string, Data>).map(([name, { title, description, ...action }], at) => [
    name,
    { ...(at % 3 > 0 && { title }), ...(at % 4 > 0 && { description }), ...action },
  ]);
  return { ...others, actions: Object.fromEntries(left) };
}

/** Formatted, as a human would write it. */
export const asJson = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`;

/** On one line, as a program would write it. */
export const asOneLine = (data: unknown): string => JSON.stringify(data);

/** Returns an object with this many properties, counted from 1. */
export const listed = (count: number, entry: (number: number) => readonly [string, unknown]): Data =>
  Object.fromEntries(numbers(count).map(entry));

const field = (type: string, title: string, description: string, more: Data = {}) => ({
  type,
  ...more,
  description,
  'x-zui': { title },
});

const bookCarrier = (number: number) => ({
  title: `Book carrier ${number}`,
  description: `Books freight with the carrier that has number ${number} in the register.`,
  input: {
    schema: {
      type: 'object',
      properties: {
        origin: field('string', 'Origin', `Where carrier ${number} picks the freight up`),
        destination: field('string', 'Destination', 'Where the freight is brought'),
        weight: field('number', 'Weight', 'Kilograms, packing included', { minimum: 0 }),
        fragile: field('boolean', 'Fragile', 'Whether it may break', { default: false }),
      },
      required: ['origin', 'destination', 'weight'],
      additionalProperties: false,
    },
  },
  output: {
    schema: {
      type: 'object',
      properties: { booking: field('string', 'Booking', 'The number to ask the carrier by') },
      required: ['booking'],
      additionalProperties: false,
    },
  },
});
