import { describe, expect, test } from 'vitest';
import type { Path } from '../../../../src/data/path.ts';
import type { Patch, TextEdit } from '../../../../src/document/document.ts';
import { entry, type Files, open } from '../memory.ts';

/** Returns every file that the patches change, after the change; undefined if the patches cannot be applied safely. */
async function edited(
  files: Files,
  ...patches: readonly Patch[]
): Promise<Readonly<Record<string, string>> | undefined> {
  const positions = await (await open(files)).positions();
  const edits = positions.edit(patches);
  if (edits === undefined) return undefined;
  const changed = [...new Set(edits.map(({ file }) => file))];
  return Object.fromEntries(
    changed.map((file) => [
      file,
      applied(
        files[file] ?? '',
        edits.filter((edit) => edit.file === file),
      ),
    ]),
  );
}

const applied = (text: string, edits: readonly TextEdit[]): string =>
  [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((result, { start, end, text: written }) => result.slice(0, start) + written + result.slice(end), text);

const set = (value: unknown, ...path: Path): Patch => ({ op: 'set', path, value });
const remove = (...path: Path): Patch => ({ op: 'remove', path });
const rename = (to: string, ...path: Path): Patch => ({ op: 'rename', path, to });

/** Returns the properties of a definition after the patches. */
async function properties(text: string, patch: Patch | readonly Patch[], before = ''): Promise<string | undefined> {
  const head = `import { IntegrationDefinition, z } from '@botpress/sdk'\n${before}export default new IntegrationDefinition(`;
  const patches = Array.isArray(patch) ? patch : [patch as Patch];
  const result = await edited({ [entry]: `${head}${text})` }, ...patches);
  return result?.[entry]?.replace(head, '').replace(/\)$/, '');
}

describe('a literal', () => {
  const cases: readonly (readonly [title: string, text: string, patch: Patch, result: string])[] = [
    ['keeps single quotes', `{ title: 'old' }`, set(`it's "new"`, 'title'), `{ title: 'it\\'s "new"' }`],
    ['keeps double quotes', `{ title: "old" }`, set(`it's "new"`, 'title'), `{ title: "it's \\"new\\"" }`],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code that is edited.
    ['keeps backticks', '{ title: `old` }', set('`a` ${b} \\ \n c', 'title'), '{ title: `\\`a\\` \\${b} \\\\ \n c` }'],
    [
      'escapes what has no place in a text',
      `{ title: 'old' }`,
      set('a\nb\t\u0007\ud800 \u2028📦', 'title'),
      `{ title: 'a\\nb\\t\\u0007\\ud800 \\u2028📦' }`,
    ],
    [
      'of another type',
      `{ attributes: { a: 1, b: -2, c: true, d: null } }`,
      set(null, 'attributes', 'c'),
      '{ attributes: { a: 1, b: -2, c: null, d: null } }',
    ],
    ['a negative number', `{ attributes: { b: -2 } }`, set(3, 'attributes', 'b'), '{ attributes: { b: 3 } }'],
    [
      'in an array',
      `{ user: { creation: { requiredTags: ['a', 'b'] } } }`,
      set('c', 'user', 'creation', 'requiredTags', 1),
      `{ user: { creation: { requiredTags: ['a', 'c'] } } }`,
    ],
    [
      'given to the schema builder',
      `{ states: { a: { schema: z.object({ b: z.string().describe(' x ') }) } } }`,
      set('x', 'states', 'a', 'schema', 'properties', 'b', 'description'),
      `{ states: { a: { schema: z.object({ b: z.string().describe('x') }) } } }`,
    ],
  ];

  test.each(cases)('%s', async (_, text, patch, result) => {
    expect(await properties(text, patch)).toBe(result);
  });

  test('in another file', async () => {
    const files = {
      [entry]: `import { IntegrationDefinition } from '@botpress/sdk'\nimport { title } from './title'\nexport default new IntegrationDefinition({ title })`,
      'title.ts': `export const title = "old"\n`,
    };
    expect(await edited(files, set('new', 'title'))).toEqual({ 'title.ts': `export const title = "new"\n` });
  });

  test('is not edited in another file if it is used there for something else under its own name', async () => {
    const files = {
      [entry]: `import { IntegrationDefinition } from '@botpress/sdk'\nimport { VERSION as version } from './version'\nexport default new IntegrationDefinition({ version, readme: 'docs/' + version + '.md' })`,
      'version.ts': `export const VERSION: string = 'v1.2.0'\n`,
    };
    expect(await edited(files, set('1.2.0', 'version'))).toBeUndefined();
  });

  test('is edited over lines with Windows line breaks', async () => {
    const source = (written: string) =>
      `import { IntegrationDefinition } from '@botpress/sdk'\r\nexport default new IntegrationDefinition({ description: \`${written}\` })`;
    expect(await edited({ [entry]: source(' a\r\nb ') }, set('a\nb', 'description'))).toEqual({
      [entry]: source('a\r\nb'),
    });
  });

  test('in a script', async () => {
    const files = {
      [entry]: `import { IntegrationDefinition } from '@botpress/sdk'\nexport default new IntegrationDefinition({ identifier: { extractScript: 'a.vrl' } })`,
      'a.vrl': 'old\n',
    };
    expect(await edited(files, set('new', 'identifier', 'extractScript'))).toEqual({ 'a.vrl': 'new' });
  });
});

