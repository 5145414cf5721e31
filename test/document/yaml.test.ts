import { describe, expect, it } from 'vitest';
import { openDocument } from '../../src/document/open-text.ts';
import { positionsIn, textAt } from './texts.ts';

const dataIn = async (text: string): Promise<unknown> => {
  const document = await openDocument('integration.yaml', text);
  expect(document.faults).toEqual([]);
  return document.data;
};

describe('a plain scalar', () => {
  it.each([
    ['null', ['', '~', 'null', 'Null', 'NULL', '!!null ~']],
    ['true', ['true', 'True', 'TRUE', '!!bool true']],
    [
      '12',
      ['12', '+12', '012', '0o14', '0xC', '12.', '1.2e1', '!!int 12', '!!float 12', '!<tag:yaml.org,2002:int> 12'],
    ],
    ['-0.5', ['-0.5', '-.5', '-5e-1']],
    ['"yes"', ['yes', '!!str yes', '! yes', '"yes"', "'yes'", '&anchor yes']],
  ])('means %s', async (meaning, spellings) => {
    for (const spelling of spellings) expect(await dataIn(`a: ${spelling}\n`)).toEqual({ a: JSON.parse(meaning) });
  });

  it.each(['nULL', 'tRUE', 'off', '0b1', '1_000', '12:30', '2001-01-01', '1.2.0', '0o8', '- 1'.slice(1), '.', 'e1'])(
    'is a string: %s',
    async (text) => expect(await dataIn(`a: ${text}\n`)).toEqual({ a: text.trim() === '1' ? 1 : text }),
  );

  it('is a string if it is a key', async () => {
    expect(await dataIn('1: a\n1.0: b\ntrue: c\n~: d\n"": e\n')).toEqual({
      1: 'a',
      '1.0': 'b',
      true: 'c',
      '~': 'd',
      '': 'e',
    });
  });

  it('means the same whatever version a directive names', async () => {
    expect(await dataIn('%YAML 1.1\n---\na: yes\nb: 010\n')).toEqual({ a: 'yes', b: 10 });
  });
});

describe('anchors', () => {
  const text = `base: &base
  title: Ticket
  tags: &tags [open, closed]
copy: *base
merged:
  <<: *base
  title: Case
both:
  <<: [{ title: First, own: 1 }, *base]
"<<": { title: Plain }
again: &tags { x: 1 }
last: *tags
? &key name
: value
*key : { *key : 1 }
`;

  it('repeat what they name', async () => {
    const document = await openDocument('integration.yaml', text);
    const base = { title: 'Ticket', tags: ['open', 'closed'] };
    expect(document.data).toEqual({
      base,
      copy: base,
      merged: { ...base, title: 'Case' },
      both: { title: 'First', own: 1, tags: base.tags },
      '<<': { title: 'Plain' },
      again: { x: 1 },
      last: { x: 1 },
      name: { name: 1 },
    });
    expect(document.faults.map((fault) => `${fault.id} ${fault.path.join()}`)).toEqual(['duplicate-key name']);
  });

  it('do not count as depth for their siblings', async () => {
    const names = Array.from({ length: 250 }, (_, index) => `weighParcel${index}`);
    const action = '{ input: *none, output: { schema: {} } }';
    const manifest = `entities:\n  parcel: &none { schema: {} }\nactions:\n${names.map((name) => `  ${name}: ${action}\n`).join('')}`;
    const none = { schema: {} };
    expect(await dataIn(manifest)).toEqual({
      entities: { parcel: none },
      actions: Object.fromEntries(names.map((name) => [name, { input: none, output: none }])),
    });
  });

  it('locate what they repeat where it is written', async () => {
    const positions = await positionsIn('integration.yaml', text);
    const written = positions.locate({ path: ['base', 'tags', 1], on: 'value' });
    expect(textAt(text, written)).toBe('closed');
    for (const owner of ['copy', 'merged', 'both']) {
      expect(positions.locate({ path: [owner, 'tags', 1], on: 'value' })).toEqual(written);
    }
    expect(textAt(text, positions.locate({ path: ['merged', 'title'], on: 'value' }))).toBe('Case');
    expect(positions.locate({ path: ['copy'], on: 'key' }).start).toEqual({ line: 4, column: 1 });
    expect(textAt(text, positions.locate({ path: ['last'], on: 'value' }))).toBe('{ x: 1 }');
  });
});

describe('a block without text', () => {
  it('is located where its header is', async () => {
    const text = 'title: |\ndescription: >-\n\n\nname: desk\n';
    const positions = await positionsIn('integration.yaml', text);
    expect(positions.locate({ path: ['title'], on: 'value' })).toEqual({
      file: 'integration.yaml',
      start: { line: 1, column: 8 },
      end: { line: 1, column: 9 },
      approximate: false,
    });
    expect(textAt(text, positions.locate({ path: ['description'], on: 'value' }))).toBe('>-');
  });
});

