import { describe, expect, test } from 'vitest';
import type { Path } from '../../../src/data/path.ts';
import { checkModel } from '../../../src/engine/model/check.ts';
import { type Data, definition, record } from '../../schemas/parcels.ts';
import { book, without, withValue } from './changed-parcels.ts';

const form = (manifest: Data) => ('createdAt' in manifest ? 'record' : 'definition');
const check = (manifest: Data) => checkModel(manifest, form(manifest), []);
const messages = (manifest: Data) => check(manifest).findings.map(({ message }) => message);

describe('a wrong type', () => {
  const types: readonly (readonly [path: Path, value: unknown, message: string])[] = [
    [['name'], 7, 'Name of the integration is a number; expected a string.'],
    [['title'], null, 'Title of the integration is `null`; expected a string.'],
    [['dev'], 'yes', '`dev` of the integration is the string `yes`; expected a boolean.'],
    [['maxExecutionTime'], '1_000', '`maxExecutionTime` of the integration is the string `1_000`; expected a number.'],
    [['maxExecutionTime'], '', '`maxExecutionTime` of the integration is a string; expected a number.'],
    [['maxExecutionTime'], Infinity, '`maxExecutionTime` of the integration is `Infinity`; expected a number.'],
    [['actions'], [], '`actions` of the integration is an array; expected an object.'],
    [book, true, 'Action `bookParcel` is a boolean; expected an object.'],
    [
      [...book, 'input', 'schema'],
      'x',
      'The schema of the input of action `bookParcel` is a string; expected an object.',
    ],
    [['layers'], {}, '`layers` of the integration is an object; expected an array.'],
    [['layers', 0], {}, '`layers[0]` of the integration is an object; expected a string.'],
    [
      ['channels', 'counter', 'conversation', 'creation', 'requiredTags', 0],
      1,
      '`requiredTags[0]` of the creation of the conversation of channel `counter` is a number; expected a string.',
    ],
    [['secrets', 'DESK_KEY'], 'hush', 'Secret `DESK_KEY` is a string; expected an object.'],
  ];

  test.each(types)('at %j: %j', (path, value, message) => {
    const { findings, known, uncertain, spoken } = check(withValue(definition(), path, value));
    expect(findings).toEqual([{ id: 'type', messageId: 'type', message, at: { path, on: 'value' }, about: path }]);
    expect(spoken(path)).toBe(true);
    expect(uncertain(path)).toBe(true);
    expect(uncertain([...path, 'title'])).toBe(true);
    expect(uncertain(path.slice(0, -1))).toBe(false);
    const isItem = typeof path.at(-1) === 'number';
    expect(known).toEqual(isItem ? withHole(path) : without(definition(), path));
  });

  const withHole = (path: Path) => withValue(definition(), path.slice(0, -1), [undefined]);

  test('of a value that may also be null', () => {
    expect(messages(withValue(record(), ['ownerWorkspace', 'handle'], 'harbourline'))).toEqual([]);
    expect(messages(withValue(record(), ['ownerWorkspace', 'handle'], 5))).toEqual([
      '`handle` of `ownerWorkspace` of the integration is a number; expected a string or `null`.',
    ]);
  });
});

describe('a value that is not in its enum', () => {
  test('is not shown to rules', () => {
    const { findings, known, uncertain } = check(withValue(definition(), ['visibility'], 'Public'));
    expect(findings).toEqual([
      {
        id: 'enum',
        messageId: 'enum',
        message: '`visibility` of the integration is `Public`; expected `public`, `private` or `unlisted`.',
        at: { path: ['visibility'], on: 'value' },
        about: ['visibility'],
        fix: {
          title: 'Change it to `public`',
          safety: 'safe',
          patches: [{ op: 'set', path: ['visibility'], value: 'public' }],
        },
      },
    ]);
    expect(known).toEqual(without(definition(), ['visibility']));
    expect(uncertain(['visibility'])).toBe(true);
  });
});

describe('a format', () => {
  test.each(['2025-03-04T09:30:00Z', '2025-03-04T09:30:00.123456+02:00', '2024-02-29T23:59:59-11:30'])(
    '%s is a date and time',
    (value) => expect(messages(withValue(record(), ['createdAt'], value))).toEqual([]),
  );

  test.each(['2025-02-29T09:30:00Z', '2025-03-04T09:30Z', '2025-03-04T09:30:00', '2025-03-04', 'yesterday'])(
    '%s is not a date and time',
    (value) => {
      const { findings, known, spoken } = check(withValue(record(), ['createdAt'], value));
      expect(findings).toEqual([
        {
          id: 'format',
          messageId: 'format',
          message: `\`createdAt\` of the integration is \`${value}\`; expected a date and time like \`2025-01-31T09:30:00Z\`.`,
          at: { path: ['createdAt'], on: 'value' },
          about: ['createdAt'],
        },
      ]);
      expect(spoken(['createdAt'])).toBe(true);
      expect(known).toMatchObject({ createdAt: value });
    },
  );
});

