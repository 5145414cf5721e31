import { describe, expect, it } from 'vitest';
import { openDocument } from '../../src/document/open-text.ts';

type Row = [what: string, text: string, faults: readonly string[], data?: unknown];

const json: readonly Row[] = [
  ['nothing', '', ['1:1-1:1 empty: The file is empty.']],
  ['white space and a byte order mark', '\uFEFF \r\n', ['1:1-1:1 empty: The file is empty.']],
  ['comments only', '// to be written\n', ['1:1-1:1 empty: The file contains only comments.']],
  [
    'bytes that are not text',
    '{"name":\0}',
    ['1:9-1:10 binary: The file is not UTF-8 text: here is an invalid byte, or a NUL character.'],
  ],
  ['text in UTF-16', '\0\uFFFD{\0\n\0 \0', ['1:1-1:2 binary: The file is UTF-16 text; it has to be saved as UTF-8.']],
  [
    'text in UTF-16 with the other byte first',
    '\0{\0\n\0 ',
    ['1:1-1:2 binary: The file is UTF-16 text; it has to be saved as UTF-8.'],
  ],
  ['a list', '[1]', ['1:1-1:4 not-an-object: A manifest is an object, not a list.']],
  ['a string', '\n "desk"', ['2:2-2:8 not-an-object: A manifest is an object, not a single value.']],
  [
    'a name twice',
    '{\n  "name": "desk",\n  "name": "harbor"\n}',
    [
      '3:3-3:9 duplicate-key: `name` appears more than once in this object; the last one counts. /name (2:3-2:9 The first one is here.)',
    ],
    { name: 'harbor' },
  ],
  [
    'comments and trailing commas',
    '{ // desk\n  "tags": {},\n  "layers": [1,], /* none */\n}',
    [
      '1:3-1:10 comment: JSON has no comments; a `.jsonc` file may have them.',
      '3:15-3:16 trailing-comma: JSON has no trailing commas; a `.jsonc` file may have them.',
      '3:17-3:18 trailing-comma: JSON has no trailing commas; a `.jsonc` file may have them.',
    ].toSorted(),
    { tags: {}, layers: [1] },
  ],
  [
    'a Markdown fence',
    '```json\n{ "a": 1 }\n```\n',
    ['1:1-1:8 parse-error: A Markdown fence is around this text; remove its lines of three backticks.'],
  ],
  [
    'missing commas',
    '{ "a": 1\n  "b": [2 3] }',
    ['2:3-2:6 parse-error: Expected `,` before `"b"`.', '2:11-2:12 parse-error: Expected `,` before `3`.'],
    { a: 1, b: [2, 3] },
  ],
  [
    'missing commas, a comment and an escape before what cannot be read',
    '{ "pattern": "\\d+", // parcels\n  "secrets": ["DESK_KEY" "HARBOR_KEY"],\n  "tags": {"id": {},},\n  "icon": desk.svg\n}',
    [
      '1:15-1:17 parse-error: JSON has no such escape; a backslash is written `\\\\`.',
      '1:21-1:31 comment: JSON has no comments; a `.jsonc` file may have them.',
      '2:26-2:38 parse-error: Expected `,` before `"HARBOR_KEY"`.',
      '3:20-3:21 trailing-comma: JSON has no trailing commas; a `.jsonc` file may have them.',
      '4:11-4:19 parse-error: `desk.svg` is not JSON; a string needs double quotes.',
    ],
  ],
  [
    'a missing comma right before what cannot be read, which is one mistake',
    '{ "title": "The " "sign" " of the desk", "name": "desk" }',
    ['1:26-1:40 parse-error: Expected `:` before `" of the desk"`.'],
  ],
  [
    'what is written as in code, at every place',
    `{
  name: 'freight-desk',
  "description": 'Books "freight"', # for all
  'public': True,
  "tags" = [.5, None; \`parcel\`, “desk”],
  "actions": { bookCarrier: { title: 'It\\'s booked', cost: 012, }, },
  // carriers
  "icon": desk.svg
  "secrets": [1}
}`,
    [
      '2:3-2:7 parse-error: The property name `name` needs double quotes in JSON.',
      '2:9-2:23 parse-error: A string in JSON needs double quotes, not single quotes.',
      '3:18-3:24 parse-error: A string in JSON needs double quotes, not single quotes.',
      '3:37-3:38 parse-error: A comment with `#` is not JSON; a `.jsonc` file may have comments, with `//`.',
      '4:3-4:11 parse-error: A string in JSON needs double quotes, not single quotes.',
      '4:13-4:17 parse-error: `True` is not JSON; expected `true`.',
      '5:10-5:11 parse-error: Expected `:`, not `=`.',
      '5:13-5:15 parse-error: `.5` is not a number in JSON; expected `0.5`.',
      '5:17-5:21 parse-error: `None` is not JSON; expected `null`.',
      '5:21-5:22 parse-error: Expected `,`, not `;`.',
      '5:23-5:31 parse-error: A string in JSON needs double quotes, not backticks.',
      '5:33-5:39 parse-error: A string in JSON needs straight double quotes, not curly ones.',
      '6:16-6:27 parse-error: The property name `bookCarrier` needs double quotes in JSON.',
      '6:31-6:36 parse-error: The property name `title` needs double quotes in JSON.',
      '6:38-6:44 parse-error: A string in JSON needs double quotes, not single quotes.',
      '6:54-6:58 parse-error: The property name `cost` needs double quotes in JSON.',
      '6:60-6:63 parse-error: `012` is not a number in JSON; expected `12`.',
      '6:63-6:64 trailing-comma: JSON has no trailing commas; a `.jsonc` file may have them.',
      '6:66-6:67 trailing-comma: JSON has no trailing commas; a `.jsonc` file may have them.',
      '7:3-7:14 comment: JSON has no comments; a `.jsonc` file may have them.',
      '8:11-8:19 parse-error: `desk.svg` is not JSON; a string needs double quotes.',
      '9:3-9:12 parse-error: Expected `,` before `"secrets"`.',
      '9:16-9:17 parse-error: Expected `]` before `}`. (9:14-9:15 It was opened here.)',
    ],
  ],
  ['a sign for which there is no place', '{ = 1, name: 2 }', ['1:3-1:4 parse-error: `=` is not JSON.']],
  [
    'what is written as in code, up to what may be meant otherwise',
    '{ name: "The "big, bad" desk", title: \'Desk\' }',
    [
      '1:3-1:7 parse-error: The property name `name` needs double quotes in JSON.',
      '1:15-1:18 parse-error: The string ends before `big`; a quote inside a string is written `\\"`.',
    ],
  ],
  [
    'what is written as in code, where a comma is missing before it',
    '{ "cost": 1 name: 2, title: \'Desk\' }',
    ['1:13-1:17 parse-error: The property name `name` needs double quotes in JSON.'],
  ],
  [
    'brackets that a word hid',
    `{ # /* ${'['.repeat(3)}\n ${'['.repeat(300)} }`,
    ['1:3-1:4 parse-error: A comment with `#` is not JSON; a `.jsonc` file may have comments, with `//`.'],
  ],
  [
    'an escape that JSON lacks, which leaves the rest readable',
    '{ "pattern": "\\d+", "name": "desk" }',
    ['1:15-1:17 parse-error: JSON has no such escape; a backslash is written `\\\\`.'],
    { name: 'desk' },
  ],
  [
    'an escape that JSON lacks, behind all that it has',
    '{ "pattern": "\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\w", "name": "desk" }',
    ['1:37-1:39 parse-error: JSON has no such escape; a backslash is written `\\\\`.'],
    { name: 'desk' },
  ],
  [
    'an escape cut short',
    '{ "a": "x\\u00e" }',
    ['1:10-1:15 parse-error: A `\\u` escape takes four hexadecimal digits.'],
    {},
  ],
  [
    'a bare tab',
    '{ "a": "x\ty" }',
    ['1:10-1:11 parse-error: A string in JSON cannot contain a raw tab or control character; write a tab as `\\t`.'],
    { a: 'x\ty' },
  ],
  ['a number beyond all bounds', '{ "a": 1e999 }', ['1:8-1:13 unsupported-value: This number is too large. /a'], {}],
  [
    'a file that ends too early',
    '{ "a": [1, { "b": "c"',
    ['1:22-1:22 parse-error: The file ends without a closing `}`. (1:12-1:13 It was opened here.)'],
  ],
  [
    'a file that ends before a value',
    '{ "a":\n',
    ['2:1-2:1 parse-error: The file ends without a closing `}`. (1:1-1:2 It was opened here.)'],
  ],
  ['a string without end', '{ "a": "x\n}', ['1:8-1:10 parse-error: The string is not closed.']],
  ['a comment without end', '{} /* x', ['1:4-1:6 parse-error: The comment is not closed.']],
  [
    'brackets that do not match',
    '{ "a": [1} ',
    ['1:10-1:11 parse-error: Expected `]` before `}`. (1:8-1:9 It was opened here.)'],
  ],
  ['single quotes', "{ 'a': 1 }", ['1:3-1:6 parse-error: A string in JSON needs double quotes, not single quotes.']],
  ['a bare name', '{ name: 1 }', ['1:3-1:7 parse-error: The property name `name` needs double quotes in JSON.']],
  ['a hexadecimal number', '{ "a": 0x1E }', ['1:8-1:12 parse-error: `0x1E` is not a number in JSON; expected `30`.']],
  ['a leading zero', '{ "a": 012 }', ['1:8-1:11 parse-error: `012` is not a number in JSON; expected `12`.']],
  [
    'digits in groups',
    '{ "a": 60_000 }',
    ['1:8-1:14 parse-error: `60_000` is not a number in JSON; expected `60000`.'],
  ],
  ['a plus', '{ "a": +60 }', ['1:8-1:11 parse-error: `+60` is not a number in JSON; expected `60`.']],
  ['a number with a unit', '{ "a": 60s }', ['1:8-1:11 parse-error: `60s` is not JSON; a string needs double quotes.']],
  [
    'an infinite number',
    '{ "a": -Infinity }',
    ['1:8-1:17 parse-error: `-Infinity` is not JSON, which has no such number.'],
  ],
  ['the words of Python', '{ "a": True }', ['1:8-1:12 parse-error: `True` is not JSON; expected `true`.']],
  ['nothing, in Python', '{ "a": None }', ['1:8-1:12 parse-error: `None` is not JSON; expected `null`.']],
  ['a bare text', '{ "a": private }', ['1:8-1:15 parse-error: `private` is not JSON; a string needs double quotes.']],
  [
    'curly quotes',
    '{ "a": “1.2.0” }',
    ['1:8-1:15 parse-error: A string in JSON needs straight double quotes, not curly ones.'],
  ],
  [
    'a string that ends with a curly quote',
    '{ "a": "Desk”,\n"b": 1 }',
    ['1:8-1:15 parse-error: The string is not closed: a curly quote does not end it, a straight `"` does.'],
  ],
  ['backticks', '{ "a": `desk` }', ['1:8-1:14 parse-error: A string in JSON needs double quotes, not backticks.']],
  [
    'quotes inside a string',
    '{ "a": "Follow "parcels" now" }',
    ['1:17-1:24 parse-error: The string ends before `parcels`; a quote inside a string is written `\\"`.'],
  ],
  [
    'a name without its second quote',
    '{ "version: "1.2.0" }',
    ['1:14-1:17 parse-error: The string ends before `1.2`; a quote inside a string is written `\\"`.'],
  ],
  [
    'a comment of YAML',
    '{ # desk\n "a": 1 }',
    ['1:3-1:4 parse-error: A comment with `#` is not JSON; a `.jsonc` file may have comments, with `//`.'],
  ],
  ['a sign of equality', '{ "a" = 1 }', ['1:7-1:8 parse-error: Expected `:`, not `=`.']],
  ['a semicolon', '{ "a": 1; "b": 2 }', ['1:9-1:10 parse-error: Expected `,`, not `;`.']],
  ['a semicolon at the end', '{ "a": 1 };', ['1:11-1:12 parse-error: `;` is not JSON.']],
  ['a module', 'export default { "a": 1 }', ['1:1-1:7 parse-error: `export` is not JSON.']],
  ['a space without width', '{ \u200b"a": 1 }', ['1:3-1:4 parse-error: `U+200B` is not JSON.']],
  [
    'a bracket too many',
    '{ "a": {}}, "b": 1 }',
    ['1:11-1:12 parse-error: Expected the end of the file, not `,`; a `}` or `]` before it may be one too many.'],
  ],
  [
    'a comma too many',
    '{ "a": 1,, "b": 2 }',
    ['1:10-1:11 parse-error: Expected a property name in double quotes, not `,`.'],
  ],
  [
    'a comma before the first property',
    '{ , "a": 1 }',
    ['1:3-1:4 parse-error: Expected a property name in double quotes, not `,`.'],
  ],
  ['a comma before the first value of a list', '{ "a": [, 1] }', ['1:9-1:10 parse-error: Expected a value, not `,`.']],
  ['no colon', '{ "a" 1 }', ['1:7-1:8 parse-error: Expected `:` before `1`.']],
  ['no value', '{ "a": , "b": 1 }', ['1:8-1:9 parse-error: Expected a value, not `,`.']],
  ['a second value', '{} {}', ['1:4-1:5 parse-error: Expected the end of the file, not `{`.']],
  ['a space that only looks like one', '{\u00a0}', ['1:2-1:3 parse-error: `U+00A0` is not JSON.']],
  [
    'a merge conflict',
    '{\n<<<<<<< HEAD\n"a": 1\n=======\n"a": 2\n>>>>>>> x\n}',
    ['2:1-2:13 parse-error: There is an unresolved merge conflict.'],
  ],
  [
    'what is left of a merge conflict',
    '{\r\n"a": 1\r\n=======\r\n}',
    ['3:1-3:8 parse-error: There is an unresolved merge conflict.'],
  ],
  [
    'properties beside a wrapped record',
    '{ "integration": { "name": "desk" }, "$schema": "…", "meta": {} }',
    ['1:54-1:60 unknown-wrapper-property: `meta` is beside the wrapped `integration`, where nothing else belongs.'],
    { name: 'desk' },
  ],
  [
    'a name twice inside a wrapped record',
    '{ "integration": { "id": 1, "id": 2 } }',
    [
      '1:29-1:33 duplicate-key: `id` appears more than once in this object; the last one counts. /id (1:20-1:24 The first one is here.)',
    ],
    { id: 2 },
  ],
];