describe('a new property', () => {
  const action = (inside: string) => `{\n  actions: {\n    send: {${inside}},\n  },\n}`;
  const description = set('Sends.', 'actions', 'send', 'description');
  const title = set('Send', 'actions', 'send', 'title');
  const cases: readonly (readonly [title: string, text: string, patch: Patch | readonly Patch[], result: string])[] = [
    [
      'comes behind the title',
      action(`\n      title: 'Send',\n      cacheable: true,\n    `),
      description,
      action(`\n      title: 'Send',\n      description: 'Sends.',\n      cacheable: true,\n    `),
    ],
    [
      'comes first where it is the title',
      action(`\n      cacheable: true,\n    `),
      title,
      action(`\n      title: 'Send',\n      cacheable: true,\n    `),
    ],
    [
      'comes last where custom says nothing',
      action(`\n      title: 'Send'\n    `),
      set(true, 'actions', 'send', 'billable'),
      action(`\n      title: 'Send',\n      billable: true\n    `),
    ],
    [
      'keeps the comma at the end',
      action(`\n      title: 'Send',\n    `),
      set(true, 'actions', 'send', 'billable'),
      action(`\n      title: 'Send',\n      billable: true,\n    `),
    ],
    [
      'of two',
      action(`\n      cacheable: true,\n    `),
      [title, description],
      action(`\n      title: 'Send',\n      description: 'Sends.',\n      cacheable: true,\n    `),
    ],
    [
      'behind the comment of its line',
      action(`\n      title: 'Send', // for all\n      cacheable: true,\n    `),
      description,
      action(`\n      title: 'Send', // for all\n      description: 'Sends.',\n      cacheable: true,\n    `),
    ],
    [
      'behind a comment without a comma',
      action(`\n      title: 'Send' // for all\n    `),
      description,
      action(`\n      title: 'Send', // for all\n      description: 'Sends.'\n    `),
    ],
    [
      'on one line',
      action(` title: 'Send', cacheable: true `),
      description,
      action(` title: 'Send', description: 'Sends.', cacheable: true `),
    ],
    ['in an empty object', action(''), description, action(` description: 'Sends.' `)],
    ['in an object with a comment', action(' /* none */ '), description, action(` description: 'Sends.', /* none */ `)],
    ['with quoted neighbours', action(` "cacheable": true `), title, action(` "title": 'Send', "cacheable": true `)],
    [
      'behind a spread',
      action(` ...{ cacheable: true } `),
      description,
      action(` ...{ cacheable: true }, description: 'Sends.' `),
    ],
    [
      'with tabs and carriage returns',
      action(`\r\n\t\ttitle: 'Send',\r\n\t`),
      description,
      action(`\r\n\t\ttitle: 'Send',\r\n\t\tdescription: 'Sends.',\r\n\t`),
    ],
    [
      'that holds others',
      action(` cacheable: true `),
      set({ 'x y': [1, 'a', {}], b: null }, 'actions', 'send', 'attributes'),
      action(` cacheable: true, attributes: { 'x y': [1, 'a', {}], b: null } `),
    ],
    [
      'of the definition itself',
      `{ name: 'parcels', version: '1.0.0' }`,
      set('Parcels', 'title'),
      `{ name: 'parcels', version: '1.0.0', title: 'Parcels' }`,
    ],
  ];

  test.each(cases)('%s', async (_, text, patch, result) => {
    expect(await properties(text, patch)).toBe(result);
  });

  test('in JSON', async () => {
    const files = {
      [entry]: `import { IntegrationDefinition } from '@botpress/sdk'\nimport user from './user.json'\nexport default new IntegrationDefinition({ user })`,
      'user.json': '{\n  "tags": {\n    "id": {}\n  }\n}\n',
    };
    expect(await edited(files, set('ID', 'user', 'tags', 'id', 'title'), set({}, 'user', 'tags', 'no'))).toEqual({
      'user.json': '{\n  "tags": {\n    "id": { "title": "ID" },\n    "no": {}\n  }\n}\n',
    });
  });
});

