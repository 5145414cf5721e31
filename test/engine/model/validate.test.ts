import { describe, expect, it } from 'vitest';
import { shapeOf } from '../../../schemas/shape.ts';
import { checkModel } from '../../../src/engine/model/check.ts';
import { fits } from '../../../src/engine/model/fits.ts';
import { validateAgainstModel } from '../../../src/engine/model/validate.ts';

const parcels = {
  name: 'parcel-desk',
  version: '1.6.0',
  secrets: { CARRIER_TOKEN: { optional: true } },
  actions: { track: { title: 'Track', input: { schema: {} }, output: { schema: {} } } },
};

describe('a manifest without model findings', () => {
  it('is accepted as it is, with its unknown parts', async () => {
    const unknowns = [{ path: ['actions', 'track', 'input'], extent: 'rest', reason: 'It is spread.' }] as never;
    const held = await validateAgainstModel(parcels, 'definition', unknowns);
    expect(held.findings).toEqual([]);
    expect(held.known).toBe(parcels);
    expect(held.uncertain(['actions', 'track', 'input', 'billable'])).toBe(true);
    expect(held.uncertain(['actions', 'track', 'output', 'billable'])).toBe(false);
    expect(held.spoken(['version'])).toBe(false);
  });
});

describe('one with model findings', () => {
  it('is validated against the model itself', async () => {
    const faulty = { ...parcels, versoin: '1.6.0', title: '' };
    const { uncertain: _, spoken: __, ...held } = await validateAgainstModel(faulty, 'definition', []);
    const { uncertain: ___, spoken: ____, ...checked } = checkModel(faulty, 'definition', []);
    expect(held).toEqual(checked);
    expect(held.findings.map(({ id }) => id)).toEqual(['too-short', 'unknown-property']);
  });
});

describe('what fits', () => {
  const fitsAt = (property: string, value: unknown) => fits({ ...parcels, [property]: value }, shapeOf('definition'));

  it.each([
    ['a title of 64 characters fits', 'title', 't'.repeat(64), true],
    ['a title of 65 characters does not fit', 'title', 't'.repeat(65), false],
    ['a title of 64 characters of two UTF-16 units each fits', 'title', '📦'.repeat(64), true],
    ['a title of 65 characters of two UTF-16 units each does not fit', 'title', '📦'.repeat(65), false],
    ['an empty title does not fit', 'title', '', false],
    ['an unknown property that is undefined counts as absent', 'titel', undefined, true],
    ['an unknown property does not fit', 'titel', 'Parcel desk', false],
    ['a number that JSON cannot express does not fit', 'maxExecutionTime', Number.NaN, false],
    ['null does not fit in place of a string', 'title', null, false],
    ['a list does not fit in place of an object', 'actions', [], false],
    ['an entry may have the name of an inherited property', 'actions', { constructor: parcels.actions.track }, true],
    ['an invalid entry under such a name does not fit', 'actions', JSON.parse('{"__proto__": {"input": 1}}'), false],
  ])('%s', (_, property, value, expected) => {
    expect(fitsAt(property, value)).toBe(expected);
  });

  it('has all required properties', () => {
    const { version: _, ...unversioned } = parcels;
    expect(fits(unversioned, shapeOf('definition'))).toBe(false);
    expect(fits(parcels, shapeOf('record'))).toBe(false);
  });
});
