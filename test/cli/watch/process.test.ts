import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { folderWith, write } from '../../host/folder.ts';
import { clean, faulty } from '../manifests.ts';

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const entry = [at('node_modules/jiti/lib/jiti-cli.mjs'), at('src/cli/start.ts'), '--watch'];
const env = { ...process.env, JITI_FS_CACHE: 'false', NODE_DISABLE_COMPILE_CACHE: '1', TERM: 'xterm' };

/** Waits for output of a child process on either stream. */
function heard(child: ChildProcess): (part: string, times?: number) => Promise<string> {
  let all = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (all += chunk));
  onTestFinished(() => void child.kill('SIGKILL'));
  return async (part, times = 1) => {
    for (const end = Date.now() + 60_000; all.split(part).length <= times; await setTimeout(20)) {
      if (Date.now() > end) throw new Error(`\`${part}\` is not said, but: ${all}`);
    }
    return all;
  };
}

describe('over pipes', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('ends on %s with the exit code of the last check', async (signal) => {
    const folder = folderWith({ '.git/HEAD': '', 'integration.yaml': clean });
    // Standard input is no terminal.
    const child = spawn(process.execPath, entry, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const hear = heard(child);
    await hear('1 manifest checked in ');
    write(folder, { 'integration.yaml': faulty });
    const all = await hear('1 manifest checked in ', 2);
    expect(all).toContain('version-semver');
    expect(all).not.toContain('\u001b');
    expect(all).not.toContain('q quits');
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([1, null]);
  });

  it('ends once nobody reads its output any more', async () => {
    const folder = folderWith({ '.git/HEAD': '', 'integration.yaml': clean });
    const child = spawn(process.execPath, entry, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const hear = heard(child);
    await hear('1 manifest checked in ');
    child.stdout?.destroy();
    const ended = once(child, 'exit');
    for (let time = 0; child.exitCode === null && time < 100; time++) {
      write(folder, { 'integration.yaml': `${clean}# ${time}\n` });
      await setTimeout(200);
    }
    expect(await ended).toEqual([0, null]);
  });
});

const isThere = spawnSync('script', ['-qfec', 'true', '/dev/null']).status === 0;
if (!isThere) console.warn('There is no `script` of util-linux here: watching on a terminal is not tried.');

describe.skipIf(!isThere)('on a terminal', () => {
  /** A shell that prints the state of its terminal after hublint has exited. */
  function onTerminal(folder: string) {
    const command = `stty cols 60; ${[process.execPath, ...entry].join(' ')}; echo "code $?"; stty -a | grep -oE -e '-?icanon'`;
    const child = spawn('script', ['-qfec', command, '/dev/null'], { cwd: folder, env });
    return { child, hear: heard(child) };
  }

  it.each([
    ['q', 'q'],
    ['Ctrl-C', '\u0003'],
  ])('clears its output, checks all on Enter, and restores the terminal on %s', async (_, key) => {
    const folder = folderWith({ '.git/HEAD': '', 'integration.yaml': clean });
    const { child, hear } = onTerminal(folder);
    await hear('no errors, no warnings');
    write(folder, { 'integration.yaml': faulty });
    await hear('1 error, 1 warning');
    child.stdin?.write('\r');
    const all = await hear('1 error, 1 warning', 2);
    expect(all.split('\u001b[2J\u001b[H')).toHaveLength(4);
    const status = all.split(/\r?\n/).filter((line) => /^\d\d:\d\d:\d\d/.test(line));
    expect(status.map(({ length }) => length < 60)).toEqual([true, true, true]);
    child.stdin?.write(key);
    const end = await hear('icanon');
    expect(end).toContain('code 1');
    expect(end).not.toContain('-icanon');
  });
});