describe('a map in place of one of its entries', () => {
  const parcels = {
    bookParcel: (definition().actions as Data).bookParcel,
    track: (definition().actions as Data).bookParcel,
  };

  test('is one finding, on its key', () => {
    const { findings, known, uncertain } = check(withValue(definition(), ['actions', 'parcels'], parcels));
    expect(findings).toEqual([
      {
        id: 'type',
        messageId: 'nested',
        message: 'Action `parcels` contains actions of its own, such as `bookParcel`; expected them in its place.',
        at: { path: ['actions', 'parcels'], on: 'key' },
        about: ['actions', 'parcels'],
      },
    ]);
    expect(known).toEqual(definition());
    expect(uncertain(['actions', 'parcels', 'description'])).toBe(true);
  });

  test.each<readonly [title: string, value: unknown]>([
    ['properties of its own', { ...parcels, title: 'Parcels' }],
    ['a value that is not an entry', { ...parcels, count: 2 }],
    ['a value with properties that no entry has', { ...parcels, other: { cost: 1 } }],
    ['nothing', {}],
    ['only empty entries', { book: {}, track: {} }],
  ])('but not if it has %s', (_, value) => {
    const { findings } = check(withValue(definition(), ['actions', 'parcels'], value));
    expect(findings.map(({ messageId }) => messageId)).not.toContain('nested');
  });
});

describe('a map that is one of its own entries', () => {
  test.each<readonly [name: string, value: unknown, message: string]>([
    [
      'actions',
      (definition().actions as Data).bookParcel,
      '`actions` of the integration has `title`, `description`, `input`, `output`, `billable`, `cacheable` and `attributes` of a single action; expected one or more by name.',
    ],
    [
      'configurations',
      { title: 'Sandbox', schema: { type: 'object' } },
      '`configurations` of the integration has `title` and `schema` of a single configuration; expected one or more by name; the one without a name is `configuration`.',
    ],
    [
      'configurations',
      { schema: { type: 'object', properties: { apiKey: { type: 'string' } } }, identifier: { required: true } },
      '`configurations` of the integration has `schema` and `identifier` of a single configuration; expected one or more by name; the one without a name is `configuration`.',
    ],
    [
      'states',
      { type: 'user', schema: { type: 'object' } },
      '`states` of the integration has `type` and `schema` of a single state; expected one or more by name.',
    ],
  ])('is one finding, on its key: %s', (name, value, message) => {
    const { findings, known, uncertain } = check(withValue(definition(), [name], value));
    expect(findings).toEqual([
      { id: 'type', messageId: 'entry', message, at: { path: [name], on: 'key' }, about: [name] },
    ]);
    expect(known).toEqual(without(definition(), [name]));
    expect(uncertain([name, 'schema'])).toBe(true);
  });

  test.each<readonly [title: string, value: unknown]>([
    ['one entry that is named like a property of entries', { input: (definition().actions as Data).bookParcel }],
    ['an entry with a name of its own', { title: 'Book', bookParcel: (definition().actions as Data).bookParcel }],
    [
      'only entries, named like properties of an entry',
      { input: (definition().actions as Data).bookParcel, output: (definition().actions as Data).bookParcel },
    ],
    ['properties of an entry with values of a wrong type', { title: 'Book', billable: 'yes' }],
    ['a single string', { title: 'Book' }],
    ['nothing', {}],
  ])('but not if it has %s', (_, value) => {
    const { findings } = check(withValue(definition(), ['actions'], value));
    expect(findings.map(({ messageId }) => messageId)).not.toContain('entry');
  });
});

describe('a manifest inside of something else', () => {
  test.each<readonly [name: string, value: Data]>([
    ['Integration', { Integration: definition() }],
    ['integrations', { $schema: 'x', integrations: [definition()] }],
  ])('is one finding, on the key: %s', (name, value) => {
    const { findings, known, uncertain } = check(value);
    const message = `The integration is inside \`${name}\`; expected its properties at the top of the file.`;
    expect(findings).toEqual([
      { id: 'unknown-property', messageId: 'wrapped', message, at: { path: [name], on: 'key' }, about: [] },
    ]);
    expect(known).toEqual({});
    expect(uncertain(['icon'])).toBe(true);
  });

  test.each<readonly [title: string, value: Data]>([
    ['the manifest has a name of its own', { name: 'desk', copy: definition() }],
    ['other properties are beside it', { data: definition(), status: 200 }],
    ['the object is not a manifest', { author: { name: 'Harbourline' } }],
    ['the object has no name', { tool: { version: '1.0.0' } }],
    ['it is in a property that manifests have', { actions: { name: 'desk', version: '1.0.0' } }],
  ])('but not if %s', (_, value) => {
    expect(check(value).findings.map(({ messageId }) => messageId)).not.toContain('wrapped');
  });
});

