import { spawnSync } from 'node:child_process';
import { copyFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { unpackCompiler } from './build/compiler.ts';
import { minify } from './build/minify.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Node programs, run one after the other; the first that fails says why itself. */
const compile = ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json'];

/** One folder with all that a program needs, so that it starts without looking for hundreds of files. */
const bundle = (program: string, folder: string, ...external: readonly string[]) => [
  'node_modules/@vercel/ncc/dist/ncc/cli.js',
  ...['build', `dist/lib/src/${program}/index.js`, '--out', `dist/${folder}`],
  ...['--target', 'es2022', '--no-cache', '--quiet'],
  ...external.flatMap((name) => ['--external', name]),
];

/** Looked for when asked for: jiti, which cannot be bundled, in `node_modules`, and verel where it is put below. */
const steps = [
  compile,
  bundle('cli', 'cli', 'jiti', '@bpinternal/verel'),
  bundle('host/load/child', 'cli/child', 'jiti'),
  bundle('action', 'action', 'jiti'),
  bundle('host/load/child', 'action/child', 'jiti'),
];

for (const folder of ['lib', 'cli', 'action']) rmSync(`${root}dist/${folder}`, { recursive: true, force: true });
const succeeds = (args: readonly string[]) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
if (!steps.every(succeeds)) process.exitCode = 1;
else {
  for (const folder of ['cli', 'action']) await minify(`${root}dist/${folder}`);
  unpackCompiler(`${root}dist/lib/src/host/facts/scripts`);
  // As it comes from its package: its twelve megabytes change in the repository only with its version.
  copyFileSync(`${root}node_modules/@bpinternal/verel/dist/node/index.js`, `${root}dist/action/verel.cjs`);
}