describe('a part of a string', () => {
  const script = '.title = "x"\n\n  .more\n.last';
  const table: readonly [what: string, text: string, value: string, part: string, spelled: string][] = [
    ['in a literal block', `a:\n  b: |-\n    .title = "x"\n\n      .more\n    .last\n`, script, '.more', '.more'],
    [
      'in a literal block with an indentation indicator',
      'a:\n  b: |2-\n      one\n    two\n',
      '  one\ntwo',
      ' one',
      ' one',
    ],
    ['over lines of a literal block', 'a:\n  b: |\n    one\n    two\n', 'one\ntwo\n', 'ne\ntw', 'ne\n    tw'],
    ['at the end of a block that keeps line breaks', 'a:\n  b: |+\n    one\n\n', 'one\n\n', 'one', 'one'],
    ['in a folded block', 'a:\n  b: >\n    one\n    two\n\n    three\n', 'one two\nthree\n', 'three', 'three'],
    ['over a fold', 'a:\n  b: >\n    one\n    two\n', 'one two\n', 'e t', 'e\n    t'],
    [
      'in a folded block with deeper lines',
      'a:\n  b: >-\n    one\n      two\n    three\n',
      'one\n  two\nthree',
      'two\nthr',
      'two\n    thr',
    ],
    ['in a plain text over lines', 'a:\n  b: one\n    two\n\n    three\n', 'one two\nthree', 'three', 'three'],
    ['with single quotes', "a:\n  b: 'it''s\n    it'\n", "it's it", "'s it", "''s\n    it"],
    ['behind escapes', 'a:\n  b: "\\x41\\u00e9\\U0001F4AC\\n\\"z\\/"\n', 'Aé💬\n"z/', 'z', 'z'],
    ['that is an escape', 'a:\n  b: "\\x41\\u00e9\\U0001F4AC"\n', 'Aé💬', '💬', '\\U0001F4AC'],
    ['behind an escaped line break', 'a:\n  b: "one \\\n    two"\n', 'one two', 'two', 'two'],
    ['with Windows line ends', 'a:\r\n  b: |\r\n    one\r\n    two\r\n', 'one\ntwo\n', 'two', 'two'],
  ];

  it.each(table)('%s', async (_, text, value, part, spelled) => {
    const document = await openDocument('integration.yaml', text);
    expect(document.data).toEqual({ a: { b: value } });
    const start = value.indexOf(part);
    const positions = await document.positions();
    const place = positions.locate({ path: ['a', 'b'], on: 'value', span: [start, start + part.length] });
    expect(place.approximate).toBe(false);
    expect(textAt(text, place)).toBe(spelled);
  });

  it('that the string does not have is located at the whole string', async () => {
    const positions = await positionsIn('integration.yaml', 'a: text\nb: 1\n');
    const whole = { start: { line: 1, column: 4 }, end: { line: 1, column: 8 }, approximate: true };
    for (const span of [
      [0, 5],
      [3, 2],
      [-1, 1],
    ] as const) {
      expect(positions.locate({ path: ['a'], on: 'value', span })).toMatchObject(whole);
    }
    expect(positions.locate({ path: ['b'], on: 'value', span: [0, 1] }).approximate).toBe(true);
    expect(positions.locate({ path: ['a'], on: 'value', span: [4, 4] })).toMatchObject({
      start: { line: 1, column: 8 },
      end: { line: 1, column: 8 },
      approximate: false,
    });
  });
});

describe('comments', () => {
  it('are told from what only looks like them', async () => {
    const text = '# one\na: "# no" # two\nb: |\n  # no\nc: x# no\nd: [ # three\n  1] #four\n';
    const { comments } = await positionsIn('integration.yaml', text);
    expect(comments.map(({ text: comment, start }) => [comment, start.line, start.column])).toEqual([
      [' one', 1, 1],
      [' two', 2, 11],
      [' three', 6, 6],
      ['four', 7, 6],
    ]);
  });

  it('are found in JSON as well', async () => {
    const text = '{ // one\n  "a": "// no", /* two\n  lines */ "b": 1 }';
    for (const file of ['a.json', 'a.jsonc']) {
      const { comments } = await positionsIn(file, text);
      expect(comments).toEqual([
        { file, text: ' one', start: { line: 1, column: 3 }, end: { line: 1, column: 9 } },
        { file, text: ' two\n  lines ', start: { line: 2, column: 17 }, end: { line: 3, column: 11 } },
      ]);
    }
  });
});
