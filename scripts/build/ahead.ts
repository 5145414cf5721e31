import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { nodeBuild } from '../../src/host/cache/node-build.ts';
import { withStarts } from '../starts/starts.ts';

/**
 * Puts beside the bundle what V8 has compiled of it once each kind of manifest was checked: whoever runs hublint for the first
 * time on this build of Node starts as fast as the second time. On any other build nothing is lost.
 * @throws Error where hublint, as it is bundled, could not do its job.
 */
export function compileAhead(root: string): void {
  const [cache, ahead] = [join(root, 'dist/.cache'), join(root, 'dist/ahead')];
  const brought = join(ahead, nodeBuild());
  for (const folder of [cache, brought]) rmSync(folder, { recursive: true, force: true });
  withStarts((starts) => {
    for (const args of Object.values(starts)) run([join(root, 'dist/cli/index.cjs'), ...args]);
  });
  mkdirSync(ahead, { recursive: true });
  renameSync(join(cache, 'short', nodeBuild()), brought);
  rmSync(cache, { recursive: true });
}

/** What was compiled with options for Node, nobody without them could take. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('NODE_')));

function run(args: readonly string[]): void {
  const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  if (status === 0 || status === 1) return;
  throw new Error(`hublint ${args.slice(1).join(' ')} ended with ${status}: ${stderr}`);
}
