import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { progressOn } from '../../../../src/cli/commands/lint/progress.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function terminal(isTTY: boolean) {
  const written: string[] = [];
  const stderr = { write: (text: string) => written.push(text), writable: true, isTTY };
  return { written, io: { stdout: stderr, stderr, stdin: async () => Buffer.alloc(0), cwd: '.', env: {} } };
}

it('says nothing of work that takes less than a second', () => {
  const { written, io } = terminal(true);
  const progress = progressOn(io);
  vi.advanceTimersByTime(900);
  progress.count();
  progress.stop();
  vi.advanceTimersByTime(5000);
  expect(written).toEqual([]);
});

it('counts on one line that is taken away at the end', () => {
  const { written, io } = terminal(true);
  const progress = progressOn(io);
  progress.count();
  vi.advanceTimersByTime(1000);
  progress.count();
  vi.advanceTimersByTime(200);
  progress.stop();
  expect(written).toEqual(['\r\u001b[2K1 manifest checked…', '\r\u001b[2K2 manifests checked…', '\r\u001b[2K']);
});

it('counts also where the work leaves timers no turn', () => {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['performance'] });
  const { written, io } = terminal(true);
  const progress = progressOn(io);
  vi.advanceTimersByTime(1500);
  progress.count();
  progress.stop();
  expect(written.slice(0, 1)).toEqual(['\r\u001b[2K1 manifest checked…']);
});

it('makes way for results', () => {
  const { written, io } = terminal(true);
  const progress = progressOn(io);
  vi.advanceTimersByTime(1000);
  progress.clear();
  progress.clear();
  expect(written).toEqual(['\r\u001b[2K0 manifests checked…', '\r\u001b[2K']);
});

it('is silent where nobody sits at a terminal', () => {
  const { written, io } = terminal(false);
  const progress = progressOn(io);
  vi.advanceTimersByTime(3000);
  progress.count();
  progress.stop();
  expect(written).toEqual([]);
});
