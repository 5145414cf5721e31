import { afterEach, expect, test, vi } from 'vitest';
import { type MatchQuestion, matchesOf } from '../../../src/host/facts/patterns/matching.ts';

/** Takes forever even in the regular expression compiler. */
const endless = 'a?'.repeat(60) + 'a'.repeat(60);
const optional = (letters: string) => [...letters].map((letter) => `${letter}?`).join('');
const letters = `^${optional('abcdefghijklmnop')}$`;
const slow = `^(${optional('abcdefghijklm')}[a-z]+)+$`;

const fits: MatchQuestion = { pattern: letters, text: 'aceg' };
const differs: MatchQuestion = { pattern: letters, text: 'geca' };

afterEach(() => void vi.useRealTimers());

test('answers in order, and continues after an endless match', { timeout: 120_000 }, async () => {
  const questions = [
    fits,
    { pattern: slow, text: `${'a'.repeat(50)}!` },
    differs,
    { pattern: endless, text: 'a'.repeat(60) },
    fits,
    { pattern: '(', text: '' },
    differs,
  ];
  expect(await matchesOf(questions)).toEqual([true, undefined, false, undefined, true, undefined, false]);
});

test('the limit is CPU time, not wall-clock time while others compute', { timeout: 60_000 }, async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const answers = matchesOf([fits, differs]);
  vi.advanceTimersByTime(30_000);
  expect(await answers).toEqual([true, false]);
});

test('a process that computes nothing is ended', { timeout: 60_000 }, async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const answers = matchesOf([fits]);
  vi.advanceTimersByTime(60_000);
  expect(await answers).toEqual([undefined]);
});

test('the total CPU time for all questions is limited', { timeout: 120_000 }, async () => {
  const questions = Array.from({ length: 60 }, (_, at) => ({ pattern: slow, text: `${'a'.repeat(50 + at)}!` }));
  const answers = await matchesOf([...questions, fits]);
  expect(answers.length).toBeLessThan(61);
  expect(answers.every((answer) => answer === undefined)).toBe(true);
});