describe('a property is removed', () => {
  const cases: readonly (readonly [title: string, text: string, patch: Patch, result: string])[] = [
    [
      'with its line',
      `{\n  title: 'a',\n  public: true,\n  description: 'b',\n}`,
      remove('title'),
      `{\n  public: true,\n  description: 'b',\n}`,
    ],
    ['at the end', `{\n  title: 'a',\n  description: 'b'\n}`, remove('description'), `{\n  title: 'a'\n}`],
    [
      'at the end, before a comma',
      `{\n  title: 'a',\n  description: 'b',\n}`,
      remove('description'),
      `{\n  title: 'a',\n}`,
    ],
    ['on one line', `{ title: 'a', description: 'b' }`, remove('title'), `{ description: 'b' }`],
    ['at the end of a line', `{ title: 'a', description: 'b' }`, remove('description'), `{ title: 'a' }`],
    ['on its own', `{ title: 'a' }`, remove('title'), `{ }`],
    [
      'behind a comment',
      `{\n  title: 'a', // short\n  description: 'b'\n}`,
      remove('description'),
      `{\n  title: 'a', // short\n}`,
    ],
    [
      'before a comment',
      `{\n  title: 'a', // short\n  description: 'b'\n}`,
      remove('title'),
      `{\n  // short\n  description: 'b'\n}`,
    ],
    [
      'with the comma behind a comment',
      `{ title: 'a' /* short, by hand */, description: 'b' }`,
      remove('title'),
      `{ /* short, by hand */ description: 'b' }`,
    ],
    [
      'with the comma that begins the next line',
      `{\n  title: 'a' // short, by hand\n  , description: 'b'\n}`,
      remove('title'),
      `{\n  // short, by hand\n   description: 'b'\n}`,
    ],
    [
      'between two comments',
      `{\n  title: 'a', // short\n  description: 'b' // long\n}`,
      remove('description'),
      `{\n  title: 'a', // short\n  // long\n}`,
    ],
    [
      'from an array with comments',
      `{ user: { creation: { requiredTags: ['a' /* first */, 'b'] } } }`,
      remove('user', 'creation', 'requiredTags', 0),
      `{ user: { creation: { requiredTags: [/* first */ 'b'] } } }`,
    ],
    [
      'from an array',
      `{ user: { creation: { requiredTags: ['a', 'b'] } } }`,
      remove('user', 'creation', 'requiredTags', 0),
      `{ user: { creation: { requiredTags: ['b'] } } }`,
    ],
    [
      'from a schema',
      `{ states: { a: { schema: z.object({ b: z.string(), c: z.number() }) } } }`,
      remove('states', 'a', 'schema', 'properties', 'b'),
      `{ states: { a: { schema: z.object({ c: z.number() }) } } }`,
    ],
  ];

  test.each(cases)('%s', async (_, text, patch, result) => {
    expect(await properties(text, patch)).toBe(result);
  });
});

