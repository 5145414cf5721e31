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

  test('is one object where all of it is known, and only there', async () => {
    const known = `const parcel = z.object({ weight: z.number() })\nconst messages = { parcel: { schema: parcel } }`;
    const channels = 'channels: { north: { messages }, south: { messages } }';
    const twice = ({ data }: Document) => places.slice(0, 2).map((path) => at(data, path));
    const [one, same] = twice(await open({ [entry]: definition(channels, known) }));
    expect(one).toMatchObject({ properties: { weight: { type: 'number' } } });
    expect(same).toBe(one);
    const [first, second] = twice(await shared());
    expect(second).toEqual(first);
    expect(second).not.toBe(first);
  });

  test.each([
    ['values', `${'a'.repeat(10)}`, 30_000, 'too-many-nodes'],
    ['text', 'a'.repeat(400_000), 10, undefined],
  ])('counts in each of its places: %s', async (_, text, count, fault) => {
    const before = `
      const parcel = z.object({ size: z.enum(Array.from({ length: ${count} }, (_, at) => '${text}' + at)) })
      const messages = { parcel: { schema: parcel } }`;
    const named = (many: number) => Array.from({ length: many }, (_, at) => `c${at}: { messages }`).join(', ');
    const few = await open({ [entry]: definition(`channels: { ${named(2)} }`, before) });
    const many = await open({ [entry]: definition(`channels: { ${named(12)} }`, before) });
    expect([few.faults, few.unknowns]).toEqual([[], []]);
    expect(many.faults.map(({ id }) => id)).toEqual(fault === undefined ? [] : [fault]);
    expect(many.unknowns.map(({ why }) => why)).toEqual(
      fault === undefined ? expect.arrayContaining(['its texts are too long together']) : [],
    );
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
