import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { writeWhole } from '../../src/host/files/write/write.ts';
import { onSignals } from '../../src/host/programs/signals.ts';
import { bytesOf } from '../../src/host/programs/start.ts';
import { folderWith } from './folder.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const listeners = () => signals.map((signal) => process.listenerCount(signal));

test('many concurrent writes share one signal handler, for no longer than they take', async () => {
  const before = listeners();
  const warned = vi.fn();
  process.on('warning', warned);
  onTestFinished(() => void process.off('warning', warned));
  const folder = folderWith({});
  const names = Array.from({ length: 20 }, (_, at) => `report${10 + at}.json`);
  await Promise.all(names.map(async (file) => writeWhole({ path: join(folder, file), file }, '{}\n')));
  expect(listeners()).toEqual(before.map((count) => count + 1));
  for (let round = 0; round < 4; round++) await setImmediate();
  expect(readdirSync(folder)).toEqual(names);
  expect(listeners()).toEqual(before);
  expect(warned).not.toHaveBeenCalled();
});

test('a signal runs all pending work once, and leaves the rest to other handlers', async () => {
  const heard = vi.fn();
  process.on('SIGHUP', heard);
  onTestFinished(() => void process.off('SIGHUP', heard));
  const before = listeners();
  const [first, second, third] = [vi.fn(), vi.fn(), vi.fn()];
  onSignals(first);
  const forget = onSignals(second);
  onSignals(third);
  forget();
  process.kill(process.pid, 'SIGHUP');
  while (heard.mock.calls.length === 0) await setImmediate();
  expect([first, second, third].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
  expect(listeners()).toEqual(before);
});

test('a child process that is waited for ends with its parent', async () => {
  const heard = vi.fn();
  process.on('SIGHUP', heard);
  onTestFinished(() => void process.off('SIGHUP', heard));
  const before = listeners();
  const program = { file: process.execPath, args: ['-e', 'setInterval(() => {}, 1000)'], cwd: folderWith({}), env: {} };
  const output = bytesOf(program, { output: 1000, milliseconds: 600_000 });
  expect(listeners()).toEqual(before.map((count) => count + 1));
  process.kill(process.pid, 'SIGHUP');
  expect(await output).toEqual({ code: 'late' });
  expect(heard).toHaveBeenCalledTimes(1);
  expect(listeners()).toEqual(before);
});

test('a program that the system refuses at once is reported as not started', async () => {
  const call = { file: process.execPath, args: ['x'.repeat(500_000)], cwd: folderWith({}), env: {} };
  expect(await bytesOf(call, { output: 1000, milliseconds: 10_000 })).toEqual({ code: 'missing' });
});
