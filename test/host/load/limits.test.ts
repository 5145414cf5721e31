import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { Loader } from '../../../src/host/load/loader.ts';
import { faultsOf, name, openIn, projectWith } from './open.ts';
import { definition } from './sdk.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Returns the faults of a definition in a project of its own, opened by a new loader. */
const faultsWith = async (before: string, patience?: number) =>
  faultsOf(await openIn(projectWith({ [name]: definition(before) }), new Loader(patience)));

it('times out for a module that never ends', async () => {
  const busy = faultsWith('while (true) {}', 8000);
  const waiting = faultsWith('await new Promise(() => {})', 8000);
  const fault = `${name}:3:16-41 load-timeout The module is still running after 8 seconds.`;
  const awaited = expect.stringContaining(`${name}:2:1-6 value-unexpected`);
  expect(await Promise.all([busy, waiting])).toEqual([[fault], [awaited, fault]]);
});

it('survives a module that exits, exhausts memory or prints without end', async () => {
  const place = `${name}:3:16-41`;
  expect(await faultsWith('process.exit(3)')).toEqual([
    `${place} load-failed The module ends the process that runs it (exit code 3).`,
  ]);
  expect(await faultsWith('const all = []; for (;;) all.push(new Array(1000).fill(all.length))')).toEqual([
    `${place} load-failed The module needs more than 512 MB of memory.`,
  ]);
  const flood = "import { writeSync } from 'node:fs'; for (;;) try { writeSync(3, ' '.repeat(2 ** 16)) } catch {}";
  expect(await faultsWith(flood)).toEqual([`${place} too-large What the module exports is too large.`]);
  expect(await faultsWith("import { writeSync } from 'node:fs'; writeSync(3, '{ \"manifest\": 1 }\\n')")).toEqual([
    `${place} load-failed The module interferes with the process that runs it.`,
  ]);
});

it('gives a module no tokens, and no access to write, read or execute outside of the project', async () => {
  vi.stubEnv('HARBOUR_TOKEN', 'secret');
  const cwd = projectWith({
    'environment/integration.definition.ts': definition(
      '',
      'description: Object.keys(process.env).sort().join(), title: String(process.env.HARBOUR_TOKEN),',
    ),
    'write/integration.definition.ts': definition(
      "import { writeFileSync } from 'node:fs'\nwriteFileSync('./trace.txt', 'was here')",
    ),
    'read/integration.definition.ts': definition(
      "import { readFileSync } from 'node:fs'\nreadFileSync('/etc/hostname')",
    ),
    'program/integration.definition.ts': definition("import { execSync } from 'node:child_process'\nexecSync('id')"),
  });
  const loader = new Loader();
  const open = (folder: string) => openIn(cwd, loader, `${folder}/${name}`);
  const { data, faults } = await open('environment');
  expect(faults).toEqual([]);
  expect(data?.title).toBe('undefined');
  expect(String(data?.description).split(',')).toContain('PATH');
  expect(String(data?.description)).not.toMatch(/token|home|npm|node_options|vitest/i);
  expect(faultsOf(await open('write'))).toEqual([
    `write/${name}:3:1-41 load-failed The module tries to write \`./trace.txt\`, which is not permitted.`,
  ]);
  expect(existsSync(join(cwd, 'write/trace.txt'))).toBe(false);
  expect(faultsOf(await open('read'))).toEqual([
    `read/${name}:3:1-30 load-failed The module tries to read \`/etc/hostname\`, which is not permitted.`,
  ]);
  expect(faultsOf(await open('program'))).toMatchObject([
    expect.stringMatching(/load-failed The module tries to start a program/),
  ]);
  vi.unstubAllEnvs();
});

it('executes each module in a child process of its own', async () => {
  const self = definition('', 'description: String(process.pid),');
  const cwd = projectWith({
    'one/integration.definition.ts': self,
    'two/integration.definition.ts': self,
    'late/integration.definition.ts': definition("setTimeout(() => { throw new Error('late') })"),
    'leave/integration.definition.ts': definition('process.exit(0)'),
    'three/integration.definition.ts': self,
  });
  const loader = new Loader();
  const pids: unknown[] = [];
  for (const folder of ['one', 'two', 'late', 'leave', 'three']) {
    const { data, faults } = await openIn(cwd, loader, `${folder}/${name}`);
    if (folder === 'leave') expect(faults).toMatchObject([{ id: 'load-failed' }]);
    else expect(faults).toEqual([]);
    if (data?.description !== undefined) pids.push(data.description);
  }
  expect(new Set(pids).size).toBe(3);
});

it('reports that it has no process to run modules in, without blaming them', async () => {
  const { execPath } = process;
  try {
    for (const [path, why] of [
      ['/bin/false', 'exit code 1'],
      ['/bin/none', 'exit code 127'],
    ] as const) {
      process.execPath = path;
      await expect(faultsWith('')).rejects.toThrow(`The process that runs definitions does not start: ${why}.`);
    }
  } finally {
    process.execPath = execPath;
  }
});
