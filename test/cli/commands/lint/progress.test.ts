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

const manifests = (count: number) => Array.from({ length: count }, () => ({ kind: 'text' }) as const);

it('says nothing of work that takes less than a second', () => {
  const { written, io } = terminal(true);
  const progress = progressOn(io);
  progress.look();
  vi.advanceTimersByTime(900);
  progress.begin(manifests(2));
  progress.next('integration.yaml');
  progress.stop();
  vi.advanceTimersByTime(5000);
  expect(written).toEqual([]);
});

it('passes on the list of manifests', () => {
  const expected: unknown[] = [];
  const progress = progressOn({ ...terminal(false).io, expect: (manifests) => expected.push(manifests) });
  progress.look();
  progress.begin(manifests(2));
  progress.stop();
  expect(expected).toEqual([manifests(2)]);
});

it('shows how far it is, and at which manifest, on one line that is erased at the end', () => {
  const { written, io } = terminal(true);
  const progress = progressOn(io);
  progress.look();
  vi.advanceTimersByTime(1000);
  progress.begin(manifests(12));
  progress.next('ferry/integration.yaml');
  vi.advanceTimersByTime(200);
  progress.next('integrations/the-longest-name-of-all-that-there-are-in-the-harbor/integration.definition.ts');
  vi.advanceTimersByTime(200);
  progress.stop();
  expect(written.map((text) => text.replace('\r\u001b[2K', ''))).toEqual([
    'Looking for manifests…',
    '0/12 ferry/integration.yaml',
    '1/12 …ongest-name-of-all-that-there-are-in-the-harbor/integration.definition.ts',
    '',
  ]);
});

it('shows progress even if the work gives timers no turn', () => {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['hrtime'] });
  const { written, io } = terminal(true);
  const progress = progressOn(io);
  progress.look();
  progress.begin(manifests(1));
  vi.advanceTimersByTime(1500);
  progress.next('\u001b[31mred.json');
  progress.stop();
  expect(written[0]).toBe('\r\u001b[2K0/1 ␛[31mred.json');
});

it('is erased before results are written', () => {
  const { written, io } = terminal(true);
  const progress = progressOn(io);
  progress.look();
  vi.advanceTimersByTime(1000);
  progress.clear();
  progress.clear();
  expect(written).toEqual(['\r\u001b[2KLooking for manifests…', '\r\u001b[2K']);
});

it('is silent if there is no terminal', () => {
  const { written, io } = terminal(false);
  const progress = progressOn(io);
  progress.look();
  vi.advanceTimersByTime(3000);
  progress.next('integration.yaml');
  progress.stop();
  expect(written).toEqual([]);
});
