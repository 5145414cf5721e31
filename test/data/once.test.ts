import { expect, it, vi } from 'vitest';
import { heardOnce, onceInARow } from '../../src/data/once.ts';

it('makes what is asked for in a row once, and anew when something else was asked for', () => {
  const make = vi.fn((name: string) => ({ name }));
  const made = onceInARow(make);
  expect(made('a')).toBe(made('a'));
  expect(made('b')).toEqual({ name: 'b' });
  expect(made('a')).toEqual({ name: 'a' });
  expect(make.mock.calls).toEqual([['a'], ['b'], ['a']]);
});

it('hands each text on once', () => {
  const hear = vi.fn();
  const tell = heardOnce(hear);
  for (const text of ['a', 'b', 'a']) tell(text);
  expect(hear.mock.calls).toEqual([['a'], ['b']]);
  expect(() => heardOnce()('nobody hears it')).not.toThrow();
});
