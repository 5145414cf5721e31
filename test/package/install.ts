import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { temporaryFolder } from '../temporary.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const npm = promisify(execFile);
const minute = 60_000;

/** Errors of npm if it can reach neither a registry nor its cache. */
const unreachable = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTCACHED|ENETUNREACH|network/;

/** Creates a folder with only what `npm install` puts there; returns the reason if the registry is unreachable. */
export async function installed(
  ...packages: readonly string[]
): Promise<{ readonly folder: string } | { readonly skip: string }> {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  try {
    const args = ['install', '--prefer-offline', '--no-audit', '--no-fund', ...packages];
    await npm('npm', args, { cwd: folder, timeout: 3 * minute });
    return { folder };
  } catch (error) {
    const reason = String(error instanceof Error && 'stderr' in error ? error.stderr : error);
    if (unreachable.test(reason)) return { skip: `npm cannot reach a registry for ${packages.join(', ')}` };
    throw error;
  }
}

const made = ['.git', 'coverage', 'dist', 'editors', 'node_modules'];

/** Packs a folder; on failure, shows the output of the build: compilers print errors on stdout. */
function packs(cwd: string, folder: string): void {
  const { status, stdout, stderr } = spawnSync('npm', ['pack', '--pack-destination', folder], {
    cwd,
    encoding: 'utf8',
    timeout: 3 * minute,
  });
  if (status !== 0) throw new Error(`npm pack in ${cwd} ended with ${status}.\n${stdout}${stderr}`);
}

/** Packs the package for publishing, built in a copy, because other tests use the build in place. */
export function packed(): string {
  const folder = temporaryFolder();
  const copy = join(folder, 'repository');
  cpSync(root, copy, { recursive: true, filter: (path) => !made.includes(relative(root, path)) });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  packs(copy, folder);
  const file = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
  return join(folder, file);
}

/** Packs the example plugin for publishing. */
export function packedPlugin(): string {
  const folder = temporaryFolder();
  packs(join(root, 'examples/plugin'), folder);
  return join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '');
}

/** Writes a file of a project, and creates its folders. */
export function place(folder: string, file: string, text: string): void {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
}

export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a Node program in a folder. */
export async function run(node: string, folder: string, args: readonly string[]): Promise<Ran> {
  try {
    const { stdout, stderr } = await npm(node, [...args], { cwd: folder });
    return { code: 0, stdout, stderr };
  } catch (error) {
    const failed = error as { readonly code: number } & Ran;
    return { code: failed.code, stdout: failed.stdout, stderr: failed.stderr };
  }
}
