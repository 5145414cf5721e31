import { runInNewContext } from 'node:vm';
import { transformSync } from 'esbuild-28';
import { expect, test } from 'vitest';
import { definition, evaluated, open } from '../memory.ts';

/** Returns the result of transpiling and running TypeScript. */
function ran(before: string, expression: string): unknown {
  const { code } = transformSync(`${before}\n;(globalThis as any).result = JSON.stringify(${expression})`, {
    loader: 'ts',
  });
  const context = { result: '' };
  runInNewContext(code, context);
  return JSON.parse(context.result);
}

test.each([
  [
    'an enumeration and a namespace',
    `enum Level { Low = 'low', High = 'high' }
     namespace Level { export const all = [Level.Low, Level.High] as const; export const title = (level: Level) => 'Level ' + level }`,
    '[Level.all, Level.title(Level.High), Object.keys(Level), Level[`Low`]]',
  ],
  [
    'a function and a namespace',
    "function desk(open: number) { return { open, title: desk.title } }\nnamespace desk { export const title = 'Desk' }",
    '[desk(8), desk.title, { ...desk }, typeof desk]',
  ],
  [
    'a class and a namespace',
    "class Desk { static readonly code = 'D' }\nnamespace Desk { export const title = 'Desk' }",
    '[Desk.code, Desk.title]',
  ],
  [
    'an enumeration in two parts',
    'enum Level { Low, Middle }\nenum Level { High = 10, Higher, Low2 = Low }',
    '[Level, Object.keys(Level)]',
  ],
  [
    'a namespace in two parts, each with names of its own',
    `namespace Desk { const code = 'a'; export const first = code }
     namespace Desk { const code = 'b'; export const second = first + code; export function third() { return second + code } }`,
    '[Desk, Object.keys(Desk), Desk.third()]',
  ],
  [
    'namespaces inside each other',
    `namespace Port.Desk { export const title = 'Desk'; export namespace Hours { export const from = 8 } }
     namespace Port.Ferry { export const title = 'Ferry' }`,
    '[Port.Desk.title, Port.Ferry.title, Port.Desk.Hours.from, Port]',
  ],
  [
    'other names for members',
    `namespace Port { export enum Kind { Car = 'car' } export import Car = Kind.Car }
     import Kind = Port.Kind; import Car = Kind.Car`,
    '[Port.Car, Kind.Car, Car]',
  ],
  ['types under the name of a value', 'namespace Desk { export interface Hours {} }\nconst Desk = { open: 8 }', 'Desk'],
])('declarations merged under one name: %s', async (_, before, expression) => {
  expect(await evaluated(expression, before)).toEqual(ran(before, expression));
});

test.each([
  [
    'a namespace that is declared twice inside another',
    'namespace A.B { export const a = 1 } namespace A.B { export const b = { c: 1 } }',
    'A.B.b.c',
  ],
  ['what one part changes of another', 'namespace A { export const a = [1] } namespace A { a.push(2) }', 'A.a[1]'],
  ['a type under another name', 'namespace A { export type B = string } import B = A.B', 'B'],
])('%s is unknown, and no mistake', async (_, before, expression) => {
  const { unknowns, faults } = await open(definition(`title: ${expression}`, before));
  expect(faults).toEqual([]);
  expect(unknowns.map(({ path }) => path)).toEqual([['title']]);
});

test('what one of many parts changes in another is unknown', async () => {
  const parts = Array.from({ length: 20 }, (_, number) => `const all = [${number}]; export const pier${number} = all`);
  const before = `${parts.map((part) => `namespace Piers { ${part} }`).join('\n')}\nnamespace Piers { pier1.push(8) }`;
  expect(await evaluated('Piers.pier7', before)).toEqual([7]);
  expect(await evaluated('Piers.pier1', before)).toMatchObject({ unknown: expect.stringMatching(/ is changed after/) });
  expect(await evaluated('Piers.pier18', before)).toMatchObject({
    unknown: expect.stringMatching(/ is changed after/),
  });
});

test('a namespace in many parts is read in linear time', async () => {
  const parts = Array.from(
    { length: 4000 },
    (_, number) => `namespace Berths { const title = 'Berth ${number}'; export const berth${number} = { title } }`,
  );
  const list = Array.from(parts, (_, number) => `namespace Piers { export const pier${number} = [${number}] }`);
  const before = [...parts, ...list, 'namespace Piers { pier7.push(8) }'].join('\n');
  const since = process.cpuUsage();
  expect(await evaluated('[Berths.berth1.title, ...Piers.pier6]', before)).toEqual(['Berth 1', 6]);
  expect(process.cpuUsage(since).user / 1000).toBeLessThan(12_000);
});