describe('a property is renamed', () => {
  const cases: readonly (readonly [title: string, text: string, patch: Patch, result: string])[] = [
    [
      'plainly',
      `{ secrets: { api_key: {} } }`,
      rename('API_KEY', 'secrets', 'api_key'),
      `{ secrets: { API_KEY: {} } }`,
    ],
    [
      'in its quotes',
      `{ secrets: { "api-key": {} } }`,
      rename('API_KEY', 'secrets', 'api-key'),
      `{ secrets: { "API_KEY": {} } }`,
    ],
    [
      'to what needs quotes',
      `{ secrets: { api_key: {} } }`,
      rename('a b', 'secrets', 'api_key'),
      `{ secrets: { 'a b': {} } }`,
    ],
    [
      'apart from its value',
      `{ actions: { send_parcel } }`,
      rename('sendParcel', 'actions', 'send_parcel'),
      `{ actions: { sendParcel: send_parcel } }`,
    ],
    [
      'in a schema',
      `{ states: { a: { schema: z.object({ api_key: z.string() }) } } }`,
      rename('apiKey', 'states', 'a', 'schema', 'properties', 'api_key'),
      `{ states: { a: { schema: z.object({ apiKey: z.string() }) } } }`,
    ],
  ];

  test.each(cases)('%s', async (_, text, patch, result) => {
    expect(await properties(text, patch, 'const send_parcel = {}\n')).toBe(result);
  });
});

test('a literal is edited that a function only passes on', async () => {
  const before = "const words = (title: string, key = 'token') => ({ title, secrets: { [key]: {} } })\n";
  expect(await properties("words('Acme ')", set('Acme', 'title'), before)).toBe("words('Acme')");
});

test('a long text is edited in linear time', async () => {
  const around = [
    `const icon = '${'iVBORw0KGgo'.repeat(40_000)}'`,
    `// ${'+ '.repeat(50_000)}`,
    '// const{'.repeat(5000),
  ];
  expect(await properties(`{ title: ' a ' }`, set('a', 'title'), `${around.join('\n')}\n`)).toBe(`{ title: 'a' }`);
});

