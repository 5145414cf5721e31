import { describe, expect, test } from 'vitest';
import type { Document, Target } from '../../../../src/document/document.ts';
import { definition, entry, open, pointedAt } from '../memory.ts';

const before = `
const parcel = z.object({ weight: z.number().title('Weight'), label: z.string().describe(process.env.LABEL) })
const messages = { parcel: { schema: parcel } }
`;

const shared = (): Promise<Document> =>
  open({
    [entry]: definition(
      `channels: { north: { messages }, south: { messages } },
       actions: { weigh: { input: { schema: parcel }, output: { schema: parcel, ui: { label: { title: 'Label' } } } } }`,
      before,
    ),
  });

const places = [
  ['channels', 'north', 'messages', 'parcel', 'schema'],
  ['channels', 'south', 'messages', 'parcel', 'schema'],
  ['actions', 'weigh', 'input', 'schema'],
  ['actions', 'weigh', 'output', 'schema'],
];

const at = (data: unknown, path: readonly string[]): unknown =>
  path.reduce((part, step) => (part as Record<string, unknown>)[step], data);

describe('a schema that stands in several places', () => {
  test('says the same in all of them, but for what is said beside it', async () => {
    const { data } = await shared();
    const [north, ...others] = places.map((path) => at(data, [...path, 'properties']));
    expect(north).toMatchObject({ weight: { type: 'number', 'x-zui': { title: 'Weight' } } });
    expect(others.slice(0, 2)).toEqual([north, north]);
    expect(others[2]).toMatchObject({ weight: at(north, ['weight']), label: { title: 'Label' } });
    expect(north).not.toMatchObject({ label: { title: 'Label' } });
  });

  test('is as little known in each', async () => {
    const { unknowns } = await shared();
    expect(unknowns.map(({ path }) => path.join('.')).sort()).toEqual(
      places.map((path) => [...path, 'properties', 'label', 'description'].join('.')).sort(),
    );
  });

  test('is found where it is written, and edited for none of them', async () => {
    const document = await shared();
    const positions = await document.positions();
    for (const path of places) {
      const title: Target = { path: [...path, 'properties', 'weight', 'type'], on: 'value' };
      expect(await pointedAt(document, title)).toContain(`z.number()`);
    }
    const [north = []] = places;
    const path = [...north, 'properties', 'weight', 'x-zui', 'title'];
    expect(positions.edit([{ op: 'set', path, value: 'Mass' }])).toBeUndefined();
  });
});
