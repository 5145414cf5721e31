import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { directOutput } from '../../src/host/direct-output.ts';
import { folderWith } from './folder.ts';

const bundle = fileURLToPath(new URL('../../dist/cli/index.cjs', import.meta.url));
const never = (): never => {
  throw new Error('No stream is needed here.');
};

describe('direct output', () => {
  test('is written at once', () => {
    const file = join(folderWith({}), 'out.txt');
    const descriptor = openSync(file, 'w');
    const output = directOutput(descriptor, never, never);
    output.write('Ärger ');
    output.write('🚢\n');
    expect(readFileSync(file, 'utf8')).toBe('Ärger 🚢\n');
    expect(output.writable).toBe(true);
    closeSync(descriptor);
  });

  test('fails once, and nothing is written after that', () => {
    const descriptor = openSync(join(folderWith({ 'a.txt': 'kept' }), 'a.txt'), 'r');
    const failures: unknown[] = [];
    const output = directOutput(descriptor, never, ({ code }) => failures.push(code));
    output.write('one');
    output.write('two');
    expect(failures).toEqual(['EBADF']);
    expect(output.writable).toBe(false);
    closeSync(descriptor);
  });
});

/** Starts the program with its own stdout, and then makes the shared pipe non-blocking. */
const impatient = `const child = require('node:child_process').spawn(process.execPath, process.argv.slice(2), { stdio: 'inherit' });
process.stdout.write('');
child.on('exit', (code) => { process.exitCode = code; });
`;

describe.skipIf(process.platform === 'win32')('a pipe', () => {
  const large = { name: 'harbor-desk', version: '1.4.0', title: 'Ö'.repeat(300_000) };
  const folder = folderWith({ 'integration.json': JSON.stringify(large) });
  writeFileSync(join(folder, 'impatient.cjs'), impatient);
  const run = (command: string) =>
    spawnSync('sh', ['-c', command, process.execPath, bundle], { cwd: folder, encoding: 'utf8', timeout: 20_000 });
  const whole = run('"$0" "$1" print integration.json').stdout;

  test.each([
    ['slow', '"$0" "$1" print integration.json | (sleep 1; cat)'],
    ['full, and does not wait', '"$0" impatient.cjs "$1" print integration.json | (sleep 1; cat)'],
  ])('that is %s gets everything', (_, command) => {
    expect(whole.length).toBeGreaterThan(300_000);
    const { stdout, stderr } = run(command);
    expect(stdout === whole).toBe(true);
    expect(stderr).toBe('');
  });

  test('that is closed early is no error', () => {
    const { stdout, stderr, status } = run('"$0" "$1" print integration.json | head -c 5');
    expect([stdout, stderr, status]).toEqual([whole.slice(0, 5), '', 0]);
  });
});
