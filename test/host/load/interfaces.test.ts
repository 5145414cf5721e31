import { expect, test } from 'vitest';
import { withInterfaces } from '../../../src/host/load/child/interfaces.ts';

/** A schema that describes the calls it received. */
const schema = (text: string): object => ({
  text,
  merge: (other: { text: string }) => schema(`${text} + ${other.text}`),
  dereference: ({ item }: { item: { text: string } }) => schema(`${text} of ${item.text}`),
});

const action = (input: string, output: string, title?: string) => ({
  ...(title && { title }),
  input: { schema: schema(input) },
  output: { schema: schema(output) },
});

/** The result of `.extend` in version 2 of the SDK. */
const definition = {
  name: 'parcel-desk',
  actions: { parcelWeigh: action('own input', 'own output', 'Weigh') },
  interfaces: {
    'weighable<parcel>': {
      type: 'interface',
      name: 'weighable',
      version: '0.1.0',
      entities: { item: { name: 'parcel', schema: schema('parcel') } },
      definition: {
        name: 'weighable',
        version: '0.1.0',
        templateName: '{{camelCase item}}{{pascalCase name}}',
        actions: { weigh: action('input', 'output') },
        events: { weighed: { schema: schema('event') } },
      },
    },
  },
};

const texts = (value: unknown) => JSON.parse(JSON.stringify(value));

test.each([
  ['1', {}, 'own output + output of parcel'],
  ['2', { PluginDefinition: class {} }, 'own input + output of parcel'],
])('interfaces are merged if version %s of the SDK does not do so', (_, sdk, output) => {
  expect(texts(withInterfaces(definition, sdk))).toEqual({
    name: 'parcel-desk',
    actions: {
      parcelWeigh: {
        title: 'Weigh',
        input: { schema: { text: 'own input + input of parcel' } },
        output: { schema: { text: output } },
      },
    },
    events: { parcelWeighed: { schema: { text: 'event of parcel' } } },
    channels: {},
    interfaces: {
      'weighable<parcel>': {
        name: 'weighable',
        version: '0.1.0',
        entities: { item: { name: 'parcel' } },
        actions: { weigh: { name: 'parcelWeigh' } },
        events: { weighed: { name: 'parcelWeighed' } },
        channels: {},
      },
    },
  });
});

test('a definition whose interfaces the SDK has merged is unchanged', () => {
  const done = { interfaces: { weighable: { name: 'weighable', version: '0.1.0', actions: {} } } };
  expect(withInterfaces(done, {})).toBe(done);
});