describe('a schema in place of what contains it', () => {
  const schema = { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] };

  test.each<readonly [path: Path, value: Data, message: string]>([
    [
      [...book, 'input'],
      schema,
      'The input of action `bookParcel` has `type`, `properties` and `required` of a schema itself; expected a `schema` with them.',
    ],
    [
      ['configuration'],
      { title: 'Account', ...schema },
      'The configuration has `type`, `properties` and `required` of a schema itself; expected a `schema` with them.',
    ],
    [
      ['states', 'cursor'],
      schema,
      'State `cursor` has `type`, `properties` and `required` of a schema itself; expected a `schema` with them.',
    ],
    [
      ['channels', 'counter', 'messages', 'text'],
      { type: 'object' },
      'Message `text` of channel `counter` has `type` of a schema itself; expected a `schema` with it.',
    ],
  ])('is one finding, at its first keyword: %j', (path, value, message) => {
    const { findings, uncertain } = check(withValue(definition(), path, value));
    const about = [...path, 'schema'];
    expect(findings).toEqual([
      { id: 'unknown-property', messageId: 'schema-level', message, at: { path: [...path, 'type'], on: 'key' }, about },
    ]);
    expect(uncertain(about)).toBe(true);
  });

  test('is not reported if an unknown schema may be there', () => {
    const manifest = withValue(definition(), ['configuration'], schema);
    const { findings } = checkModel(manifest, 'definition', [
      { path: ['configuration', 'schema'], extent: 'value', why: 'it is imported' },
    ]);
    expect(findings.map(({ message }) => message)).toEqual(
      ['type', 'properties', 'required'].map(
        (name) =>
          `The configuration has an unknown property \`${name}\`; it can have \`title\`, \`description\`, \`schema\`, \`identifier\`.`,
      ),
    );
  });

  test('ignores objects without a schema, and keys that are no keywords', () => {
    expect(messages(withValue(definition(), ['user', 'tags', 'id'], { title: 'Id', type: 'string' }))).toEqual([
      'Tag `id` of the user has an unknown property `type`; it can have `title`, `description`.',
    ]);
    expect(messages(withValue(definition(), ['states', 'cursor'], { type: 'object', label: 'Cursor' }))).toEqual([
      'State `cursor` has `type` of a schema itself; expected a `schema` with it.',
      'State `cursor` has an unknown property `label`; it can have `type`, `schema`.',
    ]);
  });

  test('ignores names that are valid there', () => {
    expect(messages(withValue(definition(), ['states', 'cursor'], { type: 'user', properties: {} }))).toEqual([
      'State `cursor` has `properties` of a schema itself; expected a `schema` with it.',
    ]);
    expect(
      messages(withValue(definition(), ['events', 'parcelArrived'], { title: 'Parcel', anyOf: [schema] })),
    ).toEqual(['Event `parcelArrived` has `anyOf` of a schema itself; expected a `schema` with it.']);
  });

  test.each<readonly [title: string, value: Data]>([
    ['there is a schema', { schema, type: 'object' }],
    ['keywords alone stand there that other things have, too', { required: true, enum: ['post', 'rail'] }],
    ['a keyword may mean something else', { schema: undefined, required: true }],
    ['the type is none of a schema', { type: 'input' }],
  ])('but not if %s', (_, value) => {
    const { findings } = check(withValue(definition(), ['configuration'], value));
    expect(findings.map(({ messageId }) => messageId)).not.toContain('schema-level');
  });
});

describe('the name of a part that an interface generated', () => {
  const places: readonly Path[] = [book, ['events', 'parcelArrived'], ['channels', 'counter']];

  test.each(places)('is allowed in a definition: %s', (...path) => {
    expect(messages(withValue(definition(), [...path, 'name'], 'parcelDesk'))).toEqual([]);
    expect(messages(withValue(definition(), [...path, 'name'], 'p'.repeat(201)))).toEqual([
      expect.stringContaining('has 201 characters; at most 200 are allowed.'),
    ]);
  });

  test.each(places)('is an unknown property in a record: %s', (...path) => {
    const { findings } = check(withValue(record(), [...path, 'name'], 'parcelDesk'));
    expect(findings.map(({ id, about }) => [id, about])).toEqual([['unknown-property', [...path, 'name']]]);
  });
});

