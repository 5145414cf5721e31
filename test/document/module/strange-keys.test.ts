import { expect, it } from 'vitest';
import { dated, definition, entry, open } from './memory.ts';

/** Returns the unknown keys reported in a definition, for a version of the SDK. */
async function strangeKeys(properties: string, sdk: string): Promise<readonly string[]> {
  const document = await open({
    [entry]: dated(definition(`name: 'ferry-desk', ${properties}`), sdk),
    'package.json': JSON.stringify({ dependencies: { '@botpress/sdk': sdk } }),
  });
  return document.faults.map(({ message, path, location }) => `${path.join('.')}@${location.start.line}: ${message}`);
}

it.each([
  [
    'tilte: "Ferry"',
    '4.20.0',
    'tilte@3: The integration has an unknown property `tilte`, which the SDK would leave out. Did you mean `title`?',
  ],
  [
    'chanels: {}',
    '^7.0.0',
    'chanels@3: The integration has an unknown property `chanels`, which the SDK would leave out. Did you mean `channels`?',
  ],
  [
    'label: "Ferry"',
    '^7.0.0',
    'label@3: The integration has an unknown property `label`, which the SDK would leave out. Did you mean `title`?',
  ],
  [
    'title: "Ferry", label: "The ferry"',
    '^7.0.0',
    'label@3: The integration has an unknown property `label`, which the SDK would leave out.',
  ],
  [
    '__advanced: { extraOperation: {} }',
    '4.20.0',
    '__advanced.extraOperation@3: `__advanced` has an unknown property `extraOperation`, which the SDK would leave out. Did you mean `extraOperations`?',
  ],
  [
    'configuration: { schema: z.object({}), linkTemplateScript: "link.vrl" }',
    '4.20.0',
    'configuration.linkTemplateScript@3: `configuration` has an unknown property `linkTemplateScript`, which the SDK would leave out. Did you mean `identifier.linkTemplateScript`?',
  ],
  [
    'configuration: { schema: z.object({}), linkTemplateScript: "link.vrl", identifier: { linkTemplateScript: process.env.LINK } }',
    '4.20.0',
    'configuration.linkTemplateScript@3: `configuration` has an unknown property `linkTemplateScript`, which the SDK would leave out.',
  ],
  [
    'attributes: {}',
    '3.1.0',
    'attributes@3: The integration has the property `attributes`, which version 3.1.0 of the SDK would leave out: it was added in 4.8.0.',
  ],
  [
    'attributes: {}',
    '^3.1.0',
    'attributes@3: The integration has the property `attributes`, which version 3.x of the SDK would leave out: it was added in 4.8.0.',
  ],
  [
    'entities: {}',
    '0.5.14',
    'entities@3: The integration has the property `entities`, which version 0.5.14 of the SDK would leave out: it was added in 0.6.0.',
  ],
  [
    '__advanced: { messageStatusChangeNotificationsEnabled: true }',
    '4.20.0',
    '__advanced.messageStatusChangeNotificationsEnabled@3: `__advanced` has the property `messageStatusChangeNotificationsEnabled`, which version 4.20.0 of the SDK would leave out: it was removed in 4.14.1.',
  ],
])('%s with SDK %s', async (properties, sdk, said) => {
  expect(await strangeKeys(properties, sdk)).toEqual([said]);
});

it.each([
  ['attributes: {}', '4.8.0'],
  // The installed version may be any in the range, and so one that knows the key.
  ['attributes: {}', '^4.0.0'],
  ['entities: {}', '^0.5.0'],
  ['attributes: {}', '>=3.0.0'],
  ['attributes: {}', '*'],
  ['__advanced: { extraOperations: {} }', '4.14.1'],
])('nothing for %s with SDK %s', async (properties, sdk) => {
  expect(await strangeKeys(properties, sdk)).toEqual([]);
});

it('a misspelt key counts as the intended one', async () => {
  const document = await open({ [entry]: definition(`name: 'ferry-desk', tilte: 'Ferry'`) });
  expect(document.unknowns).toEqual([
    { path: ['title'], extent: 'value', why: document.faults[0]?.message, reported: true },
  ]);
});

it.each([
  ['integration', `integration: { name: 'ferry-desk', version: '1.0.0', icon: 'desk.svg' }`],
  ['props', `props: { id: 'ferry', createdAt: 'today', ...ferry }`],
])('properties inside of %s are one finding, and none of them counts as missing', async (name, properties) => {
  const before = `const ferry = { name: 'ferry-desk', version: '1.0.0' }`;
  const { faults, unknowns } = await open({ [entry]: definition(properties, before) });
  const message = `The integration is inside \`${name}\`; expected its properties in \`new IntegrationDefinition({ … })\` itself.`;
  expect(faults.map(({ id, path, message }) => ({ id, path, message }))).toEqual([
    { id: 'model/unknown-property', path: [name], message },
  ]);
  expect(unknowns).toEqual([{ path: [], extent: 'value', why: message, reported: true }]);
});

it.each([
  ['the integration has a name of its own', `name: 'ferry-desk', integration: { name: 'ferry', version: '1.0.0' }`],
  ['more may be beside it', `integration: { name: 'ferry', version: '1.0.0' }, ...process.env`],
  ['it is something else', `author: { name: 'Harbourline' }`],
])('but not if %s', async (_, properties) => {
  const { faults } = await open({ [entry]: definition(properties) });
  expect(faults.filter(({ message }) => message.includes('is inside'))).toEqual([]);
});

it.each([
  ['action: {}', 'action', 'actions'],
  ['entity: {}, entities: {}', 'entity', undefined],
  ['event: {}, events: { late: { title: "Ferry late", schema: z.object({}) } }', 'event', undefined],
])('a misspelt key, beside what `.extend` adds: %s', async (properties, key, meant) => {
  const { faults } = await open({
    [entry]: `import { IntegrationDefinition, z } from '@botpress/sdk'
import gauge from './bp_modules/gauge'
export default new IntegrationDefinition({ name: 'ferry-desk', ${properties} })
  .extend(gauge, () => ({ entities: {} }))
`,
    'package.json': '{ "dependencies": { "@botpress/sdk": "7.2.2" }, "bpDependencies": { "gauge": "./gauge" } }',
    'gauge/interface.definition.ts': `import { InterfaceDefinition, z } from '@botpress/sdk'
export default new InterfaceDefinition({ name: 'gauge', version: '1.0.0', entities: {} })
`,
  });
  const hint = meant === undefined ? '' : ` Did you mean \`${meant}\`?`;
  expect(faults.map(({ message }) => message)).toEqual([
    `The integration has an unknown property \`${key}\`, which the SDK would leave out.${hint}`,
  ]);
});
