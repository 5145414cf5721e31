import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Verdicts } from '../../../src/host/facts/scripts/verdicts.ts';

const ok = { diagnostics: [] };
const late = { diagnostics: [], unfinished: 'it takes longer than 2 seconds' };

let folder: string;
/** The path where a build puts the compiler. */
const compiler = () => join(folder, 'lib', 'verel.cjs');
const kept = () => join(folder, '.cache');
const file = () => join(kept(), readdirSync(kept())[0] ?? '');

/** Simulates a process: returns the verdicts that it has cached, and a function that ends it. */
function processKnowing(): { readonly verdicts: Verdicts; readonly end: () => void } {
  const once = vi.spyOn(process, 'once');
  const verdicts = new Verdicts();
  verdicts.restore(compiler());
  const end = () => {
    for (const [event, listener] of once.mock.calls) {
      if (event !== 'exit') continue;
      listener(0);
      process.removeListener('exit', listener);
    }
  };
  return { verdicts, end };
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hublint-verdicts-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it('knows the verdicts of another process, except for unfinished ones', () => {
  const first = processKnowing();
  first.verdicts.set('.a = 1', ok);
  first.verdicts.set('.b = 2', late);
  first.end();
  const { verdicts } = processKnowing();
  expect(verdicts.get('.a = 1')).toEqual(ok);
  expect(verdicts.has('.b = 2')).toBe(false);
  // Scripts are private to their author.
  if (process.platform !== 'win32') expect(statSync(file()).mode & 0o777).toBe(0o600);
});

it('writes nothing without new verdicts', () => {
  const first = processKnowing();
  first.verdicts.set('.b = 2', late);
  first.end();
  expect(existsSync(kept())).toBe(false);
});

it('keeps the latest of many, up to a limit', () => {
  const first = processKnowing();
  for (let at = 0; at < 400; at++) first.verdicts.set(`.a = ${at}${' '.repeat(2000)}`, ok);
  first.end();
  expect(readFileSync(file(), 'utf8').length).toBeLessThan(510_000);
  const { verdicts } = processKnowing();
  expect(verdicts.has(`.a = 399${' '.repeat(2000)}`)).toBe(true);
  expect(verdicts.has(`.a = 0${' '.repeat(2000)}`)).toBe(false);
});

it('starts empty if the cache is broken', () => {
  const first = processKnowing();
  first.verdicts.set('.a = 1', ok);
  first.end();
  for (const broken of ['', '[["', '{"a":1}', '[1]', '[["x", null]]', 'null']) {
    writeFileSync(file(), broken);
    expect(processKnowing().verdicts.has('x'), broken).toBe(false);
  }
});

it('keeps nothing if the user disables caches', () => {
  vi.stubEnv('NODE_DISABLE_COMPILE_CACHE', '1');
  const first = processKnowing();
  first.verdicts.set('.a = 1', ok);
  first.end();
  expect(existsSync(kept())).toBe(false);
});
