import { describe, expect, test } from 'vitest';
import { definition, evaluated, open } from '../../memory.ts';

type Case = readonly (readonly [before: string, name: string])[];

const isUnknown = async ([before, name]: Case[number]) => {
  expect(await evaluated(name, before)).toMatchObject({ unknown: expect.stringMatching(/ is changed |step by step/) });
};

const parcel = `const parcels: any = { small: { weight: 1 } }`;
const list = `const list: any[] = [{ name: 'small' }]`;
const weigh = `const weigh = (parcel: any) => { parcel.weight = 2; return parcel }`;

describe('what a method changes in its own object is unknown', () => {
  const cases: Case = [
    [
      'const depot: any = { parcels: {}, add(n: string) { this.parcels[n] = 1; return this } }; const all = depot.add("a")',
      'depot.parcels',
    ],
    [
      'const depot: any = { parcels: {}, add: function (n: string) { this.parcels[n] = 1 } }; const done = depot.add("a")',
      'depot.parcels',
    ],
    [
      'const depot: any = { north: { list: [], add(n: string) { this.list.push(n); return n } } }; const n = depot.north.add("a")',
      'depot',
    ],
    [
      'const parcels: any = {}; const depot = { parcels, add(n: string) { this.parcels[n] = 1 } }; const n = depot.add("a")',
      'parcels',
    ],
    [
      'const open = () => ({ parcels: {} as any, add(n: string) { this.parcels[n] = 1 } }); const depot = open(); const n = depot.add("a")',
      'depot.parcels',
    ],
    [
      'function add(this: any, n: string) { this.parcels[n] = 1 } const depot: any = { parcels: {}, add }; const n = depot.add("a")',
      'depot.parcels',
    ],
    [
      'class Depot { static parcels: any = {}; static add(n: string) { this.parcels[n] = 1 } } const n = Depot.add("a")',
      'Depot.parcels',
    ],
  ];

  test.for(cases)('%s', isUnknown);
});

describe('what a method with a computed name changes is unknown', () => {
  const name = 'const method = process.env.METHOD as string';
  const texts = "const texts = ['a']";
  const cases: Case = [
    [`${name}; ${texts}; const n = texts[method]('b')`, 'texts'],
    [`${name}; ${texts}; const all = { texts }; const n = all.texts[method]('b')`, 'texts'],
    [`${name}; const all = { texts: ['a'] }; const n = all.texts[method]('b')`, 'all'],
    [`${texts}; const n = ['push'].map((one) => texts[one]('b'))`, 'texts'],
    [`${texts}; const n = texts['pu' + 'sh']('b')`, 'texts'],
    [`${name}; const text = z.string(); const s = text[method](); const all = { a: { schema: text } }`, 'all.a'],
  ];

  test.for(cases)('%s', isUnknown);

  test('but a computed method in an object of functions changes nothing', async () => {
    const makers = `const makers = { text: () => 'a', list: () => ['a'] }; const make = (kind: 'text') => makers[kind]()`;
    expect(await evaluated('{ made: make("text"), makes: makers.list() }', makers)).toEqual({
      made: 'a',
      makes: ['a'],
    });
    expect(await evaluated('pairs[0].name', `const pairs = [{ name: 'a' }]; const n = pairs[0]?.name`)).toBe('a');
  });

  test('and the result of such a method is unknown', async () => {
    const schema = `${name}; const schema = z.string()[method]()`;
    expect(await evaluated('{ schema }', schema)).toMatchObject({ unknown: expect.stringContaining('METHOD') });
  });
});

