import { describe, expect, test } from 'vitest';
import { evaluated } from '../memory.ts';

const stops = `const stops = ['north', 'south']`;

describe('a function that computes its result step by step', () => {
  const cases: readonly (readonly [title: string, body: string, result: unknown])[] = [
    [
      'sets properties in a loop',
      'const all: any = {}; for (const stop of stops) all[stop] = 1; return all',
      stopsWith(1),
    ],
    ['sets properties by name', `const all: any = { a: 1 }; all.b = 2; all['c'] = 3; return all`, { a: 1, b: 2, c: 3 }],
    [
      'sets a property unless it is there',
      'const all: any = { a: 1 }; all.a ??= 2; all.b ??= 3; all.c ||= 4; return all',
      { a: 1, b: 3, c: 4 },
    ],
    [
      'adds to a property',
      'const all: any = { a: 1 }; for (const stop of stops) all.a += stop; return all',
      { a: '1northsouth' },
    ],
    ['overwrites a property', 'const all: any = { a: 1 }; all.a = 2; return all', { a: 2 }],
    [
      'adds items',
      'const all = []; for (const stop of stops) all.push(stop, ...[1]); return all',
      ['north', 1, 'south', 1],
    ],
    ['adds items before others', "const all = ['east']; all.unshift(...stops); return all", ['north', 'south', 'east']],
    ['sorts', "const all = ['west', ...stops]; all.sort(); return all", ['north', 'south', 'west']],
    ['reverses', 'const all = [...stops]; all.reverse(); return all', ['south', 'north']],
    ['merges objects', 'const all = {}; Object.assign(all, { a: 1 }, { b: 2 }); return all', { a: 1, b: 2 }],
    ['returns what it merges', 'const all = {}; return Object.assign(all, { a: 1 })', { a: 1 }],
    [
      'iterates with a callback',
      'const all: any = {}; stops.forEach((stop, at) => { all[stop] = at }); return all',
      { north: 0, south: 1 },
    ],
    [
      'iterates with an expression',
      'let all = []; stops.forEach((stop) => all.push(stop)); return all',
      ['north', 'south'],
    ],
    [
      'iterates over the names of an object',
      'const all = []; for (const name in { a: 1, b: 2 }) all.push(name); return all',
      ['a', 'b'],
    ],
    ['counts', 'let text = ""; for (let at = 0; at < 3; at++) { text += at } return text', '012'],
    [
      'counts down',
      'let left = 3; const all = []; while (left > 0) { all.push(left); left -= 1 } return all',
      [3, 2, 1],
    ],
    [
      'leaves a loop',
      'const all = []; for (const at of [1, 2, 3]) { if (at === 2) break; all.push(at) } return all',
      [1],
    ],
    [
      'leaves a round',
      'const all = []; for (const at of [1, 2, 3]) { if (at === 2) continue; all.push(at) } return all',
      [1, 3],
    ],
    [
      'leaves a loop inside another',
      'let all = ""; for (const a of stops) for (const b of stops) { if (b === "south") break; all += a + b } return all',
      'northnorthsouthnorth',
    ],
    [
      'leaves a `switch` in a loop',
      'let all = ""; for (const a of stops) { switch (a) { case "north": if (all === "") break; default: all += a } } return all',
      'south',
    ],
    [
      'declares a variable that is named like a parameter',
      'const named = (stop: string, given = () => stop) => { var stop = stop + "!"; return [given(), stop] }; return named("west")',
      ['west', 'west!'],
    ],
    [
      'leaves a loop after a change of its array',
      'const all = ["west"]; for (const one of all) { all.push("east"); break } return all',
      ['west', 'east'],
    ],
    [
      'reassigns the variable of the array that it iterates over',
      'let all = ["west", "east"]; for (const one of all) all = [...all, one]; return all',
      ['west', 'east', 'west', 'east'],
    ],
    ['returns from a loop', 'for (const stop of stops) if (stop === "south") return stop; return "none"', 'south'],
    [
      'assigns under a condition',
      'let title; if (stops.length > 1) title = "Stops"; else title = "Stop"; return title',
      'Stops',
    ],
    [
      'assigns a default',
      'let title: any; title ??= "Stops"; title &&= title + "!"; title ||= "None"; return title',
      'Stops!',
    ],
    [
      'assigns a parameter',
      'const named = (name?: string) => { name = name || "Pier"; return name }; return named()',
      'Pier',
    ],
    [
      'keeps the variables of each round',
      'const all: any[] = []; for (let at = 0; at < 2; at++) all.push(() => at); return all.map((one) => one())',
      [0, 1],
    ],
    [
      'has a helper with steps of its own',
      'const make = (a: any) => { const one: any = {}; one.a = a; return one }; const all: any = {}; all.one = make(1); return all',
      { one: { a: 1 } },
    ],
    [
      'uses one name in several blocks',
      'const all: any = {}; for (let i = 0; i < 2; i++) all[i] = i; stops.forEach((stop, i) => { all[stop] = i }); return all',
      { 0: 0, 1: 1, north: 0, south: 1 },
    ],
    [
      'passes on what is complete',
      'const titled = (one: any) => ({ ...one, t: 1 }); const all: any = {}; for (const stop of stops) { const one: any = {}; one.a = stop; all[stop] = titled(one) } return all',
      { north: { a: 'north', t: 1 }, south: { a: 'south', t: 1 } },
    ],
    [
      'copies before a step',
      'const all: any = { a: 1 }; const copy = { ...all }; all.b = 2; return { all, copy }',
      { all: { a: 1, b: 2 }, copy: { a: 1 } },
    ],
  ];

  test.for(cases)('%s', async ([, body, result]) => {
    expect(await evaluated('computed()', `${stops}; function computed() { ${body} }`)).toEqual(result);
  });

  test('is a callback of `reduce` that changes what it collects', async () => {
    const reduce = `stops.reduce((all, stop) => { all[stop] = 1; return all }, {} as any)`;
    expect(await evaluated(reduce, stops)).toEqual(stopsWith(1));
    const merge = 'stops.reduce((all, stop) => Object.assign(all, { [stop]: 2 }), {} as any)';
    expect(await evaluated(merge, stops)).toEqual(stopsWith(2));
  });

  test('changes the object that it is given, which is unknown from then on', async () => {
    const fill = 'const fill = (all: any) => { all.b = 2; return all }';
    expect(await evaluated('fill({ a: 1 })', fill)).toEqual({ a: 1, b: 2 });
    const before = `${fill}; const made = { all: { a: 1 } }; const filled = fill(made.all)`;
    expect(await evaluated('made', before)).toMatchObject({ unknown: '`made` is changed after it is declared' });
  });
});

