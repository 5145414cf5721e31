import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { nodeBuild } from '../../src/host/cache/node-build.ts';
import { withStarts } from '../starts/starts.ts';

/**
 * Puts V8's code cache beside the bundle, recorded after checking each kind of manifest: the first run on the same build of
 * Node starts as fast as the second. On any other build it has no effect.
 * @throws Error if the bundled hublint could not do its job.
 */
export function compileAhead(root: string): void {
  const [cache, ahead] = [join(root, 'dist/.cache'), join(root, 'dist/ahead')];
  const codeCache = join(ahead, nodeBuild());
  for (const folder of [cache, codeCache]) rmSync(folder, { recursive: true, force: true });
  withStarts((starts) => {
    for (const args of Object.values(starts)) runHublint([join(root, 'dist/cli/index.cjs'), ...args]);
  });
  mkdirSync(ahead, { recursive: true });
  renameSync(join(cache, 'short', nodeBuild()), codeCache);
  rmSync(cache, { recursive: true });
}

/** Code compiled with options for Node would be rejected without them. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('NODE_')));

function runHublint(args: readonly string[]): void {
  const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  if (status === 0 || status === 1) return;
  throw new Error(`hublint ${args.slice(1).join(' ')} ended with ${status}: ${stderr}`);
}
