import rule from '../../rules/field-options-enumerated.ts';
import { testRule } from '../../src/testing/index.ts';

const field = (schema: string) => `configuration: { schema: { type: object, properties: { speed: ${schema} } } }`;
const described = (text: string) => field(JSON.stringify({ type: 'string', description: text }));
const texts = {
  open: [
    'How to send it, e.g. "slow" or "fast".',
    'How to send it (e.g. "slow", "fast", or "express").',
    'For example: "slow", "fast", or "express".',
    'Such as: "slow", "fast", or "express".',
    'Can be "slow", "fast", etc.',
    'Can be "slow", "fast", or a number of days',
    'Valid values: slow, fast, etc.',
    'Valid values: 1-100',
    'Possible values: see the manual.',
    'How to send it. Options: see the manual.',
    'How to send it, and other options: slow, fast',
    'Possible values: slow, fast...',
    'Can be a name or an email',
    'Can be "slow boat" or "fast train"',
    'Only one of Slow ID or Fast ID must exist.',
    'One of the parcels',
    'Must be one of the known carriers',
    'Can be "slow", "fast"',
    'Allowed values: slow',
    'How to send it: "slow" or "fast" (see the manual)',
    'Either a code or a name',
    'Possible values: "slow train, fast',
    'Valid values: slow, any, fast',
    'Comma-separated. Valid values: slow, fast',
    'Speeds, separated by commas. One of: slow, fast',
    'Multiple values can be given. Valid values: slow, fast',
    'Supported values: slow, fast. More may follow.',
    'Allowed values: A-Z, 0-9',
    'Allowed values: letters, digits and hyphens',
    'Allowed values: alphanumeric, underscore',
    'Starts with one of "slow", "fast".',
    'The speed (for example, one of "slow", "fast")',
    'One of "slow", "fast" and other names that the carrier has for it',
    'Possible values: slow, fast. Custom speeds are possible, too.',
    'Possible values: slow, fast. Other values are passed on as they are.',
    'Possible values: slow, fast. Or use a name of your own.',
    'How to send it, such as one of: "slow", "fast" or "express"',
    'Supported values: `slow`, `fast`. They can be combined with `+`.',
    'Supported values: `slow`, `fast` (several are allowed)',
    'A list of speeds. Allowed values: slow, fast',
    'Not allowed values: `slow`, `fast`',
    'Previously accepted values: `slow`, `fast`',
    'Each line must be one of: `slow`, `fast`',
    'A path that starts with either "slow/" or "fast/"',
    'Prefixed by one of "slow" or "fast"',
    'Ending in either "slow" or "fast"',
    'A text containing either "slow" or "fast"',
    'Address of the carrier. The scheme must be "http" or "https".',
    'Address of the carrier. Its time zone must be "UTC" or "local".',
    'If it is a letter, must be "slow" or "fast".',
    'How to send it. For letters, it must be "slow" or "fast".',
    'A text whose first word must be one of: `slow`, `fast`',
  ],
  closed: [
    'Must be "slow" or "fast".',
    'How to send it. Options: slow, fast.',
    'How to send it (the options are: slow, fast)',
    'Can be “slow”, “fast”, or “express”',
    "Either 'slow' or 'fast'",
    'Valid options are slow, fast, express',
    'Allowed values: "slow", "fast train"',
    'How to send it. One of: slow, fast',
    'Must be one of slow, fast or express; the latter costs more.',
    'Supported values are: [`slow`, `fast`]',
    'Possible values: slow|fast',
    'How to send it: "slow", "fast", or "express".',
    'Valid options are a, b, c',
    'One of: a, b',
    'Can be "a" or "b"',
    'Must be "any" or "other".',
    'Valid values: slow, fast. Other values are rejected.',
    'The first choice of all. Must be one of: slow, fast',
    'How to send it ("slow", "fast" or "express")',
    "one of 'slow', 'fast', 'express'",
    'How to send it. The value must be "slow" or "fast".',
    'The speed must be "slow" or "fast".',
    'How to send it, in short. Must be "slow" or "fast".',
    'How to send it: one of `slow`, `fast`; the latter costs more.',
  ],
};

testRule(rule, {
  valid: [
    ...texts.open.map(described),
    field('{ type: string, enum: [slow, fast], description: "One of: slow, fast" }'),
    field('{ type: string, const: slow, description: "One of: slow, fast" }'),
    field('{ type: string, pattern: ^a, description: "One of: slow, fast" }'),
    field('{ type: string, format: date, description: "One of: 2025-01-31, 2025-02-28" }'),
    field('{ type: array, items: { type: string }, description: "One of: slow, fast" }'),
    field('{ type: [string, number], description: "One of: slow, fast" }'),
    field('{ description: "One of: slow, fast" }'),
    field('{ anyOf: [{ type: string }, { title: Code of a speed }], description: "One of: slow, fast" }'),
    field('{ anyOf: [{ type: string, enum: [slow] }, { type: string }], description: "One of: slow, fast" }'),
    {
      name: 'a field of an event that an interface generated',
      manifest: `
        events: { parcelSent: { schema: { properties: { speed: { type: string, description: "One of: slow, fast" } } } } }
        interfaces: { tracking: { events: { sent: { name: parcelSent } } } }
      `,
    },
  ],
  invalid: [
    {
      name: 'a closed list of values in a description',
      manifest: `
        events:
          parcelSent:
            schema:
              properties:
                speed: { type: string, description: ⟦'How it goes. Can be "slow", "fast" or "express".'⟧ }
      `,
      problems: [
        {
          message: 'open',
          text: 'The description of field `speed` of event `parcelSent` lists the values `slow, fast, express`, but the field accepts any string.',
        },
      ],
    },
    ...texts.closed.map((text) => ({
      name: text,
      manifest: field(`{ "type": "string", "description": ⟦${JSON.stringify(text)}⟧ }`),
      problems: ['open'],
    })),
    {
      name: 'a closed list of values in the title of a nullable field',
      manifest: field(
        '{ anyOf: [{ type: string, x-zui: { title: ⟦"Speed (one of: slow, fast)"⟧ } }, { type: "null" }] }',
      ),
      problems: ['open'],
    },
  ],
});
