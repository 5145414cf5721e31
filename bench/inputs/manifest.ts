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
export const createManifest = ({
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
  actions: createEntries(actions, (number) => [`bookCarrier${first + number}`, createAction(first + number)]),
});

/** Returns a manifest of about this many bytes, serialized by `write`. */
export function writeManifestOfSize(
  bytes: number,
  write: (data: Data) => string,
  wanted: ManifestOptions = {},
): string {
  const empty = write(createManifest({ ...wanted, actions: 0 })).length;
  const ten = (write(createManifest({ ...wanted, actions: 10 })).length - empty) / 10;
  return write(createManifest({ ...wanted, actions: Math.max(0, Math.round((bytes - empty) / ten)) }));
}

/** Removes the title of every third action, and the description of every fourth. */
export function removeSomeTexts({ actions, ...others }: Data): Data {
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
export const createEntries = (count: number, entry: (number: number) => readonly [string, unknown]): Data =>
  Object.fromEntries(numbers(count).map(entry));

const createField = (type: string, title: string, description: string, more: Data = {}) => ({
  type,
  ...more,
  description,
  'x-zui': { title },
});

const createAction = (number: number) => ({
  title: `Book carrier ${number}`,
  description: `Books freight with the carrier that has number ${number} in the register.`,
  input: {
    schema: {
      type: 'object',
      properties: {
        origin: createField('string', 'Origin', `Where carrier ${number} picks the freight up`),
        destination: createField('string', 'Destination', 'Where the freight is brought'),
        weight: createField('number', 'Weight', 'Kilograms, packing included', { minimum: 0 }),
        fragile: createField('boolean', 'Fragile', 'Whether it may break', { default: false }),
      },
      required: ['origin', 'destination', 'weight'],
      additionalProperties: false,
    },
  },
  output: {
    schema: {
      type: 'object',
      properties: { booking: createField('string', 'Booking', 'The number to ask the carrier by') },
      required: ['booking'],
      additionalProperties: false,
    },
  },
});
