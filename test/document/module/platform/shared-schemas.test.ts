import { describe, expect, test } from 'vitest';
import type { Document, Target } from '../../../../src/document/document.ts';
import { openModule } from '../../../../src/document/module/open-module.ts';
import { ParsedFiles } from '../../../../src/document/module/syntax/parsed-files.ts';
import { literal, structure } from '../../../../src/document/module/value/make.ts';
import { materialize } from '../../../../src/document/module/value/materialize.ts';
import type { Origin, Value } from '../../../../src/document/module/value/value.ts';
import { definition, entry, memoryHost, open, pointedAt } from '../memory.ts';

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

describe('a schema that is used several times', () => {
  test('has the same content everywhere, apart from what is added to it', async () => {
    const { data } = await shared();
    const [north, ...others] = places.map((path) => at(data, [...path, 'properties']));
    expect(north).toMatchObject({ weight: { type: 'number', 'x-zui': { title: 'Weight' } } });
    expect(others.slice(0, 2)).toEqual([north, north]);
    expect(others[2]).toMatchObject({ weight: at(north, ['weight']), label: { title: 'Label' } });
    expect(north).not.toMatchObject({ label: { title: 'Label' } });
  });

  test('is one object if all of it is known, and only then', async () => {
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

  test('is another object in each place if the result of a definition is cached', async () => {
    const known = `const parcel = z.object({ weight: z.number() })\nconst messages = { parcel: { schema: parcel } }`;
    const text = definition('channels: { north: { messages }, south: { messages } }', known);
    const host = { ...memoryHost({ [entry]: text }), parsed: new ParsedFiles() };
    const [first, again] = [await openModule(entry, host), await openModule(entry, host)];
    const [north, south] = places.slice(0, 2).map((path) => at(first.data, path));
    expect(north).toEqual(south);
    expect(north).not.toBe(south);
    expect(places.slice(0, 2).map((path) => at(again.data, path))).toEqual([north, south]);
    expect(at(again.data, places[1] ?? [])).toBe(south);
  });

  const twelve = (count: number, text: string): Promise<Document> =>
    open({
      [entry]: definition(
        `channels: { ${Array.from({ length: 12 }, (_, number) => `c${number}: { messages }`).join(', ')} }`,
        `const parcel = z.object({ size: z.enum(Array.from({ length: ${count} }, (_, at) => '${text}' + at)) })
         const messages = { parcel: { schema: parcel } }`,
      ),
    });

  test('counts at each of its paths: values', async () => {
    expect((await twelve(20_000, 's')).faults).toEqual([]);
    expect((await twelve(30_000, 's')).faults).toMatchObject([{ id: 'too-many-nodes' }]);
  });

  test('counts at each of its paths: text', async () => {
    const why = 'its strings are too long in total';
    expect((await twelve(10, 's'.repeat(100_000))).unknowns).toEqual([]);
    expect((await twelve(10, 's'.repeat(400_000))).unknowns).toContainEqual(expect.objectContaining({ why }));
  });

  test('counts at each of its paths: depth', () => {
    const origin: Origin = { file: entry, start: 0, end: 0 };
    const within = (name: string, value: Value) => structure(new Map([[name, { key: origin, value }]]), origin);
    const nested = (depth: number, value: Value): Value =>
      Array.from({ length: depth }).reduce<Value>((inner) => within('inner', inner), value);
    const schema = nested(100, literal(true, origin));
    const twice = (depth: number) =>
      new Map(
        [within('schema', schema), nested(depth, within('schema', schema))].map((value, number) => [
          `place${number}`,
          { key: origin, value },
        ]),
      );
    expect(materialize(structure(twice(90), origin), undefined, true).excess).toBeUndefined();
    expect(materialize(structure(twice(120), origin), undefined, true).excess).toBe('too-deep');
  });

  test('is equally unknown at each of them', async () => {
    const { unknowns } = await shared();
    expect(unknowns.map(({ path }) => path.join('.')).sort()).toEqual(
      places.map((path) => [...path, 'properties', 'label', 'description'].join('.')).sort(),
    );
  });

  test('is located where it is written, and cannot be edited', async () => {
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
