import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { check } from '../../test/fuzz/check.ts';
import { freezePrototypes } from '../../test/fuzz/frozen.ts';
import { caseOf } from '../../test/fuzz/kinds.ts';
import type { Run } from '../../test/fuzz/run.ts';
import { type CaseRequest, casesPerBuiltRun, maxMegabytes, type WorkerReport } from './protocol.ts';

const bundle = fileURLToPath(new URL('../../dist/cli/index.cjs', import.meta.url));

freezePrototypes();

const sendReport = (report: WorkerReport) => process.send?.(report);

process.on('message', async ({ seed, number }: CaseRequest) => {
  const fuzzCase = caseOf(seed, number);
  const root = mkdtempSync(join(tmpdir(), 'hublint-fuzz-'));
  const runBuilt = (cwd: string): Run => {
    const env = { PATH: process.env.PATH, HOME: root };
    const { status, stdout, stderr } = spawnSync(process.execPath, [bundle, ...fuzzCase.args], {
      ...{ cwd, env, input: '', encoding: 'utf8', timeout: 60_000, maxBuffer: 2 ** 28 },
    });
    return { code: status, stdout, stderr };
  };
  const faults: string[] = [];
  const start = performance.now();
  try {
    for await (const fault of check(
      fuzzCase,
      join(root, 'project'),
      number % casesPerBuiltRun === 0 ? runBuilt : undefined,
    ))
      faults.push(fault);
  } catch (error) {
    faults.push(`It throws: ${error instanceof Error ? error.stack : error}`);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
  // Peak memory, unlike the heap size, includes memory that was already freed.
  const memory = process.resourceUsage().maxRSS / 1024;
  if (memory > maxMegabytes) faults.push(`It takes ${Math.round(memory)} MB.`);
  sendReport({ number, kind: fuzzCase.kind, faults, seconds: (performance.now() - start) / 1000, memory });
});

sendReport({ ready: true });