describe('what is changed through the result of a call is unknown', () => {
  const cases: Case = [
    [`${parcel}; Object.values<any>(parcels)[0].weight = 2`, 'parcels'],
    [`${list}; list.find((one) => one.name === 'small')!.weight = 2`, 'list'],
    [`${list}; const heavy = list.map((one) => { one.weight = 2; return one })`, 'list'],
    [`${list}; const heavy = list.reduce((all, one) => { one.weight = 2; return all }, {})`, 'list'],
    [
      `const all: any = {}; const named = [{ name: 'a' }].reduce((all, one) => { all[one.name] = one; return all }, all)`,
      'all',
    ],
    [`${list}; const heavy = list.map((one) => Object.assign(one, { weight: 2 }))`, 'list'],
    [
      `${parcel}; const n = (() => { for (const one of Object.values<any>(parcels)) one.weight = 2; return 1 })()`,
      'parcels',
    ],
    [
      `${parcel}; const n = (() => { for (const [name, one] of Object.entries<any>(parcels)) one.name = name })()`,
      'parcels',
    ],
    [
      `${parcel}; const n = ['small'].map((name) => { const one = parcels[name]; one.weight = 2; return name })`,
      'parcels',
    ],
    [`${parcel}; const same = (it: any) => it; const other = same(parcels); other.large = 2`, 'parcels'],
    [`${parcel}; const get = () => parcels; get().large = 2`, 'parcels'],
    [`${parcel}; (0, parcels).large = 2`, 'parcels'],
    [`${parcel}; [parcels][0].large = 2`, 'parcels'],
    [`${parcel}; const none: any = {}; (process.env.DEPOT ? parcels : none).large = 2`, 'parcels'],
    [`${parcel}; const small = { ...parcels }; small.small.weight = 2`, 'parcels'],
    [
      `const north: any = {}; const south: any = {}; const all = { north, south }; const n = (() => { all.north.a = 1; all.south.a = 1 })()`,
      'south',
    ],
    [`const north: any = {}; const all: any = {}; const n = (() => { all.north = north; all.north.a = 1 })()`, 'north'],
  ];

  test.for(cases)('%s', isUnknown);
});

describe('what is changed after being thrown and caught is unknown', () => {
  const cases: Case = [
    [`${parcel}; try { throw parcels } catch (caught: any) { caught.large = 2 }`, 'parcels'],
    [`${parcel}; try { throw { parcels } } catch ({ parcels: all }: any) { all.large = 2 }`, 'parcels'],
    [
      `${parcel}; const check = () => { throw parcels }; const n = (() => { try { check() } catch (caught: any) { caught.large = 2 } })()`,
      'parcels',
    ],
  ];

  test.for(cases)('%s', isUnknown);

  test('but not a variable with the name of the caught error', async () => {
    const before = `${parcel}; const text = '{'; try { JSON.parse(text) } catch (parcels: any) { parcels.seen = true }`;
    expect(await evaluated('Object.keys(parcels)', before)).toEqual(['small']);
  });
});

describe('what is changed through a pattern, an accessor, a class or a namespace is unknown', () => {
  const cases: Case = [
    [`${parcel}; const held: any = {}; const { all = parcels } = held; all.large = 2`, 'parcels'],
    [`${parcel}; const held: any = {}; const { depot: { all = parcels } = held } = held; all.large = 2`, 'parcels'],
    [`${parcel}; const held: any[] = []; const [all = parcels] = held; all.large = 2`, 'parcels'],
    [`${parcel}; const depot = { get all() { return parcels } }; depot.all.large = 2`, 'parcels'],
    [`${parcel}; class Depot { static all = parcels } Depot.all.large = 2`, 'parcels'],
    [`${parcel}; class Depot { static get all() { return parcels } } Depot.all.large = 2`, 'parcels'],
    [`${parcel}; namespace Depot { export const all = parcels } Depot.all.large = 2`, 'parcels'],
  ];

  test.for(cases)('%s', isUnknown);
});

describe('what is changed in one of several blocks is unknown', () => {
  const other = 'const others: any = {}';
  const cases: Case = [
    [
      `${parcel}; ${other}; if (process.env.X) { const all = parcels; all.large = 2 } else { const all = others; all.large = 2 }`,
      'parcels',
    ],
    [
      `${parcel}; const add = (has: boolean) => { if (has) { const all = parcels; all.large = 2 } else { const all: any = {}; all.large = 2 } }; const n = add(true)`,
      'parcels',
    ],
    [
      `${parcel}; const add = () => { { const parcels: any = {}; parcels.large = 1 } parcels.large = 2 }; const n = add()`,
      'parcels',
    ],
    [
      `${parcel}; const early = { ...parcels }; { { const parcels: any = {}; parcels.large = 1 } parcels.large = 2 }`,
      'parcels',
    ],
    [`${parcel}; { for (const parcels of [{}] as any[]) parcels.large = 1; parcels.large = 2 }`, 'parcels'],
  ];

  test.for(cases)('%s', isUnknown);
});

