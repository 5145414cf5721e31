import { expect } from 'vitest';
import { entry, type Files, open, textAt } from '../../../memory.ts';

export const readable = `import { InterfaceDefinition, z } from '@botpress/sdk'

const base = z.object({ id: z.string().title('ID').describe('Identifies the item') })

export default new InterfaceDefinition({
  name: 'readable',
  version: '0.2.0',
  title: 'Readable',
  entities: { item: { title: 'Item', schema: base } },
  actions: {
    read: {
      title: 'Read',
      billable: true,
      attributes: { shown: 'no' },
      input: { schema: () => base },
      output: { schema: ({ item }) => z.object({ item: item.title('The item') }) },
    },
  },
  events: {
    itemRead: { title: 'Item read', schema: (entities) => z.object({ item: entities.item }) },
  },
  channels: {
    items: { title: 'lost', messages: { text: { schema: () => z.object({ text: z.string() }) } } },
  },
})
`;

export const parcels = (extension: string, properties = '', imports = '') => `import * as sdk from '@botpress/sdk'
import readable from './bp_modules/readable'
${imports}
export default new sdk.IntegrationDefinition({
  name: 'parcels',
  version: '1.0.0',
  entities: { parcel: { schema: sdk.z.object({ id: sdk.z.string(), weight: sdk.z.number() }) } },
  ${properties}
})${extension}
`;

export const project = (definition: string): Files => ({
  [entry]: definition,
  'package.json':
    '{ "dependencies": { "@botpress/sdk": "7.2.2" }, "bpDependencies": { "readable": "../interfaces/readable" } }',
  '../interfaces/readable/interface.definition.ts': readable,
});

export const extension = `.extend(readable, ({ entities }) => ({
  entities: { item: entities.parcel },
  actions: { read: { name: 'readParcel', title: 'Read a parcel' } },
  events: { itemRead: { name: 'parcelRead', attributes: { shown: 'yes' } } },
  channels: { items: { name: 'parcels', message: { tags: { id: {} } } } },
}))`;

export const object = (properties: object, ...required: readonly string[]) => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
  additionalProperties: false,
});

export const item = object({ id: { type: 'string' }, weight: { type: 'number' } }, 'id', 'weight');

/**
 * Returns the faults of an extension, each with the text at its location; checks that everything unknown is reported as a
 * fault.
 */
export async function faultsOf(
  extension: string,
  interface_ = readable,
  imports = '',
  properties = '',
): Promise<readonly string[]> {
  const files = project(parcels(extension, properties, imports));
  const document = await open({ ...files, '../interfaces/readable/interface.definition.ts': interface_ });
  const { sources } = await document.positions();
  expect(document.unknowns.filter(({ reported }) => !reported)).toEqual([]);
  expect(JSON.stringify(document.data)).not.toContain('$ref');
  return document.faults.map(({ id, message, location }) => {
    expect(location).toMatchObject({ file: entry, approximate: false });
    return `${id} at ${textAt(sources.get(location.file) ?? '', location)}: ${message}`;
  });
}
