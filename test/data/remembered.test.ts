import { expect, test } from 'vitest';
import { Remembered } from '../../src/data/remembered.ts';

function* counting(to: number, made: number[]): Generator<number> {
  for (let number = 1; number <= to; number += 1) {
    made.push(number);
    yield number;
  }
}

test('items are computed once, and only as far as they are read', () => {
  const made: number[] = [];
  const numbers = new Remembered(counting(4, made));
  for (const number of numbers) if (number === 2) break;
  expect(made).toEqual([1, 2]);
  expect([...numbers]).toEqual([1, 2, 3, 4]);
  expect([...numbers]).toEqual([1, 2, 3, 4]);
  expect(made).toEqual([1, 2, 3, 4]);
});

test('two readers can iterate at the same time', () => {
  const numbers = new Remembered(counting(3, []));
  expect([...numbers].flatMap((one) => [...numbers].map((other) => one * other))).toEqual([1, 2, 3, 2, 4, 6, 3, 6, 9]);
});

test('an error reaches all readers', () => {
  function* failing() {
    yield 'Pier 1';
    throw new Error('no more piers');
  }
  const piers = new Remembered(failing());
  for (const pier of piers) {
    expect(pier).toBe('Pier 1');
    break;
  }
  expect(() => [...piers]).toThrow('no more piers');
  expect(() => [...piers]).toThrow('no more piers');
});
