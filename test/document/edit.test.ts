import { describe, expect, it } from 'vitest';
import type { Patch } from '../../src/document/document.ts';
import { edited, remove, rename, set } from './texts.ts';

type Row = [what: string, before: string, patches: readonly Patch[], after: string | undefined];

const json: Row[] = [
  ['sets a value', '{\n  "public": true\n}\n', [set(['public'], false)], '{\n  "public": false\n}\n'],
  [
    'writes an object over several lines where the file does',
    '{\n\t"user": null,\n\t"tags": {}\n}',
    [set(['user'], { tags: { id: {} } })],
    '{\n\t"user": {\n\t\t"tags": {\n\t\t\t"id": {}\n\t\t}\n\t},\n\t"tags": {}\n}',
  ],
  ['adds behind the last', '{\n  "a": 1\n}', [set(['b'], [1])], '{\n  "a": 1,\n  "b": [\n    1\n  ]\n}'],
  ['adds on one line', '{"a": 1, "b": 2}', [set(['c'], 'x')], '{"a": 1, "b": 2, "c": "x"}'],
  ['adds without blanks where there are none', '{"a":1}', [set(['c'], 'x')], '{"a":1,"c":"x"}'],
  ['adds behind a comment', '{\n  "a": 1 // one\n}', [set(['b'], 2)], '{\n  "a": 1, // one\n  "b": 2\n}'],
  ['keeps the trailing comma', '{\n  "a": 1, // one\n}', [set(['b'], 2)], '{\n  "a": 1, // one\n  "b": 2,\n}'],
  ['fills an empty object', '{\n  "tags": {}\n}', [set(['tags', 'id'], 1)], '{\n  "tags": {\n    "id": 1\n  }\n}'],
  ['fills an object of comments', '{\n  // none yet\n}', [set(['a'], 1)], '{\n  // none yet\n  "a": 1\n}'],
  ['keeps Windows line ends', '{\r\n  "a": 1\r\n}\r\n', [set(['b'], 2)], '{\r\n  "a": 1,\r\n  "b": 2\r\n}\r\n'],
  ['removes a line', '{\n  "a": 1,\n  "b": 2,\n  "c": 3\n}', [remove('b')], '{\n  "a": 1,\n  "c": 3\n}'],
  ['removes the last line and the comma before', '{\n  "a": 1,\n  "b": 2\n}', [remove('b')], '{\n  "a": 1\n}'],
  ['removes on one line', '{ "a": 1, "b": 2, "c": 3 }', [remove('b'), remove('c')], '{ "a": 1 }'],
  ['keeps a comment behind what goes', '{\n  "a": 1, // one\n  "b": 2\n}', [remove('a')], '{\n  // one\n  "b": 2\n}'],
  ['empties an object', '{\n  "tags": {\n    "id": {}\n  }\n}', [remove('tags', 'id')], '{\n  "tags": {}\n}'],
  ['takes every path as it stands', '{"a":[1,2,3,4]}', [remove('a', 0), remove('a', 2)], '{"a":[2,4]}'],
  [
    'puts one in the place of another',
    '{\n  "public": true,\n  "a": 1\n}',
    [remove('public'), set(['visibility'], 'public')],
    '{\n  "a": 1,\n  "visibility": "public"\n}',
  ],
  ['renames', '{ "apiKey" : {} }', [rename(['apiKey'], 'API_KEY')], '{ "API_KEY" : {} }'],
  ['refuses a name that is taken', '{"a":1,"b":2}', [rename(['a'], 'b')], undefined],
  ['refuses one name for two', '{"a":1,"b":2}', [rename(['a'], 'c'), rename(['b'], 'c')], undefined],
  ['refuses to remove one of two', '{"a":1,"a":2}', [remove('a')], undefined],
  ['refuses patches that contradict each other', '{"a":{"b":1}}', [remove('a'), set(['a', 'b'], 2)], undefined],
  ['refuses to set one place twice', '{"a":1}', [set(['a'], 2), set(['a'], 3)], undefined],
  ['refuses what does not exist', '{"a":1}', [remove('b')], undefined],
  ['refuses to go into a scalar', '{"a":1}', [set(['a', 'b'], 2)], undefined],
  ['refuses to skip items', '{"a":[1]}', [set(['a', 2], 2)], undefined],
  ['refuses what is not JSON', '{"a":1}', [set(['a'], undefined)], undefined],
  ['refuses numbers without end', '{"a":1}', [set(['a'], { b: [Number.NaN] })], undefined],
  ['changes nothing without patches', '{"a":1}', [], '{"a":1}'],
];

