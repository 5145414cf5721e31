import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Starts, withStarts } from '../starts/starts.ts';
import { loadedBy } from './loaded.ts';

/** A kilobyte is 1,000 bytes, as for registries and disks. */
const kilobytes = (bytes: number): number => Math.round(bytes / 1000);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Returns the total size of the files in a folder, in kilobytes. */
export const folderSize = (folder: string): number =>
  kilobytes(
    sum(
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.parentPath.includes('.cache'))
        .map((entry) => statSync(join(entry.parentPath, entry.name)).size),
    ),
  );

/** Returns the size of the npm package in kilobytes: packed and unpacked. */
export function packedSize(root: string): { readonly sent: number; readonly unpacked: number } {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts'];
  const text = execFileSync('npm', args, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' });
  const [packed]: readonly { readonly size: number; readonly unpackedSize: number }[] = JSON.parse(text);
  return { sent: kilobytes(packed?.size ?? 0), unpacked: kilobytes(packed?.unpackedSize ?? 0) };
}

/** Returns the number of packages in an installation, including hublint itself. */
export function packages(root: string): number {
  const lock: {
    readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly devOptional?: boolean }>>;
  } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.values(lock.packages).filter(({ dev, devOptional }) => !dev && !devOptional).length;
}

/** Returns the number and size of the files that each kind of run loads. */
export const starts = (): Readonly<Record<Exclude<keyof Starts, 'former' | 'slips'>, Start>> =>
  withStarts(({ version, json, scripted, slip, broken, configured, yaml, definition }) => ({
    version: startOf(version),
    json: startOf(json),
    scripted: startOf(scripted),
    slip: startOf(slip),
    broken: startOf(broken),
    configured: startOf(configured),
    yaml: startOf(yaml),
    definition: startOf(definition),
  }));

interface Start {
  readonly files: number;
  readonly size: number;
  /** The number of exports that are still getters, because they may change. */
  readonly getters: number;
}

function startOf(args: readonly string[]): Start {
  const files = loadedBy(args);
  const getters = files.flatMap(
    (file) => readFileSync(file, 'utf8').match(/defineProperty\(exports,.{1,9},\{[^}]*get/g) ?? [],
  );
  return {
    files: files.length,
    size: kilobytes(sum(files.map((file) => statSync(file).size))),
    getters: getters.length,
  };
}
