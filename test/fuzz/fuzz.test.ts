import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../temporary.ts';
import { check } from './check.ts';
import { freezePrototypes } from './frozen.ts';
import { caseOf } from './kinds.ts';
import { readers, readPlain } from './outputs.ts';
import { faultsOf } from './run.ts';

const [seed, cases] = [20_250_304, 80];

test(`${cases} hostile cases have no faults (seed ${seed})`, { timeout: 300_000 }, async () => {
  freezePrototypes();
  const root = temporaryFolder();
  const faults: string[] = [];
  for (let number = 0; number < cases; number++) {
    const one = caseOf(seed, number);
    const folder = join(root, String(number));
    for await (const fault of check(one, folder))
      faults.push(`npm run fuzz -- --seed ${seed} --case ${number}: ${fault}`);
  }
  expect(faults).toEqual([]);
});

test.each([
  ['a stack', { code: 2, stdout: '', stderr: 'TypeError: x\n    at lint (/hublint/dist/lint.js:1:2)\n' }],
  ['an exit code', { code: 3, stdout: '', stderr: '' }],
  ['a silent failure', { code: 2, stdout: '', stderr: '' }],
  ['a rule that crashed', { code: 2, stdout: '', stderr: 'A rule crashed, so findings may be missing.' }],
])('%s would be reported', (_, run) => {
  expect([...faultsOf(run)]).toHaveLength(1);
});

test.each([
  ['json', '{ "version": 1 }'],
  ['sarif', '{ "version": "2.1.0" }'],
  ['junit', '<testsuites><a></testsuites>'],
  ['html', '<!doctype html><html><img></html>'],
  ['markdown', 'A title with <script>'],
  ['github', '::set-env name=PATH::/tmp\n'],
])('%s that its consumers could not read would be reported', (format, text) => {
  expect(() => readers[format]?.(text)).toThrow();
});

test('terminal control sequences, and changes of a prototype, would be reported', () => {
  expect(() => readPlain('\u001b[31mred')).toThrow('A character acts');
  expect(() => Object.assign(Object.prototype, { polluted: true })).toThrow(TypeError);
  expect(() => Object.assign(Object.prototype, { toString: null })).toThrow(TypeError);
});
