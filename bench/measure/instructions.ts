import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type BenchCommand, inherited } from './processes.ts';

/** Instructions of the processor that a whole process ran, and some of those for what V8 did beside running code. */
export interface Instructions {
  readonly all: number;
  /** Copying what is still in use. */
  readonly garbage: number;
  /** Taking what was compiled before. */
  readonly taking: number;
  /** Compiling what was not, and what is called often. */
  readonly compiling: number;
}

/** The functions of V8 whose calls are counted, all that they call included: what one calls of another counts for both. */
const counted: Readonly<Record<Exclude<keyof Instructions, 'all'>, RegExp>> = {
  garbage: /^v8::internal::Heap::CollectGarbage\(/,
  taking: /^v8::internal::CodeSerializer::Deserialize\(/,
  compiling: /^v8::internal::Runtime_(?:CompileLazy|BytecodeBudgetInterrupt\w*)\(/,
};

export const hasValgrind = (): boolean => spawnSync('valgrind', ['--version']).status === 0;

/** Runs a program in valgrind, which takes some hundred times as long. What it prints is not read. */
export function instructionsOf({ args, cwd, codes = [0], before }: BenchCommand, folder: string): Instructions {
  before?.();
  const profile = join(folder, 'callgrind.out');
  const options = ['--tool=callgrind', `--callgrind-out-file=${profile}`, '--smc-check=all-non-file'];
  const { status, stderr } = spawnSync('valgrind', [...options, process.execPath, ...args], {
    ...(cwd !== undefined && { cwd }),
    env: inherited(),
    stdio: ['ignore', 'ignore', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
    encoding: 'utf8',
  });
  if (!codes.includes(status ?? -1)) throw new Error(`It ended with exit code ${status}: ${stderr.slice(-500)}`);
  const found = instructionsIn(readFileSync(profile, 'utf8'));
  rmSync(profile);
  return found;
}

/** What a profile of callgrind says. A name stands where it is first met, a number for it after that. */
export function instructionsIn(profile: string): Instructions {
  const names = new Map<string, string>();
  const sums = { all: Number(/^summary: (\d+)$/m.exec(profile)?.[1]), garbage: 0, taking: 0, compiling: 0 };
  let called = '';
  let isCost = false;
  for (const line of profile.split('\n')) {
    const [, kind, id = '', name] = /^(c?fn)=(\(\d+\))(?: (.+))?$/.exec(line) ?? [];
    if (name !== undefined) names.set(id, name);
    if (kind === 'cfn') called = names.get(id) ?? '';
    if (isCost) {
      const part = partOf(called);
      if (part !== undefined) sums[part] += Number(line.split(' ')[1]);
    }
    isCost = line.startsWith('calls=');
  }
  return sums;
}

const partOf = (name: string) => (['garbage', 'taking', 'compiling'] as const).find((part) => counted[part].test(name));
