import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Starts, withStarts } from '../starts/starts.ts';
import { findLoadedFiles } from './loaded.ts';

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
export function measurePackage(root: string): { readonly sent: number; readonly unpacked: number } {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts'];
  const text = execFileSync('npm', args, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' });
  const [packed]: readonly { readonly size: number; readonly unpackedSize: number }[] = JSON.parse(text);
  return { sent: kilobytes(packed?.size ?? 0), unpacked: kilobytes(packed?.unpackedSize ?? 0) };
}

/** Returns the number of packages in an installation, including hublint itself. */
export function countPackages(root: string): number {
  const lock: {
    readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly devOptional?: boolean }>>;
  } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.values(lock.packages).filter(({ dev, devOptional }) => !dev && !devOptional).length;
}

/** Returns the number and size of the files that each kind of run loads. */
export const measureStarts = (): Readonly<Record<Exclude<keyof Starts, 'former' | 'slips'>, StartMeasures>> =>
  withStarts(({ version, json, scripted, slip, broken, configured, yaml, definition }) => ({
    version: measureStart(version),
    json: measureStart(json),
    scripted: measureStart(scripted),
    slip: measureStart(slip),
    broken: measureStart(broken),
    configured: measureStart(configured),
    yaml: measureStart(yaml),
    definition: measureStart(definition),
  }));

interface StartMeasures {
  readonly files: number;
  readonly size: number;
  /** The number of exports that are still getters, because they may change. */
  readonly getters: number;
}

function measureStart(args: readonly string[]): StartMeasures {
  const files = findLoadedFiles(args);
  const getters = files.flatMap(
    (file) => readFileSync(file, 'utf8').match(/defineProperty\(exports,.{1,9},\{[^}]*get/g) ?? [],
  );
  return {
    files: files.length,
    size: kilobytes(sum(files.map((file) => statSync(file).size))),
    getters: getters.length,
  };
}
