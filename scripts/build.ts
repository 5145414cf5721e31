import { execFileSync } from 'node:child_process';
import { chmodSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

const run = (...args: readonly string[]) =>
  execFileSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });

/** What a bundle cannot hold: it is found in `node_modules` when it is asked for. */
const externals = ['jiti', '@bpinternal/verel'];

/** One folder with all that a face needs, so that it starts without looking for hundreds of files. */
function bundle(face: string): void {
  const out = `dist/${face}`;
  rmSync(`${root}${out}`, { recursive: true, force: true });
  run(
    'node_modules/@vercel/ncc/dist/ncc/cli.js',
    ...['build', `dist/lib/src/${face}/index.js`, '--out', out],
    ...['--target', 'es2022', '--minify', '--no-cache', '--quiet'],
    ...externals.flatMap((name) => ['--external', name]),
  );
}

rmSync(`${root}dist/lib`, { recursive: true, force: true });
run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json');
bundle('cli');
chmodSync(`${root}dist/cli/index.js`, 0o755);