describe('an unknown property', () => {
  const unknown = (path: Path, name: string, value: unknown = 'Books a parcel') =>
    check(withValue(definition(), [...path, name], value)).findings;

  test('is named, with the properties that its object may have', () => {
    expect(unknown(book, 'heading')).toEqual([
      {
        id: 'unknown-property',
        messageId: 'unknown',
        message:
          'Action `bookParcel` has an unknown property `heading`; it can have `title`, `description`, `input`, `output`, `billable`, `cacheable`, `attributes`, `name`.',
        at: { path: [...book, 'heading'], on: 'key' },
        about: [...book, 'heading'],
      },
    ]);
    expect(messages(withValue(definition(), ['homepage'], 'x'))).toEqual([
      'The integration has an unknown property `homepage`.',
    ]);
  });

  test('that is valid elsewhere is one finding, too', () => {
    const { input, title, ...rest } = { ...(definition().actions as Record<string, Data>).bookParcel };
    const called = { ...rest, params: input, label: title, returns: {} };
    const { findings } = check(withValue(definition(), book, called));
    expect(findings.map(({ message, fix }) => [message, fix?.title])).toEqual([
      ['Action `bookParcel` has an unknown property `params`; did you mean `input`?', 'Rename it to `input`'],
      ['Action `bookParcel` has an unknown property `label`; did you mean `title`?', 'Rename it to `title`'],
      [expect.stringMatching(/^Action `bookParcel` has an unknown property `returns`; it can have /), undefined],
    ]);
  });

  test('that is misspelt is one finding, although the intended one is missing', () => {
    const { output, ...rest } = { ...(definition().actions as Record<string, Data>).bookParcel };
    const manifest = withValue(definition(), book, { ...rest, ouput: output });
    const { findings, known, uncertain } = check(manifest);
    expect(findings).toEqual([
      {
        id: 'unknown-property',
        messageId: 'unknown',
        message: 'Action `bookParcel` has an unknown property `ouput`; did you mean `output`?',
        at: { path: [...book, 'ouput'], on: 'key' },
        about: [...book, 'output'],
        fix: {
          title: 'Rename it to `output`',
          safety: 'unsafe',
          patches: [{ op: 'rename', path: [...book, 'ouput'], to: 'output' }],
        },
      },
    ]);
    expect(uncertain([...book, 'output'])).toBe(true);
    expect(uncertain([...book, 'output', 'schema'])).toBe(true);
    expect(uncertain([...book, 'title'])).toBe(false);
    expect(known).toEqual(without(manifest, [...book, 'ouput']));
  });

  test.each(['Title', 'TITLE', 'ti_tle'])('%s can be renamed safely', (name) => {
    const [finding] = check(withValue(without(definition(), [...book, 'title']), [...book, name], 'Book')).findings;
    expect(finding?.fix).toMatchObject({ safety: 'safe', patches: [{ to: 'title' }] });
  });

  test('is not taken for one that exists', () => {
    const [finding] = unknown(book, 'titel');
    expect(finding?.fix).toBeUndefined();
  });

  test('only one of two is taken for the same property', () => {
    const bare = without(definition(), [...book, 'title']);
    const { findings } = check(withValue(withValue(bare, [...book, 'titel'], 'x'), [...book, 'titlle'], 'y'));
    expect(findings.map(({ fix }) => fix?.patches)).toEqual([
      [{ op: 'rename', path: [...book, 'titel'], to: 'title' }],
      undefined,
    ]);
  });

  test('that only the other form has is reported as such', () => {
    expect(messages(withValue(definition(), ['id'], 'intver_01J9ZQ4T7M3V8K2B6N5W0XYR'))).toEqual([
      'The integration has the property `id`, which the server assigns; a definition cannot set it.',
    ]);
    expect(messages(withValue(record(), ['icon'], 'icon.svg'))).toEqual([
      'The integration has the property `icon`, which only a definition has; a record cannot have it.',
    ]);
    expect(messages(withValue(record(), ['events', 'parcelArrived', 'ui'], {}))).toEqual([
      'Event `parcelArrived` has the property `ui`, which only a definition has; a record cannot have it.',
    ]);
  });
});

test('a value that is similar to one of an enum comes with a fix', () => {
  const fixOf = (value: string) => check(withValue(definition(), ['visibility'], value)).findings[0]?.fix;
  const patches = [{ op: 'set', path: ['visibility'], value: 'public' }];
  expect(fixOf('Public')).toEqual({ title: 'Change it to `public`', safety: 'safe', patches });
  expect(fixOf('publik')).toEqual({ title: 'Change it to `public`', safety: 'unsafe', patches });
  expect(fixOf('everyone')).toBeUndefined();
});

test('a long value is cut in the message', () => {
  expect(messages(withValue(definition(), ['visibility'], '📦'.repeat(1000)))).toEqual([
    `\`visibility\` of the integration is \`${'📦'.repeat(64)}…\`; expected \`public\`, \`private\` or \`unlisted\`.`,
  ]);
});
