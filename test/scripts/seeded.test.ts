import { describe, expect, test } from 'vitest';
import { find, put, take } from '../../scripts/corpus/seeded/fault.ts';
import { modelFaults } from '../../scripts/corpus/seeded/model.ts';
import { syntaxes, type Trial, tryOut } from '../../scripts/corpus/seeded/trial.ts';
import { definition, record } from '../schemas/parcels.ts';

const book = ['actions', 'bookParcel'];
const base = definition();
const trial = (wrong: Partial<Trial>): Trial => ({
  form: 'definition',
  base,
  rule: 'model/type',
  ...put(base, [...book, 'title'], 5),
  ...wrong,
});

describe.each(syntaxes)('a trial in $name', (syntax) => {
  test('is content with the one finding that is expected', async () => {
    expect(await tryOut(trial({}), syntax)).toEqual([]);
    expect(await tryOut(trial({ rule: 'model/required', ...take(base, [...book, 'input']) }), syntax)).toEqual([]);
    expect(await tryOut(trial({ rule: 'model/required', ...take(base, ['name']) }), syntax)).toEqual([]);
  });

  test('complains of no finding, and of another one', async () => {
    expect(await tryOut(trial({ manifest: base }), syntax)).toEqual(['nothing is found']);
    const two = put(put(base, [...book, 'title'], 5).manifest, ['name'], 5);
    expect(await tryOut(trial(two), syntax)).toEqual(['model/type finds fault at /actions/bookParcel/title too']);
  });

  test('complains of another rule, pointer and range', async () => {
    expect(await tryOut(trial({ rule: 'model/enum' }), syntax)).toEqual(['it is model/type that finds it']);
    expect(await tryOut(trial({ at: { path: [...book, 'description'], on: 'value' } }), syntax)).toEqual([
      'it is found at /actions/bookParcel/title, not at /actions/bookParcel/description',
      'the range covers "5", not "Books a parcel and returns its tracking number."',
    ]);
    expect(await tryOut(trial({ at: { path: [...book, 'title'], on: 'key' } }), syntax)).toEqual([
      'the range covers "5", not "title"',
    ]);
  });
});

test.each([
  ['definition', definition()],
  ['record', record()],
] as const)('there is a place in a %s for every kind of fault against the model', (form, manifest) => {
  const faults = modelFaults(form);
  expect(new Set(faults.map(({ rule, kind }) => `${rule} ${kind}`)).size).toBe(faults.length);
  expect(faults.filter(({ plant }) => plant(manifest) === undefined).map(({ kind }) => kind)).toEqual([]);
});

test('a pattern finds the first place that it stands for', () => {
  expect(find(base, ['actions', '*', 'title'])).toEqual([...book, 'title']);
  expect(find(base, ['layers', '*'])).toEqual(['layers', 0]);
  expect(find(base, ['actions', '*', 'wavelength'])).toBeUndefined();
});
