import type { Form } from '../../../schemas/integration.ts';

/** A difference between hublint and the platform's published JSON Schemas, and its reason. */
export interface Difference {
  readonly form: Form;
  /** The JSON Pointers at which they differ. */
  readonly at: RegExp;
  /** The side that reports a fault when the other does not. */
  readonly by: readonly ('official' | 'hublint')[];
  readonly why: string;
}

const part = (form: Form, at: RegExp, by: Difference['by'][number] | 'either', why: string): Difference => ({
  form,
  at,
  by: by === 'either' ? ['official', 'hublint'] : [by],
  why,
});

export const differences: readonly Difference[] = [
  part('record', /^\/signingSecret$/, 'either', 'published for 1.70; the specification is 1.82, where there is one'),
  part(
    'record',
    /^\/(created|updated)At$/,
    'hublint',
    'the format lets pass what the hub never writes: `+0200`, a space for `T`, a leap second',
  ),
  part('definition', /^\/secrets(\/|$)/, 'either', 'publishing sends their values; authors write what each is for'),
  part(
    'definition',
    /^\/interfaces\/[^/]*\/(id|name|version)$/,
    'official',
    'publishing sends the id of an interface; authors write its name and version',
  ),
  part(
    'definition',
    /^\/(actions|events)\/[^/]*\/name$/,
    'official',
    'the platform’s tool marks what an interface generated with the name it has there',
  ),
  part(
    'definition',
    /^\/(events\/[^/]*|actions\/[^/]*\/(input|output))\/ui$/,
    'official',
    'the platform’s tool sends display hints along with a schema, and they do no harm',
  ),
  part('definition', /^\/maxExecutionTime$/, 'official', 'part of the resource, but published only by an update'),
  part('definition', /^\/sandbox(\/|$)/, 'either', 'part of the resource, but not published in 1.70'),
  part(
    'definition',
    /^\/url$/,
    'hublint',
    'the resource has a limit of 2,000 characters, which publishing does not check',
  ),
  part('definition', /^\/\$schema$/, 'official', 'authors may name the JSON Schema of the file for their editor'),
];