describe('what a function changes in its arguments is unknown', () => {
  const cases: Case = [
    [`${list}; ${weigh}; const heavy = list.map(weigh)`, 'list'],
    [`${parcel}; ${weigh}; const again = (it: any) => weigh(it); const heavy = again(parcels)`, 'parcels'],
    [`${parcel}; ${weigh}; const heavy = weigh.call(null, parcels)`, 'parcels'],
    [`${parcel}; ${weigh}; const scales = { weigh }; const heavy = scales.weigh(parcels)`, 'parcels'],
    [
      `${parcel}; const scales = { weigh(one: any) { one.weight = 2 } }; const heavy = scales.weigh(parcels)`,
      'parcels',
    ],
    [
      `${parcel}; class Scales { weigh(one: any) { one.weight = 2 } } const heavy = new Scales().weigh(parcels)`,
      'parcels',
    ],
    [`${parcel}; const weigh = (one: any = parcels) => { one.weight = 2 }; const heavy = weigh()`, 'parcels'],
  ];

  test.for(cases)('%s', isUnknown);

  test('also one that is imported and called with each item', async () => {
    const files = { 'weigh.ts': `export ${weigh}` };
    const before = `import { weigh } from './weigh'\n${list}\nconst heavy = list.map(weigh)`;
    expect(await evaluated('list', before, files)).toMatchObject({ unknown: '`list` is changed after it is declared' });
  });
});

describe('what a statement changes is unknown', () => {
  const cases: Case = [
    [`${list}; for (let i = 0; i < list.length; i++) { const one = list[i]; one.weight = i }`, 'list'],
    [`${parcel}; for (const name in parcels) parcels[name].weight = 2`, 'parcels'],
    [`${parcel}; for (const name of ['small']) { let one; one = parcels[name]; one.weight = 2 }`, 'parcels'],
    [`${parcel}; const held: any = { parcels }; let one: any; ({ parcels: one } = held); one.large = 2`, 'parcels'],
    [`${parcel}; const all: any[] = []; all.push(parcels); all[0].large = 2`, 'parcels'],
    [`import { weigh } from 'elsewhere'; ${list}; for (const one of list) weigh(one)`, 'list'],
    [`import { weigh } from 'elsewhere'; ${list}; list.forEach((one) => { weigh(one) })`, 'list'],
  ];

  test.for(cases)('%s', isUnknown);
});

describe('what is unchanged is known', () => {
  const cases: readonly (readonly [before: string, name: string, value: unknown])[] = [
    [`${parcel}; const other: any = { ...parcels }; other.large = 2`, 'parcels', { small: { weight: 1 } }],
    [`${parcel}; const other: any = Object.assign({}, parcels); other.large = 2`, 'parcels', { small: { weight: 1 } }],
    [`${parcel}; const other = structuredClone(parcels); other.small.weight = 2`, 'parcels', { small: { weight: 1 } }],
    [
      `${parcel}; const names = Object.keys(parcels).map((name) => name).sort().reverse()`,
      'parcels',
      { small: { weight: 1 } },
    ],
    [
      `${list}; const all = list.reduce((all, one) => { all[one.name] = { ...one }; return all }, {} as any)`,
      'list',
      [{ name: 'small' }],
    ],
    [`${list}; const one = { a: 1 }; const heavy = list.map((one) => { one.weight = 2; return one })`, 'one', { a: 1 }],
    [
      `${parcel}; class Label { parcel: any; constructor(parcel: any) { this.parcel = parcel } } const label = new Label(parcels)`,
      'parcels',
      { small: { weight: 1 } },
    ],
    [
      `${parcel}; const label = z.string().transform((it: any) => { it.of = parcels; return it })`,
      'parcels',
      { small: { weight: 1 } },
    ],
    [
      `${parcel}; const label = (ctx: any) => { const all: any[] = []; all.push(parcels.small); return all }`,
      'parcels',
      { small: { weight: 1 } },
    ],
    [
      `const TITLE = 'Parcel'; const all: any = { small: { title: TITLE } }; Object.values<any>(all)[0].weight = 2`,
      'TITLE',
      'Parcel',
    ],
    [
      `const named = (title: string) => ({ title }); const all: any = { a: named('a') }; all.a.weight = 2`,
      'named("b")',
      { title: 'b' },
    ],
    [
      `${parcel}; const n = (() => { for (const parcels of [{}] as any[]) { parcels.large = 1 } return 1 })()`,
      'parcels',
      { small: { weight: 1 } },
    ],
    [`${parcel}; for (const parcels of [{}] as any[]) parcels.large = 1`, 'parcels', { small: { weight: 1 } }],
    ['class Depot { static code = "N"; parcels: any = {}; add(n: string) { this.parcels[n] = 1 } }', 'Depot.code', 'N'],
  ];

  test.for(cases)('%s', async ([before, name, value]) => {
    expect(await evaluated(name, before)).toEqual(value);
  });
});