describe('the result of a function is unknown if it', () => {
  const cases: readonly (readonly [title: string, body: string])[] = [
    ['changes an outer object', 'outer.a = 1; return outer'],
    ['assigns an outer variable', 'count += 1; return count'],
    ['changes an object inside its own', 'const all: any = { a: {} }; all.a.b = 1; return all'],
    ['changes an object that it gets from another variable', 'const all = outer; all.a = 1; return all'],
    [
      'passes on an object before it is complete',
      'const all: any = {}; const schema = z.object(all); all.a = z.string(); return schema',
    ],
    [
      'passes on in a loop what changes in it',
      'const titled = (one: any) => ({ ...one }); const all: any[] = []; const one: any = {}; for (const stop of stops) { one[stop] = 1; all.push(titled(one)) } return all',
    ],
    ['may set a property', 'const all: any = {}; all.a &&= 1; return Object.keys(all)'],
    [
      'calls a method that is called like one of arrays',
      'const all: any = { sort: () => [1] }; all.sort(); return all',
    ],
    ['deletes a property', 'const all: any = { a: 1 }; delete all.a; return all'],
    ['uses the result of an assignment', 'let a, b; a = b = 1; return a'],
    ['destructures into variables', 'let a, b; [a, b] = [1, 2]; return a'],
    ['changes its variables while it maps', 'let last; stops.map((stop) => { last = stop }); return last'],
    ['changes its variables in a function that runs later', 'let last; const set = () => { last = 1 }; return last'],
    [
      'iterates over something unknown',
      'const all: any = {}; for (const stop of process.argv) all[stop] = 1; return all',
    ],
    ['has a condition that is unknown', 'let title = "Stop"; if (process.env.MANY) title = "Stops"; return title'],
    [
      'has a callback with an unknown condition',
      'let title = "Stop"; stops.forEach(() => { if (process.env.MANY) title = "Stops" }); return title',
    ],
    [
      'adds to a list that it iterates',
      'const all = ["north"]; for (const stop of all) if (all.length < 3) all.push(stop); return all',
    ],
    [
      'sorts a list that it iterates',
      'const all = ["b", "a"]; let text = ""; all.forEach((one) => { text += one; all.sort() }); return text',
    ],
    ['changes an object in a static block', 'const all: any = {}; class Depot { static { all.a = 1 } } return all'],
    ['never ends', 'let at = 0; for (;;) at++; return at'],
    ['leaves a labelled loop', 'let all = 0; outer: for (const a of stops) { all++; continue outer } return all'],
  ];

  test.for(cases)('%s', async ([, body]) => {
    const before = `${stops}; const outer: any = {}; let count = 0; function computed() { ${body} }`;
    expect(await evaluated('computed()', before)).toMatchObject({ unknown: expect.any(String) });
  });

  test('keeps the object elsewhere before a step: only that use is unknown', async () => {
    const before = 'function computed() { const all: any = {}; const early = [all]; all.a = 1; return { all, early } }';
    expect(await evaluated('computed().all', before)).toEqual({ a: 1 });
    expect(await evaluated('computed().early[0]', before)).toMatchObject({ unknown: 'it is changed after it is used' });
  });
});

/** Returns an object with a value for each stop. */
function stopsWith(value: number) {
  return { north: value, south: value };
}
