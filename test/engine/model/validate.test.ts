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
    ['a title of 64 characters', 'title', 't'.repeat(64), true],
    ['one of 65', 'title', 't'.repeat(65), false],
    ['one of 64 that take two units each', 'title', '📦'.repeat(64), true],
    ['one of 65 of them', 'title', '📦'.repeat(65), false],
    ['an empty title', 'title', '', false],
    ['a property that is undefined, which is none', 'titel', undefined, true],
    ['a property that there is not', 'titel', 'Parcel desk', false],
    ['a number that JSON does not have', 'maxExecutionTime', Number.NaN, false],
    ['null', 'title', null, false],
    ['a list for an object', 'actions', [], false],
    ['names of what every object has', 'actions', { constructor: parcels.actions.track }, true],
    ['what is wrong behind such a name', 'actions', JSON.parse('{"__proto__": {"input": 1}}'), false],
  ])('%s', (_, property, value, expected) => {
    expect(fitsAt(property, value)).toBe(expected);
  });

  it('has all required properties', () => {
    const { version: _, ...unversioned } = parcels;
    expect(fits(unversioned, shapeOf('definition'))).toBe(false);
    expect(fits(parcels, shapeOf('record'))).toBe(false);
  });
});