describe('what a static block changes is unknown', () => {
  const cases: Case = [
    ['class Depot { static parcels: any = {}; static { this.parcels.small = 1 } }', 'Depot.parcels'],
    [`${parcel}; class Setup { static { const { small } = parcels; small.weight = 2 } }`, 'parcels'],
    [
      `${parcel}; export class Setup { static { for (const one of Object.values<any>(parcels)) one.weight = 2 } }`,
      'parcels',
    ],
    [`import { weigh } from 'elsewhere'; ${parcel}; class Setup { static { weigh(parcels) } }`, 'parcels'],
  ];

  test.for(cases)('%s', isUnknown);
});

describe('what a method with another name changes is unknown', () => {
  const names = "const names: any = ['small']";
  const cases: Case = [
    [`${names}; const n = names['push']('large')`, 'names'],
    [`${names}; const n = names[\`push\`]('large')`, 'names'],
    [`${names}; const n = names.push.apply(names, ['large'])`, 'names'],
    [`${names}; const n = Array.prototype.push.call(names, 'large')`, 'names'],
    [`${names}; const n = [].push.apply(names, ['large'])`, 'names'],
    [`${names}; const add = names.push.bind(names); const n = add('large')`, 'names'],
    [`${names}; const n = Reflect.apply(names.push, names, ['large'])`, 'names'],
    [`${parcel}; const n = Reflect.set(parcels, 'large', 1)`, 'parcels'],
    [`${parcel}; const n = Object['assign'](parcels, { large: 1 })`, 'parcels'],
    [`${parcel}; const n = Object.assign.call(Object, parcels, { large: 1 })`, 'parcels'],
    [`${parcel}; const { assign } = Object; const n = assign(parcels, { large: 1 })`, 'parcels'],
    [`${parcel}; const n = parcels.__defineGetter__('large', () => 1)`, 'parcels'],
  ];

  test.for(cases)('%s', isUnknown);
});

describe('the known exports of a package', () => {
  const whole = "import * as sdk from '@botpress/sdk'";
  const schema = (given: string) =>
    `configuration: { schema: own.object({ key: own.secret().string(), b: ${given} }) }`;
  const reasonsFor = async (before: string, given: string) => {
    const { faults, unknowns } = await open(definition(`name: 'parcels', ${schema(given)}`, before));
    return [
      ...faults.map(({ message }) => message),
      ...unknowns.filter(({ reported }) => !reported).map(({ why }) => why),
    ];
  };

  test.each([
    `${whole}\nconst { z: own } = sdk`,
    `${whole}\nconst own = sdk.z`,
    `import { z as own } from '@botpress/sdk'`,
  ])('stay the same, whatever is called on them: %s', async (before) => {
    const said = ['`z` has no `secret`. Write `z.string().secret()`.', '`z` has no `strng`. Did you mean `string`?'];
    expect(await reasonsFor(before, 'own.strng()')).toEqual(said);
  });

  test.each([
    `${whole}\nlet own: any = sdk.z; const early = own; own = globalThis.own`,
    `${whole}\nconst { own = globalThis.own }: any = sdk`,
    `${whole}\nconst own: any = sdk.z.string()\nown.secret()`,
  ])('but not other values that a variable may have: %s', async (before) => {
    expect(await reasonsFor(before, '1')).toEqual([expect.stringMatching(/^`own` is changed after it is declared$/)]);
  });
});
