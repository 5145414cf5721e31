import fc from 'fast-check';

/** TypeScript source text. */
export type Source = fc.Arbitrary<string>;

export const oneOf = (...sources: readonly string[]): Source => fc.constantFrom(...sources);

/** Replaces each `§` in a template by the next source. */
export const filled = (template: string, ...sources: readonly Source[]): Source =>
  fc.tuple(...sources).map((given) => given.reduce((text, source) => text.replace('§', () => source), template));

/** Generates up to `most` chained calls. */
export const chain = (base: Source, method: Source, most: number): Source =>
  fc.tuple(base, fc.array(method, { maxLength: most })).map(([start, calls]) => start + calls.join(''));

export const word = oneOf("'id'", "'Name'", "'a b'", '"it\'s"', "''", "'(.*)/x$'", "'Ærø 🚢'", '`tide`');
export const count = oneOf('0', '1', '3', '20', '-2');
export const amount = oneOf('0', '1', '2.5', '-4', '100', '1e21');
export const flag = oneOf('true', 'false');

export const plainName = oneOf('id', 'name', 'type', 'kind', '2');
/** Property names: integer-like names come first in an object, and some names are inherited by every object. */
export const name = fc.oneof(
  { weight: 12, arbitrary: plainName },
  { weight: 1, arbitrary: oneOf('10', "'a-b'", "'a/b'", 'toString', 'constructor') },
);

/** Default values; some are accepted by no schema. */
export const data = oneOf(
  "''",
  "'id'",
  "'https://ferry.example'",
  "'post@ferry.example'",
  '0',
  '3',
  '1.5',
  'true',
  'false',
  'null',
  'undefined',
  '{}',
  "{ id: 'x' }",
  "{ id: 1, name: 'x', 2: true }",
  "{ type: 'x', kind: { id: 'y' } }",
  '[]',
  "['x', 'y']",
  "[1, 'x', 3]",
  "() => 'late'",
  '() => ({ id: 3 })',
);

/** The last argument of a builder method. */
export const params = oneOf(
  '{}',
  'undefined',
  "{ description: 'As stored.' }",
  "{ description: '' }",
  "{ 'x-zui': { title: 'Told', secret: true } }",
  "{ description: 'D', 'x-zui': { hidden: false }, invalid_type_error: 'No.' }",
);

/** Methods that set metadata. */
export const telling = fc.oneof(
  filled('.title(§)', word),
  filled('.describe(§)', word),
  filled('.placeholder(§)', word),
  oneOf('.hidden()', '.disabled()', '.hidden(true)', '.hidden(false)', '.disabled(false)'),
  oneOf(".displayAs({ id: 'slider', params: { step: 2 } })", ".displayAs({ id: 'x', params: {} })"),
  oneOf(".metadata({ group: 'main', order: 2 })", ".metadata({ title: 'Over', 'a b': null })", '.metadata({})'),
);