const yaml: Row[] = [
  ['keeps a plain scalar plain', 'title: Desk # x\n', [set(['title'], 'Harbor Desk')], 'title: Harbor Desk # x\n'],
  ['keeps single quotes', "title: 'Desk'\n", [set(['title'], "The harbor's")], "title: 'The harbor''s'\n"],
  ['keeps double quotes', 'title: "Desk"\n', [set(['title'], 'a "b"')], 'title: "a \\"b\\""\n'],
  ['quotes what needs quotes', 'a: b\nc: d\n', [set(['a'], 'x: y'), set(['c'], 'true')], 'a: "x: y"\nc: "true"\n'],
  [
    'keeps a literal block',
    'a:\n  script: |\n    .x\n    .y\nb: 1\n',
    [set(['a', 'script'], '.z\n\n.y\n')],
    'a:\n  script: |\n    .z\n\n    .y\nb: 1\n',
  ],
  ['writes a block on one line where it must', 'a: |\n  x\nb: 1\n', [set(['a'], ' x\n')], 'a: " x\\n"\nb: 1\n'],
  ['fills an empty value', 'icon: # none\nb: 1\n', [set(['icon'], 'a.svg')], 'icon: a.svg # none\nb: 1\n'],
  ['keeps the comment of a block', 'a: |- # VRL\n  x\nb: 1\n', [set(['a'], 'y\nz')], 'a: |- # VRL\n  y\n  z\nb: 1\n'],
  ['drops the comments inside of what goes', 'a:\n  b: 1 # x\n  c: 2\nd: 3\n', [set(['a'], 1)], 'a: 1\nd: 3\n'],
  ['puts a scalar in the place of a block', 'a:\n  b: 1\n  c: 2\nd: 3\n', [set(['a'], 1)], 'a: 1\nd: 3\n'],
  [
    'puts a block in the place of a scalar',
    'a: 1\nb:\n    c: 1\n',
    [set(['a'], { x: [{ y: 1, z: [] }] })],
    'a:\n    x:\n        - y: 1\n          z: []\nb:\n    c: 1\n',
  ],
  [
    'adds behind the last',
    'a:\n  b: 1 # one\n  # two\nc: 1',
    [set(['a', 'd'], 'x'), set(['e'], 'y')],
    'a:\n  b: 1 # one\n  d: x\n  # two\nc: 1\ne: y',
  ],
  [
    'adds to a sequence',
    'a:\n- x\n- y\nb: 1\n',
    [set(['a', 2], { k: 1, l: 2 })],
    'a:\n- x\n- y\n- k: 1\n  l: 2\nb: 1\n',
  ],
  ['adds as its neighbours are quoted', '"a": \'b\'\n', [set(['c'], 'd')], '"a": \'b\'\n"c": \'d\'\n'],
  ['adds deep inside', 'a: {}\n', [set(['b', 'c', 'd'], 1)], 'a: {}\nb:\n  c:\n    d: 1\n'],
  ['keeps Windows line ends', 'a:\r\n  b: 1\r\n', [set(['a', 'c'], { d: 1 })], 'a:\r\n  b: 1\r\n  c:\r\n    d: 1\r\n'],
  ['removes lines', 'a: 1\nb:\n  c: 1\n  # inside\n# outside\nd: 1\n', [remove('b')], 'a: 1\n# outside\nd: 1\n'],
  ['keeps a comment behind what goes', 'a: 1 # one\nb: 2\n', [remove('a')], '# one\nb: 2\n'],
  [
    'keeps a comment apart from what stands before it in brackets',
    'tags: [ticket,ticket,\n  ticket # as the desk has it\n  ]\n',
    [remove('tags', 1), remove('tags', 2)],
    'tags: [ticket # as the desk has it\n  ]\n',
  ],
  [
    'keeps it apart from a bracket and a comma',
    'a: [1 # one\n  , 2]\nb: [1,2 # two\n  , 3]\n',
    [remove('a', 0), remove('b', 1)],
    'a: [ # one\n   2]\nb: [1, # two\n   3]\n',
  ],
  ['removes behind a dash', 'a:\n- b: 1\n  c: 2\n- d\n', [remove('a', 0, 'b')], 'a:\n- c: 2\n- d\n'],
  ['empties a mapping', 'a:\n  b: 1\nc: 1\n', [remove('a', 'b')], 'a:\n  {}\nc: 1\n'],
  ['empties a sequence', 'a:\n- b\n- c\nd: 1\n', [remove('a', 0), remove('a', 1)], 'a:\n  []\nd: 1\n'],
  [
    'puts one in the place of another',
    'a:\n  public: true\nb: 1\n',
    [remove('a', 'public'), set(['a', 'visibility'], 'public')],
    'a:\n  visibility: public\nb: 1\n',
  ],
  ['renames', '"apiKey": 1\nb: 1\n', [rename(['apiKey'], 'API_KEY'), rename(['b'], 'on')], '"API_KEY": 1\n"on": 1\n'],
  [
    'edits in brackets',
    'a: { b: 1, c: [x, y] } # z\n',
    [remove('a', 'b'), set(['a', 'c', 2], 'p, q')],
    'a: { c: [x, y, "p, q"] } # z\n',
  ],
  ['fills brackets', 'tags: {}\n', [set(['tags', 'id'], { title: 'Id' })], 'tags: {id: {title: Id}}\n'],
  ['changes what an unused anchor names', 'a: &x 1\nb: 2\n', [set(['a'], 3)], 'a: &x 3\nb: 2\n'],
  ['refuses what an alias repeats', 'a: &x {c: 1}\nb: *x\n', [set(['a', 'c'], 2)], undefined],
  ['refuses to go through an alias', 'a: &x {c: 1}\nb: *x\n', [set(['b', 'c'], 2)], undefined],
  ['refuses to replace an alias', 'a: &x 1\nb: *x\n', [set(['b'], 2)], undefined],
  ['refuses to remove what an alias repeats', 'a:\n  b: &x 1\nc: *x\n', [remove('a')], undefined],
  ['refuses what a merge key brings', 'a: &x {c: 1}\nb:\n  <<: *x\n  d: 1\n', [set(['b', 'c'], 2)], undefined],
  ['refuses to uncover what a merge key brings', 'a: &x {c: 1}\nb:\n  <<: *x\n  c: 2\n', [remove('b', 'c')], undefined],
  [
    'changes beside a merge key',
    'a: &x {c: 1}\nb:\n  <<: *x\n  d: 1\n',
    [set(['b', 'd'], 2), set(['b', 'e'], 3)],
    'a: &x {c: 1}\nb:\n  <<: *x\n  d: 2\n  e: 3\n',
  ],
  ['refuses a tagged value', 'a: !!str 1\n', [set(['a'], 2)], undefined],
  [
    'leaves the line breaks that are part of a value',
    'a: |+\n  x\n\nb: 1\nc:\n  d: 1\n  e: |+\n    y\n\n',
    [remove('b'), set(['c', 'f'], 2)],
    'a: |+\n  x\n\nc:\n  d: 1\n  e: |+\n    y\n\n  f: 2\n',
  ],
  [
    'takes the line breaks that are part of a value with it',
    'a:\n  b: |+\n    x\n\n  c: 1\nd: >+\n  y\n\ne: 2\n',
    [remove('a', 'b'), set(['d'], ' z ')],
    'a:\n  c: 1\nd: " z "\ne: 2\n',
  ],
  ['refuses to lengthen a value by empty lines', 'a: |+\n  x\nb: 1\n\nc: 2\n', [remove('b')], undefined],
  ['refuses to end a value that the text ends', 'a: |+\n  x', [set(['b'], 1)], undefined],
  ['refuses a property without brackets', 'a: [b: 1]\n', [set(['a', 0, 'c'], 1)], undefined],
];

describe.each([
  ['JSON', 'integration.jsonc', json],
  ['YAML', 'integration.yaml', yaml],
] as const)('an edit of %s', (_syntax, file, rows) => {
  it.each(rows)('%s', async (_, before, patches, after) => {
    expect(await edited(file, before, patches)).toBe(after);
  });
});

describe('an edit', () => {
  it('of broken text is refused', async () => {
    expect(await edited('a.json', '{ "a": 1 "b": 2 }', [set(['a'], 2)])).toBeUndefined();
    expect(await edited('a.json', '{ "a": 1', [set(['a'], 2)])).toBeUndefined();
    expect(await edited('a.yaml', 'a: [', [set(['a'], 2)])).toBeUndefined();
  });

  it('goes inside the wrapper', async () => {
    const before = '{ "integration": { "public": true } }';
    expect(await edited('a.json', before, [set(['public'], false)])).toBe('{ "integration": { "public": false } }');
  });
});
