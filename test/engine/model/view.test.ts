import { describe, expect, test } from 'vitest';
import type { Path } from '../../../src/data/path.ts';
import type { Unknown } from '../../../src/document/document.ts';
import { checkModel } from '../../../src/engine/model/check.ts';
import { type Data, definition } from '../../schemas/parcels.ts';
import { book, without, withValue } from './changed-parcels.ts';

const check = (manifest: Data, unknowns: readonly Unknown[] = []) => checkModel(manifest, 'definition', unknowns);
const messages = (manifest: Data) => check(manifest).findings.map(({ message }) => message);

describe('names that objects inherit', () => {
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];

  test.each(names)('%s is an entry like any other', (name) => {
    const fine = withValue(definition(), ['actions', name], { input: { schema: {} }, output: { schema: {} } });
    expect(check(fine).known).toBe(fine);
    const { findings, known, uncertain } = check(
      withValue(fine, ['actions', name], { title: 5, input: { schema: {} }, output: { schema: {} } }),
    );
    expect(findings).toMatchObject([{ id: 'type', at: { path: ['actions', name, 'title'] } }]);
    expect(Object.keys(known.actions ?? {})).toContain(name);
    expect(Object.getOwnPropertyDescriptor(known.actions, name)?.value).toEqual({
      input: { schema: {} },
      output: { schema: {} },
    });
    expect(uncertain(['actions', name, 'title'])).toBe(true);
  });

  test.each(names)('%s is unknown where entries have fixed names', (name) => {
    const { findings, known } = check(withValue(definition(), [...book, name], {}));
    expect(findings).toMatchObject([{ id: 'unknown-property', at: { path: [...book, name], on: 'key' } }]);
    expect(Object.keys(known.actions?.bookParcel ?? {})).not.toContain(name);
  });
});

describe('what is unknown without running code', () => {
  const opaque = (...path: Path): Unknown => ({ path, extent: 'value', why: 'a call' });
  const partly = (...path: Path): Unknown => ({ path, extent: 'rest', why: 'a spread' });

  test('is not missing', () => {
    const { findings, uncertain, spoken } = check(without(definition(), ['name']), [opaque('name')]);
    expect(findings).toEqual([]);
    expect(uncertain(['name'])).toBe(true);
    expect(spoken(['name'])).toBe(false);
  });

  test('may be what something else seems to lack', () => {
    const manifest = without(definition(), [...book, 'output']);
    const { findings, uncertain } = check(manifest, [partly(...book)]);
    expect(findings).toEqual([]);
    expect(uncertain([...book, 'output'])).toBe(true);
    expect(uncertain([...book, 'output', 'schema'])).toBe(true);
    expect(uncertain([...book, 'title'])).toBe(false);
    expect(uncertain(book)).toBe(false);
    expect(uncertain(['actions', 'listParcels', 'title'])).toBe(false);
  });

  test('may be an entry of a map, but not another one', () => {
    const { uncertain } = check(definition(), [partly('actions')]);
    expect(uncertain(['actions', 'trackParcel'])).toBe(true);
    expect(uncertain(['actions', 'bookParcel'])).toBe(false);
    expect(uncertain(['actions', 'toString'])).toBe(true);
    expect(uncertain(['events', 'trackParcel'])).toBe(false);
  });

  test('leaves a hole in a list', () => {
    const manifest = withValue(definition(), ['layers'], ['base', undefined, 'fonts']);
    const { findings, known, uncertain } = check(manifest, [opaque('layers', 1)]);
    expect(findings).toEqual([]);
    expect(known).toBe(manifest);
    expect(uncertain(['layers', 1])).toBe(true);
    expect(uncertain(['layers', 2])).toBe(false);
  });

  test('is not taken for a misspelt property', () => {
    const manifest = withValue(without(definition(), [...book, 'title']), [...book, 'titel'], 'Book');
    const [finding] = check(manifest, [opaque(...book, 'title')]).findings;
    expect(finding?.fix).toBeUndefined();
  });
});

test('several faults at one path are several findings', () => {
  const manifest = withValue(definition(), book, { titel: 5, ui: {}, input: {}, output: { schema: [] } });
  expect(messages(manifest)).toEqual([
    'The input of action `bookParcel` is missing the required property `schema`.',
    'The schema of the output of action `bookParcel` is an array; expected an object.',
    'Action `bookParcel` has an unknown property `titel`; did you mean `title`?',
    'Action `bookParcel` has an unknown property `ui`; it can have `title`, `description`, `input`, `output`, `billable`, `cacheable`, `attributes`, `name`.',
  ]);
});

describe('hostile manifests', () => {
  test('a schema may be deep', () => {
    let deep: Data = {};
    for (let level = 0; level < 100_000; level++) deep = { items: deep };
    const manifest = { name: 'harbourline/parcels', version: '1.0.0', entities: { parcel: { schema: deep } } };
    expect(check(manifest).known).toBe(manifest);
  });

  test('there may be very many findings', () => {
    const layers = Array.from({ length: 150_000 }, () => 1);
    expect(check({ ...definition(), layers }).findings).toHaveLength(150_000);
  });
});