describe('nothing is edited that', () => {
  const cases: readonly (readonly [title: string, text: string, patch: Patch | readonly Patch[], before?: string])[] = [
    ['is put together', `{ title: 'a' + 'b' }`, set('c', 'title')],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code that is edited.
    ['is a template with parts', '{ title: `a${1}` }', set('c', 'title')],
    [
      'others are put together with',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code that is edited.
      '{ title: vendor, description: `${vendor}parcels` }',
      set('Acme', 'title'),
      `const vendor = 'Acme '\n`,
    ],
    [
      'others are added to, by the name of its property',
      `{ title: vendor.title, description: 'The parcels of ' + vendor.title + 'on the map' }`,
      set('Acme', 'title'),
      `const vendor = { 'title': 'Acme ' }\n`,
    ],
    ...[
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code that is edited.
      '`${title}s`',
      "title + 's'",
      'title.toLowerCase()',
      'String(title)',
      "['parcel', title].join(' ')",
      "title.replace(/ /g, '')",
      'Object.keys({ [title]: 1 })[0]',
      'Object.keys(Object.fromEntries([[title, 1]]))[0]',
      "title === 'Acme ' ? 'exact' : 'other'",
      '[...title][0]',
      'names[title]',
      "((() => { switch (title) { case 'Acme ': return 'exact'; default: return 'other' } })())",
    ].map(
      (description) =>
        [
          `is given to a function that computes another value from it: ${description}`,
          "words('Acme ')",
          set('Acme', 'title'),
          `const names: any = { 'Acme ': 'acme' }\nconst words = (title: string) => ({ title, description: ${description} })\n`,
        ] as const,
    ),
    [
      'a function is given that does unknown things with it',
      '{ title: vendor, description: slug(vendor) }',
      set('Acme', 'title'),
      "const vendor = 'Acme '\nconst slug = (text: string) => { let made = ''; for (const one of text) made += one; return made }\n",
    ],
    ['is not known', `{ title: process.env.TITLE }`, set('c', 'title')],
    ['two places share', `{ title, description: title }`, set('c', 'title'), `const title = 'a'\n`],
    [
      'two calls share',
      `{ actions: { a: make(), b: make() } }`,
      set('c', 'actions', 'a', 'title'),
      `const make = () => ({ title: 'a' })\n`,
    ],
    [
      'two actions share',
      `{ actions: { a: one, b: one } }`,
      set('c', 'actions', 'a', 'title'),
      'const one = { cacheable: true }\n',
    ],
    [
      'goes by a name that others use',
      `{ secrets }`,
      rename('API_KEY', 'secrets', 'api_key'),
      'const secrets = { api_key: {} }\nconst other = secrets.api_key\n',
    ],
    [
      'goes by a name that others use in brackets',
      `{ secrets }`,
      rename('API_KEY', 'secrets', 'api-key'),
      `const secrets = { 'api-key': {} }\nconst other = secrets['api-key']\n`,
    ],
    [
      'goes by a name in quotes that others use without',
      `{ secrets }`,
      rename('API_KEY', 'secrets', 'api_key'),
      `const secrets = { 'api_key': {} }\nconst other = secrets.api_key\n`,
    ],
    [
      'goes by a name that others take out of it',
      `{ secrets }`,
      rename('API_KEY', 'secrets', 'api_key'),
      `const secrets = { api_key: {} }\nconst { api_key: other } = secrets\n`,
    ],
    [
      'would take a name that is there',
      `{ secrets: { api_key: {}, API_KEY: {} } }`,
      rename('API_KEY', 'secrets', 'api_key'),
    ],
    [
      'would share its new name with another',
      `{ secrets: { api_key: {}, 'api-key': {} } }`,
      [rename('API_KEY', 'secrets', 'api_key'), rename('API_KEY', 'secrets', 'api-key')],
    ],
    [
      'stands in parentheses',
      `{ user: { creation: { requiredTags: [('a' as const), 'b'] } } }`,
      remove('user', 'creation', 'requiredTags', 0),
    ],
    ['is there twice', `{ secrets: { api_key: {}, 'api_key': {} } }`, rename('API_KEY', 'secrets', 'api_key')],
    [
      'is an item of a list that stands in two places',
      `{ user: { creation: { requiredTags: tags } }, channels: { mail: { conversation: { creation: { requiredTags: tags } } } } }`,
      remove('user', 'creation', 'requiredTags', 0),
      `const tags = ['depot', 'parcel']\n`,
    ],
    ['would leave another of its name', `{ public: true, title: 'a', public: true }`, remove('public')],
    ['has a computed name', `{ secrets: { ['api_key']: {} } }`, rename('API_KEY', 'secrets', 'api_key')],
    [
      'has a name that is a value',
      `{ secrets: Object.fromEntries([['api_key', {}]]) }`,
      rename('API_KEY', 'secrets', 'api_key'),
    ],
    [
      'the schema builder made',
      `{ states: { a: { schema: z.object({ b: z.string() }) } } }`,
      set('c', 'states', 'a', 'schema', 'properties', 'b', 'description'),
    ],
    [
      'the schema builder says',
      `{ states: { a: { schema: z.object({ b: z.string().describe('c') }) } } }`,
      remove('states', 'a', 'schema', 'properties', 'b', 'description'),
    ],
    ['does not exist', `{ title: 'a' }`, remove('description')],
    ['stands in what does not exist', `{ title: 'a' }`, set('a', 'user', 'tags', 'id', 'title')],
    ['has no place in a manifest', `{ title: 'a' }`, set(Number.NaN, 'title')],
    ['would be edited twice', `{ title: 'a' }`, [set('b', 'title'), remove('title')]],
    [
      'cannot be edited, though another can',
      `{ title: 'a', description: 'b' + 'c' }`,
      [set('b', 'title'), set('d', 'description')],
    ],
    [
      'is an item beside a spread',
      `{ user: { creation: { requiredTags: [...['a'], 'b'] } } }`,
      remove('user', 'creation', 'requiredTags', 1),
    ],
  ];

  test.for(cases)('%s', async ([_, text, patch, before]) => {
    expect(await properties(text, patch, before)).toBeUndefined();
  });
});
