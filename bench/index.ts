import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { assets, manifestOf } from './manifest.ts';

const runs = 20;
const warmUps = 3;
const size = 100_000;

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const cli = at('../dist/cli/index.js');

/** Whole processes, one of each kind after the other, so that what else the machine does falls on all alike. */
function bench(kinds: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, number> {
  // Certificates to read would be added to every start.
  const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env;
  const times = new Map([...kinds.keys()].map((name) => [name, [] as number[]]));
  for (let run = 0; run < warmUps + runs; run++) {
    for (const [name, args] of kinds) {
      const since = performance.now();
      const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
      if (status !== 0) throw new Error(`${name} failed: ${stderr}`);
      if (run >= warmUps) times.get(name)?.push(performance.now() - since);
    }
  }
  return new Map([...times].map(([name, all]) => [name, median(all)]));
}

const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN;

if (existsSync(cli)) {
  const folder = mkdtempSync(join(tmpdir(), 'hublint-bench-'));
  const file = join(folder, 'freight-desk.integration.json');
  writeFileSync(file, manifestOf(size));
  for (const [name, text] of Object.entries(assets)) writeFileSync(join(folder, name), text);
  const medians = bench(
    new Map([
      ['node -e 0', ['-e', '0']],
      ['read and parse', [at('read-and-parse.mjs'), file]],
      ['hublint', [cli, file]],
    ]),
  );
  rmSync(folder, { recursive: true });
  const [base = Number.NaN, parse = Number.NaN] = medians.values();
  console.log(`Node ${process.version}, one JSON manifest of ${size / 1000} KB, whole process, median of ${runs}`);
  for (const [name, time] of medians) {
    const ratios = `${(time / base).toFixed(2)} × node -e 0, ${(time / parse).toFixed(2)} × read and parse`;
    console.log(`${name.padEnd(16)}${time.toFixed(1).padStart(7)} ms   ${ratios}`);
  }
} else {
  console.error('There is no bundle to measure: `npm run build` makes it.');
  process.exitCode = 1;
}
