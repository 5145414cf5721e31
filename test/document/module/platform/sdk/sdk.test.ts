import { describe, expect, test } from 'vitest';
import { entry, open, pointedAt } from '../../memory.ts';

const withSdk = (version: string, properties: string) => ({
  [entry]: `import * as sdk from '@botpress/sdk'\nexport default new sdk.IntegrationDefinition({ ${properties} })`,
  'package.json': JSON.stringify({ dependencies: { '@botpress/sdk': version } }),
});

const messages = async (version: string, list: string) => {
  const { data } = await open(withSdk(version, `channels: { counter: { messages: { ${list} } } }`));
  const channels = data?.channels as { counter: { messages: Readonly<Record<string, { schema: object }>> } };
  return channels.counter.messages;
};

describe('the messages that are part of the SDK', () => {
  test('all exist by name', async () => {
    expect(Object.keys(await messages('7.2.2', '...sdk.messages.defaults'))).toEqual([
      'text',
      'image',
      'audio',
      'video',
      'file',
      'location',
      'carousel',
      'card',
      'dropdown',
      'choice',
      'bloc',
    ]);
  });

  const text = { type: 'string', minLength: 1 };
  const object = (properties: object, ...required: readonly string[]) => ({
    type: 'object',
    properties,
    required,
    additionalProperties: false,
  });

  test('have the schemas of the SDK', async () => {
    const { image, location, card, choice } = await messages('7.2.2', '...sdk.messages.defaults');
    expect(image?.schema).toEqual(object({ imageUrl: text, title: text }, 'imageUrl'));
    expect(location?.schema).toEqual(
      object(
        {
          latitude: { type: 'number' },
          longitude: { type: 'number' },
          address: { type: 'string' },
          title: { type: 'string' },
        },
        'latitude',
        'longitude',
      ),
    );
    expect(choice?.schema).toEqual(
      object(
        { text, options: { type: 'array', items: object({ label: text, value: text }, 'label', 'value') } },
        'text',
        'options',
      ),
    );
    expect(card?.schema).toMatchObject({
      properties: {
        actions: { items: { properties: { action: { type: 'string', enum: ['postback', 'url', 'say'] } } } },
      },
    });
  });

  const types = async (version: string) => {
    const { bloc } = await messages(version, 'bloc: sdk.messages.defaults.bloc');
    return JSON.stringify(bloc?.schema)
      .match(/"const":"\w+"/g)
      ?.map((found) => found.slice(9, -1));
  };

  test('differ between the versions of the SDK', async () => {
    const simple = ['text', 'image', 'audio', 'video', 'file', 'location'];
    expect(await types('7.2.2')).toEqual(simple);
    expect(await types('^4.20.0')).toEqual(['text', 'markdown', ...simple.slice(1)]);
    expect((await messages('5.3.4', 'image: sdk.messages.defaults.image')).image?.schema).toEqual(
      object({ imageUrl: text }, 'imageUrl'),
    );
    expect(
      Object.keys(await messages('7.2.2', 'markdown: sdk.messages.markdown, bloc: sdk.messages.markdownBloc')),
    ).toEqual(['markdown', 'bloc']);
  });

  test('are located where they are referred to', async () => {
    const document = await open(
      withSdk('7.2.2', 'channels: { counter: { messages: { text: sdk.messages.defaults.text } } }'),
    );
    const schema = ['channels', 'counter', 'messages', 'text', 'schema'];
    expect(await pointedAt(document, { path: [...schema, 'properties', 'text'], on: 'key' })).toBe(
      `${entry}:2:111 text`,
    );
  });
});

test('well-known attributes', async () => {
  const { data } = await open(
    withSdk(
      '7.2.2',
      'attributes: { ...sdk.WELL_KNOWN_ATTRIBUTES.HIDDEN_IN_STUDIO, header: sdk.OAUTH_IDENTIFIER_HEADER }',
    ),
  );
  expect(data?.attributes).toEqual({ bpActionHiddenInStudio: 'true', header: 'x-bp-integration-identifier' });
});

