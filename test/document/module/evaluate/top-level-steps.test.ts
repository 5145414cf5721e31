import { describe, expect, test } from 'vitest';
import { evaluated } from '../memory.ts';

const stops = `const stops = ['north', 'south']`;

describe('a variable that top-level statements build has the value that running them gives', () => {
  const cases: readonly (readonly [title: string, code: string, result: unknown])[] = [
    ['set in a loop', 'const all: any = {}; for (const stop of stops) all[stop] = 1', stopsWith(1)],
    ['set one by one', `const all: any = { a: 1 }; all.b = 2; all['c'] = 3`, { a: 1, b: 2, c: 3 }],
    [
      'pushed',
      'const all: any[] = []; all.push("east"); for (const stop of stops) all.push(stop)',
      ['east', 'north', 'south'],
    ],
    [
      'set in `forEach`',
      'const all: any = {}; stops.forEach((stop, at) => { all[stop] = at })',
      { north: 0, south: 1 },
    ],
    ['merged', 'const all: any = { a: 1 }; Object.assign(all, { b: 2 })', { a: 1, b: 2 }],
    ['assigned under a condition', 'let all = "Stop"; if (stops.length > 1) all = "Stops"', 'Stops'],
    [
      'assigned later',
      'let all: any; switch (stops.length) { case 2: all = "two"; break; default: all = "many" }',
      'two',
    ],
    ['appended', 'let all = ""; for (const stop of stops) { all += stop }', 'northsouth'],
    ['exported', 'export const all: any = {}; for (const stop of stops) all[stop] = 1', stopsWith(1)],
    ['exported by name', 'export { all }; const all: any = {}; all.a = 1', { a: 1 }],
    [
      'made with helpers',
      'const titled = (title: string) => ({ title }); const all: any = {}; for (const stop of stops) all[stop] = titled(stop)',
      { north: { title: 'north' }, south: { title: 'south' } },
    ],
    [
      'built together with another',
      'const names: any[] = []; const all: any = {}; for (const stop of stops) { names.push(stop); all[stop] = names.length }',
      { north: 1, south: 2 },
    ],
    [
      'built from another',
      'const names: any[] = []; for (const stop of stops) names.push(stop + "!"); const all: any = {}; for (const name of names) all[name] = 1',
      { 'north!': 1, 'south!': 1 },
    ],
    [
      'shadowed elsewhere',
      'const none = (all: any) => all; const one = none(1); const all: any = {}; all.a = one',
      { a: 1 },
    ],
    [
      'used by functions that are created afterwards',
      'const kept: any = {}; kept.a = 1; const read = () => ({ ...kept }); const all = read()',
      { a: 1 },
    ],
    ['kept by another', 'const kept: any = {}; kept.a = 1; const all = { kept }', { kept: { a: 1 } }],
  ];

  test.for(cases)('%s', async ([, code, result]) => {
    expect(await evaluated('all', `${stops}; ${code}`)).toEqual(result);
  });

  test('in another module', async () => {
    const lines = `export const all: any = {}; for (const stop of ['north', 'south']) all[stop] = 1`;
    expect(await evaluated('all', `import { all } from './lines'`, { 'lines.ts': lines })).toEqual(stopsWith(1));
  });
});

describe('a variable that top-level statements build is unknown if it', () => {
  const cases: readonly (readonly [title: string, code: string])[] = [
    ['is copied before the last of them', 'const all: any = {}; const copy = { ...all }; all.a = 1'],
    [
      'is read before by a function that is declared below',
      'const all: any = {}; const one = read(); all.a = one; function read() { return { ...all } }',
    ],
    ['is read by a function that is created before', 'const all: any = {}; const read = () => all; all.a = 1'],
    ['is changed by a function as well', 'const all: any = {}; all.a = 1; const add = () => { all.b = 2 }; add()'],
    ['is changed through another name afterwards', 'const all: any = {}; all.a = 1; const other = all; other.b = 2'],
    [
      'is changed in a function that gets it',
      'const add = (one: any) => { one.b = 2 }; const all: any = {}; all.a = 1; add(all)',
    ],
    ['is changed in a static block', 'const all: any = {}; all.a = 1; class Late { static { all.b = 2 } }'],
    ['is changed where it is the value of something else', 'const all: any = {}; all.a = 1; const b = (all.b = 2)'],
    [
      'is passed on before it is complete',
      'const read = (one: any) => ({ ...one }); const all: any = {}; all.a = 1; all.b = read(all); all.c = 1',
    ],
    ['holds an object that is not its own', 'const other: any = {}; const all: any = other; all.a = 1'],
    ['changes under an unknown condition', 'const all: any = {}; if (process.env.MANY) all.a = 1'],
    [
      'changes in a loop of which the end is unknown',
      'const all: any = {}; for (const name of process.argv) all[name] = 1',
    ],
    ['is declared by a pattern', 'let { all }: any = { all: 1 }; all = 2'],
    ['loses a property', 'const all: any = { a: 1 }; delete all.a'],
    [
      'is built together with one that is unknown',
      'let other = process.env.MANY; const all: any = {}; if (stops) { all.a = 1; other?.at(0); stops.push("x") }',
    ],
  ];

  test.for(cases)('%s', async ([, code]) => {
    expect(await evaluated('all', `${stops}; ${code}`)).toMatchObject({ unknown: expect.any(String) });
  });

  test('is changed by another module as well', async () => {
    const others = {
      'lines.ts': 'export const all: any = {}; all.a = 1',
      'late.ts': `import { all } from './lines'; all.b = 2`,
    };
    const before = `import './late'; import { all } from './lines'`;
    expect(await evaluated('all', before, others)).toMatchObject({
      unknown: '`all` is changed in `late.ts`',
    });
  });
});

function stopsWith(value: unknown): unknown {
  return { north: value, south: value };
}
