import type { Form } from '../../schemas/integration.ts';

/** Where hublint and the platform's published JSON Schemas part, and why. */
export interface Difference {
  readonly name: string;
  readonly reason: string;
  readonly form: Form;
  /** Who finds fault there, when the other does not. */
  readonly by: readonly ('official' | 'hublint')[];
  /** The JSON Pointers at which they part. */
  readonly at: RegExp;
}

export const differences: readonly Difference[] = [
  {
    name: 'signing-secret',
    reason: 'published for 1.70; the specification is 1.82, where a record has a `signingSecret`',
    form: 'record',
    by: ['official', 'hublint'],
    at: /^\/signingSecret$/,
  },
  {
    name: 'date-time',
    reason: 'the format lets pass what the hub never writes: `+0200`, a space for `T`, a leap second',
    form: 'record',
    by: ['hublint'],
    at: /^\/(created|updated)At$/,
  },
  {
    name: 'secrets',
    reason: 'publishing sends the values of secrets; authors write what each is for',
    form: 'definition',
    by: ['official', 'hublint'],
    at: /^\/secrets(\/|$)/,
  },
  {
    name: 'interface-by-id',
    reason: 'publishing sends the id of an interface; authors write its name and version',
    form: 'definition',
    by: ['official'],
    at: /^\/interfaces\/[^/]*\/(id|name|version)$/,
  },
  {
    name: 'generated-name',
    reason: 'the platform’s tool marks what an interface generated with the name it has there',
    form: 'definition',
    by: ['official'],
    at: /^\/(actions|events)\/[^/]*\/name$/,
  },
  {
    name: 'ui',
    reason: 'the platform’s tool sends display hints along with a schema, and they do no harm',
    form: 'definition',
    by: ['official'],
    at: /^\/(events\/[^/]*|actions\/[^/]*\/(input|output))\/ui$/,
  },
  {
    name: 'max-execution-time',
    reason: 'part of the resource, but published only by an update',
    form: 'definition',
    by: ['official'],
    at: /^\/maxExecutionTime$/,
  },
  {
    name: 'sandbox',
    reason: 'part of the resource, but not published in 1.70',
    form: 'definition',
    by: ['official', 'hublint'],
    at: /^\/sandbox(\/|$)/,
  },
  {
    name: 'url-limit',
    reason: 'the resource has a limit of 2,000 characters, which publishing does not check',
    form: 'definition',
    by: ['hublint'],
    at: /^\/url$/,
  },
  {
    name: 'editor-schema',
    reason: 'authors may name the JSON Schema of the file for their editor',
    form: 'definition',
    by: ['official'],
    at: /^\/\$schema$/,
  },
];
