import { expect, it } from 'vitest';
import { deadline } from '../../../src/host/facts/deadline.ts';

const forever = (): never => {
  for (;;);
};

it('returns the result of the work, and rethrows its errors', () => {
  const { run } = deadline({ each: 60_000, total: 60_000 });
  expect(run(() => 'parcels')).toBe('parcels');
  expect(() =>
    run(() => {
      throw new TypeError('none');
    }),
  ).toThrow(new TypeError('none'));
});

it('stops work that takes too long, even in a regular expression', () => {
  const { run } = deadline({ each: 30, total: 60_000 });
  expect(run(forever)).toBeUndefined();
  expect(run(() => /^(a+)+$/.test(`${'a'.repeat(50)}!`))).toBeUndefined();
});

it('does nothing more once the total time is used up', () => {
  const { run } = deadline({ each: 50, total: 60 });
  // On a busy machine, a task may get less computing time than it is allowed.
  for (let times = 0; times < 8; times++) run(forever);
  expect(run(() => 'parcels')).toBeUndefined();
});

it('does not give up work that gets no CPU time because of others', () => {
  const { run } = deadline({ each: 20, total: 60_000 });
  const waiting = new Int32Array(new SharedArrayBuffer(4));
  let tries = 0;
  const starved = () => {
    tries += 1;
    if (tries < 3) Atomics.wait(waiting, 0, 0);
    return 'parcels';
  };
  expect(run(starved)).toBe('parcels');
  expect(tries).toBe(3);
});
