import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { evaluated } from '../../memory.ts';

const parcel = 'const parcel = { weight: 1 };';

/** Ways to set `parcel.weight` that do not name it. */
const ways = [
  'new Proxy(parcel, {}).weight = 2',
  'const other = new Proxy(parcel, {}); other.weight = 2',
  'class Depot { constructor(one) { return one } } new Depot(parcel).weight = 2',
  'function Depot(one) { return one } const other = new Depot(parcel); other.weight = 2',
  'class Depot { set last(one) { one.weight = 2 } } new Depot().last = parcel',
  'const depot = { set last(one) { one.weight = 2 } }; depot.last = parcel',
  'const depot = { set last(one) { one.weight = 2 } }; ({ one: depot.last } = { one: parcel })',
  'const depot = { set last(one) { one.weight = 2 } }; Object.assign(depot, { last: parcel })',
  'globalThis.other = parcel; globalThis.other.weight = 2',
  'globalThis.other = { parcel }; other.parcel.weight = 2',
  'Object.assign(globalThis, { other: parcel }); other.weight = 2',
  'process.other = parcel; process.other.weight = 2',
  'eval("parcel.weight = 2")',
  'const depot = Object.create(parcel); Object.getPrototypeOf(depot).weight = 2',
  'const depot = { __proto__: parcel }; depot.__proto__.weight = 2',
  '[parcel].values().next().value.weight = 2',
  'new Map([[1, parcel]]).get(1).weight = 2',
  'Object.entries({ parcel }).forEach(([, one]) => { one.weight = 2 })',
  'const weigh = (one) => { one.weight = 2 }; const all = [weigh]; for (const fn of all) fn(parcel)',
  'const weigh = (one) => { one.weight = 2 }; Reflect.apply(weigh, null, [parcel])',
  'const pipe = (one, ...fns) => fns.reduce((last, fn) => fn(last), one); pipe(parcel, (one) => { one.weight = 2 })',
  'try { throw parcel } catch (one) { one.weight = 2 }',
  'function* all() { yield parcel } all().next().value.weight = 2',
  '"north".replace("n", () => { parcel.weight = 2 })',
  'class Depot { static { parcel.weight = 2 } }',
];

describe('an object is unknown if it changes', () => {
  test.for(ways)('by %s', async (way) => {
    const weight = runInNewContext(`${parcel} ${way}; parcel.weight`, { process: {} });
    expect(weight).toBe(2);
    expect(await evaluated('parcel', `${parcel} ${way}`)).not.toEqual({ weight: 1 });
  });
});

test.each([
  'globalThis.other = parcel',
  'globalThis.other = parcel; process.env.TZ = "UTC"; Error.stackTraceLimit = 5',
  'const depot = new Map(); depot.other = 1',
])('an object is known after %s', async (code) => {
  expect(await evaluated('parcel', `${parcel} ${code}`)).toEqual({ weight: 1 });
});
