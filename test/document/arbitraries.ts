import fc from 'fast-check';
import { Document, visit } from 'yaml';
import { put } from '../../src/data/objects.ts';

/** Names and strings that some syntax could misread, among ordinary and random ones. */
const ordinaryNames = ['title', 'description', 'name', 'schema', 'actions', 'y-z', 'a.b', 'snake_case'];
const trickyNames = [
  '',
  '__proto__',
  '<<',
  'constructor',
  'true',
  'null',
  '~',
  '1',
  '1.0',
  '0x10',
  'yes',
  'a b',
  'ä',
  '💥',
]
  .concat(['- x', 'key: x', '#c', 'a #b', '"q"', "it's", '?', '*a', '&a', '!t', '@', '%', '|', '>', '{', ',', '[]'])
  .concat([' lead', 'trail ', 'line\nbreak', 'tab\t']);
const trickyTexts = ['Sends a message, then waits', 'a: b', '# no', 'x #y', '1.2.0', '', '~', 'null', 'on', '.inf']
  .concat([
    'one\ntwo',
    'one\ntwo\n',
    'one\n\n two\n\n',
    '  lead',
    'trail  ',
    '\ttab',
    'say "hi"',
    "it's",
    'a\\b',
    '💥 boom',
  ])
  .concat(['ends:', 'http://x.y/z?q=1#frag', '{{ x }}', '[a]', 'line1\r\nline2', '2001-01-01', 'folded '.repeat(20)]);

export const names = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...ordinaryNames) },
  fc.constantFrom(...trickyNames),
  fc.string({ maxLength: 6 }),
  fc.string({ unit: 'binary', maxLength: 4 }),
);

const leaves = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...trickyTexts) },
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => (number === 0 ? 0 : number)),
  fc.boolean(),
  fc.constant(null),
);

const objectOf = (values: fc.Arbitrary<unknown>): fc.Arbitrary<Record<string, unknown>> =>
  fc.uniqueArray(fc.tuple(names, values), { maxLength: 5, selector: ([name]) => name }).map((entries) => {
    const object: Record<string, unknown> = {};
    for (const [name, value] of entries) put(object, name, value);
    return object;
  });

export const values = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaves,
    fc.array(tie('value'), { maxLength: 4 }),
    objectOf(tie('value')),
  ),
})).value;

/** The data of a manifest. Data that looks wrapped is left out, because it would lose its wrapper. */
export const manifests = objectOf(values).filter((data) => !Object.hasOwn(data, 'integration'));

/** Returns an integer from 0 to `count - 1`, another at every call, the same sequence for the same seed. */
export type Dice = (count: number) => number;

export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) % count;
  };
}

/** Returns JSON in some layout; with comments and trailing commas if `isLenient`. */
export function jsonOf(data: unknown, dice: Dice, isLenient: boolean): string {
  const isDense = dice(4) === 0;
  const step = ['  ', '\t', '    '][dice(3)] ?? '';
  let comments = 0;
  const gap = (depth: number): string => {
    const space = isDense ? '' : dice(3) === 0 ? ' '.repeat(dice(3)) : `\n${step.repeat(depth)}`;
    if (!isLenient || dice(4) > 0) return space;
    comments += 1;
    return [`/* c${comments} */${space}`, ` // c${comments}\n${space}`, `${space}/* c${comments} */`][dice(3)] ?? '';
  };
  const listed = (entries: readonly string[], depth: number): string => {
    const trailing = isLenient && entries.length > 0 && dice(4) === 0 ? ',' : '';
    return entries.map((entry) => gap(depth + 1) + entry).join(',') + trailing + gap(depth);
  };
  const write = (value: unknown, depth: number): string => {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    if (Array.isArray(value))
      return `[${listed(
        value.map((item) => write(item, depth + 1)),
        depth,
      )}]`;
    const colon = isDense ? ':' : ': ';
    const entries = Object.entries(value).map(([name, part]) => JSON.stringify(name) + colon + write(part, depth + 1));
    return `{${listed(entries, depth)}}`;
  };
  return write(data, 0);
}

const styles = ['PLAIN', 'QUOTE_SINGLE', 'QUOTE_DOUBLE', 'BLOCK_LITERAL', 'BLOCK_FOLDED'] as const;

/** Returns YAML in mixed styles, with comments. */
export function yamlOf(data: unknown, dice: Dice): string {
  const document = new Document(data, { aliasDuplicateObjects: false });
  const isCommented = dice(2) === 0;
  visit(document, {
    Scalar(role, node) {
      // Unquoted it would be a merge key.
      if (role === 'key' && node.value === '<<') node.type = 'QUOTE_DOUBLE';
      else if (typeof node.value === 'string' && dice(2) === 0)
        node.type = styles[dice(role === 'key' ? 3 : 5)] ?? 'PLAIN';
      if (isCommented && role !== 'key' && dice(4) === 0) node.comment = ` c${dice(100)}`;
      if (isCommented && dice(6) === 0) node.commentBefore = ` before${dice(100)}`;
    },
    Collection(_role, node) {
      if (dice(4) === 0) node.flow = true;
      if (isCommented && dice(5) === 0) node.commentBefore = ` collection${dice(100)}`;
    },
  });
  return document.toString({
    lineWidth: [0, 20, 80][dice(3)] ?? 80,
    indent: 2 + dice(3),
    indentSeq: dice(2) === 0,
    flowCollectionPadding: dice(2) === 0,
    minContentWidth: 0,
  });
}