const yaml: readonly Row[] = [
  ['comments only', '# to be written\n', ['1:1-1:1 empty: The file contains only comments.']],
  ['a document mark only', '---\n', ['1:1-1:1 empty: The file contains only comments.']],
  ['a text', 'hello world\n', ['1:1-1:12 not-an-object: A manifest is an object, not a single value.']],
  [
    'two documents',
    'a: 1\n---\nb: 2\n',
    ['2:1-2:4 multiple-documents: A second YAML document starts here; a manifest is a single document.'],
  ],
  [
    'a name twice',
    'a: 1\n"a": 2\n',
    [
      '2:1-2:4 duplicate-key: `a` appears more than once in this object; the last one counts. /a (1:1-1:2 The first one is here.)',
    ],
    { a: 2 },
  ],
  ['a string without end', 'a: 1\nb: "x\nc: 3\n', ['2:4-2:6 parse-error: The string is not closed.']],
  ['a string whose last quote is escaped', 'a: "x\\"', ['1:4-1:8 parse-error: The string is not closed.']],
  ['a bracket without end', 'a: [1, 2\nb: 3\n', ['1:4-1:5 parse-error: `[` is not closed.']],
  [
    'one of two brackets without end',
    'input: {schema: {}\noutput: {schema: {}}\n',
    ['1:8-1:9 parse-error: `{` is not closed.'],
  ],
  [
    'brackets from another file, indented as there',
    'attributes: {\n"source": "} # ]", # it\'s }\n"places": ["a", \'b\']\n}\ntitle: Tides\n',
    ['1:13-1:14 parse-error: `{` is not closed; the lines up to its `}` are indented further than its key.'],
  ],
  [
    'a bracket that ends left of its key',
    'user:\n  tags: {\n    berth: {}\n }\n',
    ['2:9-2:10 parse-error: `{` is not closed; the lines up to its `}` are indented further than its key.'],
  ],
  ['a tab as indentation', 'a:\n\tb: 1\n', ['2:1-2:2 parse-error: A tab cannot indent YAML; spaces can.']],
  ['a tab before a text', 'a: |\n\tb\n', ['2:1-2:2 parse-error: A tab cannot indent YAML; spaces can.']],
  ['a tab further down', 'a: >-\n  b\n\tc\n', ['3:1-3:2 parse-error: A tab cannot indent YAML; spaces can.']],
  ['a tab in a list', 'a:\n  - |\n\tb\n', ['3:1-3:2 parse-error: A tab cannot indent YAML; spaces can.']],
  ['a tab in brackets', 'a: {\n\t"b": 1\n}\n', ['2:2-2:3 parse-error: A tab cannot indent YAML; spaces can.']],
  [
    'uneven indentation',
    'a:\n  b: 1\n c: 2\n',
    ['3:2-3:3 parse-error: The entries of one mapping or sequence start at the same column, and this one does not.'],
  ],
  [
    'uneven indentation below a text',
    'berth:\r\n  script: |\r\n    .depth\r\n\r\n  title: Ebbe\r\n "a b": the tide: low\r\n',
    ['6:2-6:7 parse-error: The entries of one mapping or sequence start at the same column, and this one does not.'],
  ],
  [
    'a text whose first line is indented further',
    'berth:\r\n  script: |- # VRL\r\n      .depth\r\n\r\n     .x = 1: 2  \r\n',
    [
      '5:6-5:15 parse-error: This line is indented less than the first line of the text of the `|` above, and so is not part of it.',
    ],
  ],
  [
    'a text below a blank line with more spaces',
    'script: >\n     \n  .depth\n',
    [
      '3:3-3:4 parse-error: A blank line above has more spaces than this first line of the text; it may have as many at most.',
    ],
  ],
  [
    'a comment directly after a value',
    'title: "Ebbe"# the tide\n',
    ['1:14-1:24 parse-error: A space comes before the `#` of a comment; quotes make it part of a string.'],
  ],
  [
    'an entry beside the start of a document',
    '--- title: Ebbe\n',
    ['1:5-1:6 parse-error: The first entry starts on the line below the `---`.'],
  ],
  [
    'uneven indentation below a comment',
    'berth:\n  title: Ebbe\n\n # the tide\n depth: 4\n',
    ['5:2-5:7 parse-error: The entries of one mapping or sequence start at the same column, and this one does not.'],
  ],
  [
    'a tag directly before brackets',
    'secrets: !!map{}\n',
    ['1:15-1:16 parse-error: A space comes after a tag or an anchor.'],
  ],
  [
    'a colon in a plain text',
    'title: Desk: tickets\n',
    ['1:8-1:9 parse-error: A mapping cannot start inside a value; quotes make a text with `: ` in it a string.'],
  ],
  [
    'a reserved character',
    'a: @desk\n',
    ['1:4-1:5 parse-error: A plain value cannot start with `@`; quotes make it a string.'],
  ],
  [
    'a Markdown fence',
    '```yaml\na: 1\n```\n',
    ['1:1-1:8 parse-error: A Markdown fence is around this text; remove its lines of three backticks.'],
  ],
  [
    'a line that is no entry',
    'a: 1\nfoo\nb: 2\n',
    ['2:1-2:4 parse-error: `foo` is neither a value nor a key followed by `: `.'],
  ],
  [
    'an escape that YAML lacks',
    'a: "\\d+"\n',
    ['1:5-1:7 parse-error: `\\d` is not an escape of a double-quoted string.'],
  ],
  [
    'an alias without anchor',
    'a: *desk\nb: 1\n',
    ['1:4-1:9 unsupported-value: The alias `*desk` has no anchor `&desk` before it. /a'],
    { b: 1 },
  ],
  [
    'an alias inside its anchor',
    'a: &a\n  b: *a\n',
    ['2:6-2:8 unsupported-value: The alias `*a` is inside what it repeats. /a/b'],
    { a: {} },
  ],
  [
    'values that JSON lacks',
    'a: .nan\nb: [-.inf, 1]\nc: !!binary aGk=\nd: !vec [1]\ne: !!constructor x\n',
    [
      '1:4-1:8 unsupported-value: JSON has no equivalent for `.nan`. /a',
      '2:5-2:10 unsupported-value: JSON has no equivalent for `-.inf`. /b/0',
      '3:13-3:17 unsupported-value: JSON has no equivalent for `!!binary aGk=`. /c',
      '4:9-4:12 unsupported-value: JSON has no equivalent for the tag `!vec`. /d',
      '5:18-5:19 unsupported-value: JSON has no equivalent for `!!constructor x`. /e',
    ],
    { b: [undefined, 1] },
  ],
  [
    'a template',
    'title: {{ name }}\n',
    [
      '1:9-1:17 unsupported-value: A property name in JSON is a string; quotes make a text such as `{{ name }}` one. /title',
    ],
    {},
  ],
  [
    'a key that is a list',
    '? [a, b]\n: 1\nc: 2\n',
    ['1:3-1:9 unsupported-value: A property name in JSON is a string; quotes make a text such as `{{ name }}` one.'],
    { c: 2 },
  ],
  [
    'a merge key that merges nothing',
    'a:\n  <<: 5\n  b: 1\n',
    ['2:7-2:8 unsupported-value: The merge key `<<` takes a mapping or a list of mappings. /a/<<'],
    { a: { b: 1 } },
  ],
  [
    'a merge key with an alias that has no anchor',
    'berth: &berth {depth: 4}\nharbour:\n  <<: [*berth, *quay]\n  name: Ebbe\n',
    ['3:16-3:21 unsupported-value: The alias `*quay` has no anchor `&quay` before it. /harbour/<</1'],
    { berth: { depth: 4 }, harbour: { name: 'Ebbe', depth: 4 } },
  ],
  [
    'an entry too far to the right',
    'configuration:\n title: Parcels\n  description: Where they are\n',
    [
      '3:3-3:14 parse-error: `description` is indented further than the entry above it, whose value is a text; entries start at the same column, and quotes make a text with `: ` in it a string. (2:9-2:16 The text is here.)',
    ],
  ],
  [
    'items in different columns',
    'required:\n   - text\n  - image\n',
    [
      '3:3-3:4 parse-error: The items of one list start at the same column, no further left than its key, and this one does not.',
    ],
  ],
  [
    'items left of their key',
    'schema:\n   required:\n - text\n',
    [
      '3:2-3:3 parse-error: The items of one list start at the same column, no further left than its key, and this one does not.',
    ],
  ],
  [
    'indentation that only looks like one',
    'configuration:\n\u00a0\u00a0title: Parcels\n  description: Where they are\n',
    ['2:1-2:3 parse-error: `U+00A0 U+00A0` is not a space in YAML; a plain space is.'],
  ],
  [
    'a space behind a colon that only looks like one',
    'name: desk\nversion:\u00a01.2.0\ntitle: Desk\n',
    ['2:9-2:10 parse-error: `U+00A0` is not a space in YAML; a plain space is.'],
  ],
  [
    'such a space in a text, which is not to blame',
    'title: "Desk:\u00a0a" for all\n',
    [
      '1:18-1:25 parse-error: `for all` comes after the end of a value; quotes go around all of it, and a quote inside is written `\\"`.',
    ],
  ],
  [
    'an apostrophe in single quotes',
    "title: 'Parcel's desk'\n",
    [
      "1:16-1:23 parse-error: `s desk'` comes after the end of a value; quotes go around all of it, and an apostrophe inside single quotes is written `''`.",
    ],
  ],
  [
    'a text behind brackets',
    'title: [beta] Desk\n',
    ['1:15-1:19 parse-error: `Desk` comes after the end of a value; quotes around all of it make it a string.'],
  ],
  ['two commas in brackets', 'enum: [eu,, us]\n', ['1:11-1:12 parse-error: `,` is not expected here.']],
  ['a bracket too many', 'enum: [eu, us]]\n', ['1:15-1:16 parse-error: `]` is not expected here.']],
  [
    'a text on the line of a block scalar',
    'title: | Desk\n',
    [
      '1:10-1:14 parse-error: The text of a `|` starts on the line below; quotes make a value that starts with `|` a string.',
    ],
  ],
  [
    'a list on the line of its key',
    'required: - text\n',
    [
      '1:11-1:12 parse-error: A list starts on the line below its key; quotes make a value that starts with `- ` a string.',
    ],
  ],
  ['a comma', 'version: "1.2.0",\n', ['1:17-1:18 parse-error: YAML has no commas between entries, but in brackets.']],
  ['a comment of JSON', 'a: 1\n// none\nb: 2\n', ['2:1-2:8 parse-error: A comment in YAML starts with `#`.']],
  [
    'a last line that is no entry',
    'a: 1\nfoo\n',
    ['2:1-2:4 parse-error: `foo` is neither a value nor a key followed by `: `.'],
  ],
  [
    'a string that goes on too far to the left',
    'description: "Follow parcels\nand tell."\n',
    ['1:14-1:29 parse-error: The string is not closed; a continuation line is indented further than its key.'],
  ],
  [
    'a merge conflict',
    'a: 1\n<<<<<<< HEAD\nb: 1\n=======\nb: 2\n>>>>>>> x\n',
    ['2:1-2:13 parse-error: There is an unresolved merge conflict.'],
  ],
];

