import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import packageJson from '../package.json' with { type: 'json' };
import { compileAhead } from './build/ahead.ts';
import { unpackCompiler } from './build/compiler.ts';
import { copyDeclarations } from './build/declarations.ts';
import { minify } from './build/minify.ts';
import { importOneCopy } from './build/one-copy.ts';
import { bundlePackage } from './build/package.ts';

const root = fileURLToPath(new URL('../', import.meta.url)).replaceAll('\\', '/');

/** Emits declarations for the package, and JavaScript for the Action's bundler, which does not support TypeScript. */
const compile = ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json'];

/** Bundles a program into one folder, so that it starts without resolving hundreds of files. */
const bundle = (program: string, folder: string, ...options: readonly string[]) => [
  'node_modules/@vercel/ncc/dist/ncc/cli.js',
  ...['build', `dist/compiled/src/${program}/index.js`, '--out', `dist/${folder}`],
  ...['--target', 'es2022', '--no-cache', '--quiet', '--external', 'jiti', '--external', '@bpinternal/verel'],
  ...options,
];

/** Node programs, run one after the other; the first that fails prints the reason itself. */
const bundles = [bundle('action', 'action', '--license', 'licenses.txt'), bundle('host/load/child', 'action/child')];

for (const folder of ['compiled', 'types', 'lib', 'cli', 'action', 'ahead', '.cache']) {
  rmSync(`${root}dist/${folder}`, { recursive: true, force: true });
}
const succeeds = (args: readonly string[]) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
const isCompiled = succeeds(compile);
if (isCompiled) importOneCopy(`${root}dist/compiled/src`);
if (!isCompiled || !bundles.every(succeeds)) process.exitCode = 1;
else {
  await bundlePackage(root);
  await minify(`${root}dist/action`);
  for (const folder of ['lib', 'action']) unpackCompiler(`${root}dist/${folder}`);
  const entries = Object.values(packageJson.exports).flatMap((entry) => (typeof entry === 'object' ? entry.types : []));
  copyDeclarations(
    entries.map((entry) => entry.replace('./dist/types/', '')),
    { from: `${root}dist/compiled/`, to: `${root}dist/types/` },
  );
  compileAhead(root);
}
