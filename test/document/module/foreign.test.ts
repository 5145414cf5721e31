import { expect, test } from 'vitest';
import { definition, entry, open } from './memory.ts';

const channels = `channels: { chat: {
  messages: { ...messages.defaults, note: { schema: z.object({ body: z.string() }) } },
  message: { tags: {} }, conversation: { tags: {} },
} }`;

test('the messages of the SDK are not written by the author, those beside them are', async () => {
  const document = await open({ [entry]: definition(channels, "import { messages } from '@botpress/sdk'") });
  const foreign = (...path: readonly string[]) =>
    document.isForeign?.({ path: ['channels', 'chat', 'messages', ...path], on: 'key' });
  expect(foreign('text', 'schema', 'properties', 'text')).toBe(true);
  expect(foreign('text', 'schema', 'properties', 'text', 'title')).toBe(true);
  expect(foreign('note', 'schema', 'properties', 'body')).toBe(false);
  expect(foreign('note', 'schema', 'properties', 'body', 'title')).toBe(false);
  expect(foreign()).toBe(false);
});

test('what the author changes in a message of the SDK is written by the author', async () => {
  const own = 'text: { schema: messages.defaults.text.schema.extend({ mood: z.string() }) }';
  const document = await open({
    [entry]: definition(`channels: { chat: { messages: { ${own} } } }`, "import { messages } from '@botpress/sdk'"),
  });
  const foreign = (name: string) =>
    document.isForeign?.({
      path: ['channels', 'chat', 'messages', 'text', 'schema', 'properties', name, 'title'],
      on: 'value',
    });
  expect(foreign('text')).toBe(true);
  expect(foreign('mood')).toBe(false);
});

test.each([
  ['bp_modules/boats.ts', './bp_modules/boats', true],
  ['node_modules/boats/index.ts', './node_modules/boats', true],
  ['../shared/boats.ts', '../shared/boats', false],
  ['src/boats.ts', './src/boats', false],
])('an action that is in %s', async (file, specifier, expected) => {
  const document = await open({
    [entry]: definition('actions: boats', `import { boats } from '${specifier}'`),
    [file]: `import { z } from '@botpress/sdk'
export const boats = { book: { input: { schema: z.object({}) }, output: { schema: z.object({}) } } }`,
  });
  expect(document.data?.actions).toHaveProperty('book');
  expect(document.isForeign?.({ path: ['actions', 'book', 'title'], on: 'value' })).toBe(expected);
});

test('what an interface of the project provides is not written by the integration’s author', async () => {
  const document = await open({
    [entry]: `import { IntegrationDefinition, z } from '@botpress/sdk'
import boats from './bp_modules/boats'
export default new IntegrationDefinition({
  name: 'ferry-desk', version: '1.0.0',
  entities: { boat: { schema: z.object({ name: z.string() }) } },
  actions: { own: { input: { schema: z.object({}) }, output: { schema: z.object({}) } } },
}).extend(boats, ({ entities }) => ({ entities: { boat: entities.boat } }))
`,
    'package.json':
      '{ "bpDependencies": { "boats": "./interfaces/boats" }, "dependencies": { "@botpress/sdk": "4.20.0" } }',
    'interfaces/boats/interface.definition.ts': `import { InterfaceDefinition, z } from '@botpress/sdk'
export default new InterfaceDefinition({
  name: 'boats', version: '0.1.0',
  entities: { boat: { schema: z.object({ name: z.string() }) } },
  actions: { book: { input: { schema: () => z.object({ seat: z.string() }) }, output: { schema: () => z.object({}) } } },
})
`,
  });
  expect(Object.keys(document.data?.actions ?? {})).toEqual(['own', 'book']);
  const foreign = (...path: readonly string[]) => document.isForeign?.({ path, on: 'value' });
  expect(foreign('actions', 'book', 'title')).toBe(true);
  expect(foreign('actions', 'book', 'input', 'schema', 'properties', 'seat')).toBe(true);
  expect(foreign('actions', 'own', 'title')).toBe(false);
  expect(foreign('entities', 'boat', 'title')).toBe(false);
});

test('a name that the author gives to a part of an interface is written by the author', async () => {
  const document = await open({
    [entry]: `import { IntegrationDefinition, messages } from '@botpress/sdk'
import boats from './bp_modules/boats'
export default new IntegrationDefinition({
  name: 'ferry-desk', version: '1.0.0',
  channels: { chat: { messages: { 'quick note': messages.defaults.text } } },
}).extend(boats, () => ({
  entities: {},
  actions: { 'book-boat': { title: 'Book' }, 'sink-boat': { name: 'sink boat' } },
  events: { 'boat-left': { name: 'boat left' } },
}))
`,
    'package.json':
      '{ "bpDependencies": { "boats": "./interfaces/boats" }, "dependencies": { "@botpress/sdk": "7.2.4" } }',
    'interfaces/boats/interface.definition.ts': `import { InterfaceDefinition, z } from '@botpress/sdk'
const action = { input: { schema: () => z.object({}) }, output: { schema: () => z.object({}) } }
export default new InterfaceDefinition({
  name: 'boats', version: '0.1.0',
  actions: { 'book-boat': action, 'sink-boat': action },
  events: { 'boat-left': { schema: () => z.object({}) }, 'boat-came': { schema: () => z.object({}) } },
})
`,
  });
  const names = (part: 'actions' | 'events') =>
    Object.keys(document.data?.[part] ?? {}).map((name) => [
      name,
      document.isForeign?.({ path: [part, name], on: 'key' }),
      document.isForeign?.({ path: [part, name, 'description'], on: 'value' }),
    ]);
  expect(names('actions')).toEqual([
    ['book-boat', true, true],
    ['sink boat', false, true],
  ]);
  expect(names('events')).toEqual([
    ['boat left', false, true],
    ['boat-came', true, true],
  ]);
  const note = ['channels', 'chat', 'messages', 'quick note'];
  expect(document.isForeign?.({ path: note, on: 'key' })).toBe(false);
  expect(document.isForeign?.({ path: note, on: 'value' })).toBe(true);
});

test('what an old SDK adds is not written by the author, what the author adds to that is', async () => {
  const document = await open({
    [entry]: `import { IntegrationDefinition, interfaces, z } from '@botpress/sdk'
export default new IntegrationDefinition({
  name: 'ferry-desk', version: '1.0.0',
  channels: { mine: { messages: {} } },
}).extend(interfaces.hitl, () => ({}))
`,
    'package.json': '{ "dependencies": { "@botpress/sdk": "0.11.1" } }',
  });
  const foreign = (...path: readonly string[]) => document.isForeign?.({ path: ['channels', ...path], on: 'value' });
  expect(Object.keys(document.data?.channels ?? {})).toEqual(['mine', 'hitl']);
  expect(foreign('hitl', 'description')).toBe(true);
  expect(foreign('hitl', 'messages', 'text', 'schema', 'properties', 'text', 'title')).toBe(true);
  expect(foreign('mine', 'title')).toBe(false);
  expect(document.isForeign?.({ path: ['channels', 'hitl'], on: 'key' })).toBe(true);
});