async function faultsIn(file: string, text: string): Promise<{ faults: string[]; data: unknown; unknowns: number }> {
  const { faults, data, unknowns } = await openDocument(file, text);
  const place = ({ start, end }: (typeof faults)[number]['location']) =>
    `${start.line}:${start.column}-${end.line}:${end.column}`;
  const lines = faults.map(({ id, message, path, location, related = [] }) => {
    const pointer = path.length === 0 ? '' : ` /${path.join('/')}`;
    const others = related.map((other) => ` (${place(other.location)} ${other.message})`).join('');
    return `${place(location)} ${id}: ${message}${pointer}${others}`;
  });
  return { faults: lines, data, unknowns: unknowns.length };
}

describe('JSON', () => {
  it.each(json)('%s', async (_, text, expected, data) => {
    const found = await faultsIn('integration.json', text);
    expect(found.faults).toEqual(expected);
    expect(found.data).toEqual(data);
  });

  it('may have comments and trailing commas if the file name allows it', async () => {
    const found = await faultsIn('integration.jsonc', '{ // desk\n  "tags": {},\n  "layers": [1,], /* none */\n}');
    expect(found).toEqual({ faults: [], data: { tags: {}, layers: [1] }, unknowns: 0 });
  });
});

describe('YAML', () => {
  it.each(yaml)('%s', async (_, text, expected, data) => {
    const found = await faultsIn('integration.yaml', text);
    expect(found.faults).toEqual(expected);
    expect(found.data).toEqual(data);
  });

  it('treats values that JSON cannot express as unknown, with the reason that is already reported', async () => {
    const { unknowns } = await openDocument('integration.yaml', 'integration:\n  a: .inf\n  b: [1, .nan]\n');
    expect(unknowns).toEqual([
      { path: ['a'], extent: 'value', why: 'JSON has no such value', reported: true },
      { path: ['b', 1], extent: 'value', why: 'JSON has no such value', reported: true },
    ]);
  });

  it.each([
    ['what a merge key adds', 'tides:\n  <<: *harbour\n  depth: 4\n', ['tides']],
    ['one of the mappings that a merge key adds', 'a: &a {b: 1}\ntides:\n  <<: [*a, *harbour]\n', ['tides']],
    ['what a merged mapping merges', 'tides: &tides\n  <<: *harbour\nebb:\n  <<: *tides\n', ['tides', 'ebb']],
    ['the name of a property', 'tides:\n  depth: 4\n  : Ebbe\n', ['tides']],
    ['a name that is an alias', 'tides:\n  depth: 4\n  *harbour : Ebbe\n', ['tides']],
  ])('does not miss properties where it could not read %s', async (_, text, owners) => {
    const { unknowns } = await openDocument('integration.yaml', text);
    const why = 'a property is unreadable';
    expect(unknowns).toEqual(owners.map((owner) => ({ path: [owner], extent: 'rest', why, reported: true })));
  });
});

describe('a file without a known extension', () => {
  it.each([
    ['-', '{ "name": "desk" }', { name: 'desk' }],
    ['.hublintrc', '\uFEFF\n{ "name": "desk" }', { name: 'desk' }],
    ['.hublintrc', 'name: desk', { name: 'desk' }],
    ['-', '# desk\nname: desk', { name: 'desk' }],
    ['-', '// desk\n{ "name": "desk", }', { name: 'desk' }],
    ['.hublintrc', '\n/* desk */ { "name": "desk" }', { name: 'desk' }],
  ])('%s is recognized by its text', async (file, text, data) => {
    const document = await openDocument(file, text);
    expect(document.faults).toEqual([]);
    expect(document.data).toEqual(data);
  });

  it('is read in the syntax that is given', async () => {
    expect((await openDocument('-', '{ "name": "desk", }', 'jsonc')).faults).toEqual([]);
    expect((await openDocument('-', '{ name: desk }', 'yaml')).data).toEqual({ name: 'desk' });
  });
});