describe('the version of the SDK', () => {
  const version = async (files: Readonly<Record<string, string>>, packages?: Readonly<Record<string, string>>) => {
    const { data, unknowns } = await open({ ...withSdk('^7.0.0', ''), ...files }, packages);
    return data?.sdkVersion ?? (unknowns.length === 0 ? 'not told' : unknowns);
  };
  const asking = (sdk: string) => ({ 'package.json': JSON.stringify({ devDependencies: { '@botpress/sdk': sdk } }) });

  test.each([
    ['that is pinned', asking('7.1.0'), '7.1.0'],
    ['that is installed', { 'node_modules/@botpress/sdk/package.json': '{ "version": "7.0.3" }' }, '7.0.3'],
    [
      'that is installed further up',
      { '../../node_modules/@botpress/sdk/package.json': '{ "version": "7.0.3" }', 'package.json': '{}' },
      '7.0.3',
    ],
    ['that is in a range', asking('^7.1.0'), 'not told'],
    ['that nothing tells', { 'package.json': '{ broken' }, 'not told'],
  ])('%s', async (_, files, expected) => {
    expect(await version(files as Readonly<Record<string, string>>)).toEqual(expected);
  });

  test('that is in the same workspace', async () => {
    const files = { ...asking('workspace:*'), 'sdk/package.json': '{ "version": "7.9.0" }' };
    expect(await version(files, { '@botpress/sdk': 'sdk' })).toBe('7.9.0');
  });
});

describe('the converter', () => {
  const schema = async (sdk: string, advanced: string) => {
    const { data, unknowns } = await open(withSdk(sdk, `states: { last: { schema: sdk.z.object({}) } }, ${advanced}`));
    const states = data?.states as { last: { schema?: object } };
    return states.last.schema === undefined
      ? unknowns.map(({ path }) => path.join('.'))
      : Object.keys(states.last.schema);
  };
  const current = ['type', 'properties', 'additionalProperties'];

  test.each([
    ['is the current one', '7.2.2', '', current],
    [
      'is the former one where the definition says so',
      '7.2.2',
      '__advanced: { useLegacyZuiTransformer: true }',
      expect.arrayContaining(['$schema']),
    ],
    ['is the former one before the current came', '4.15.10', '', expect.arrayContaining(['$schema'])],
    [
      'is not known where the definition does not say',
      '7.2.2',
      '__advanced: { useLegacyZuiTransformer: process.env.OLD }',
      ['states.last.schema'],
    ],
  ])('%s', async (_, sdk, advanced, expected) => {
    expect(await schema(sdk, advanced)).toEqual(expected);
  });
});

test('what the CLI sends beside what the author writes', async () => {
  const properties = `
    identifier: { fallbackHandlerScript: 'fallback.vrl', other: 1 },
    configuration: { title: 'lost', schema: sdk.z.object({}) },
    configurations: { depot: { title: 'Depot', schema: sdk.z.object({}), identifier: { required: true, linkTemplateScript: 'link.vrl' } } },
    unknownProperty: 1,
    __advanced: { extraOperations: { sync: { enabled: true } } },
    user: undefined,
  `;
  const { data } = await open({ ...withSdk('7.2.2', properties), 'fallback.vrl': '.', 'link.vrl': '"link"' });
  const schema = { type: 'object', properties: {}, additionalProperties: false };
  expect(data).toEqual({
    identifier: { fallbackHandlerScript: '.' },
    configuration: { schema, identifier: {} },
    configurations: { depot: { title: 'Depot', schema, identifier: { required: true, linkTemplateScript: '"link"' } } },
    extraOperations: { sync: { enabled: true } },
    sdkVersion: '7.2.2',
  });
});

describe('secrets', () => {
  const listed = `name: 'parcels', secrets: ['API_KEY', process.env.X]`;

  test('are a list of names before 0.4.0', async () => {
    const document = await open(withSdk('0.2.3', listed));
    expect(document.data?.secrets).toEqual({ API_KEY: {} });
    expect(document.unknowns.map(({ path, extent }) => [...path, extent])).toEqual([['secrets', 'rest']]);
    expect(await pointedAt(document, { path: ['secrets', 'API_KEY'], on: 'key' })).toContain("'API_KEY'");
    expect(document.canSay?.(['secrets', 'API_KEY', 'description'])).toBe(false);
  });

  test('are a map from then on', async () => {
    expect((await open(withSdk('0.4.0', listed))).data?.secrets).toEqual(['API_KEY', undefined]);
  });
});
