import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type BenchCommand, cleanEnvironment } from './processes.ts';

/** CPU instructions executed by a process, in total and for some work of V8. */
export interface Instructions {
  readonly all: number;
  /** Garbage collection. */
  readonly garbage: number;
  /** Deserializing the code cache. */
  readonly deserializing: number;
  /** Compiling lazily, and optimizing hot functions. */
  readonly compiling: number;
}

/** The functions of V8 whose inclusive cost is counted: if one calls another, the cost of that counts for both. */
const v8Functions: Readonly<Record<Exclude<keyof Instructions, 'all'>, RegExp>> = {
  garbage: /^v8::internal::Heap::CollectGarbage\(/,
  deserializing: /^v8::internal::CodeSerializer::Deserialize\(/,
  compiling: /^v8::internal::Runtime_(?:CompileLazy|BytecodeBudgetInterrupt\w*)\(/,
};

export const hasValgrind = (): boolean => spawnSync('valgrind', ['--version']).status === 0;

/** Runs a program in valgrind, which takes about a hundred times as long. Its output is discarded. */
export function countInstructions({ args, cwd, codes = [0], before }: BenchCommand, folder: string): Instructions {
  before?.();
  const profile = join(folder, 'callgrind.out');
  const options = ['--tool=callgrind', `--callgrind-out-file=${profile}`, '--smc-check=all-non-file'];
  const { status, stderr } = spawnSync('valgrind', [...options, process.execPath, ...args], {
    ...(cwd !== undefined && { cwd }),
    env: cleanEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
    encoding: 'utf8',
  });
  if (!codes.includes(status ?? -1)) throw new Error(`It ended with exit code ${status}: ${stderr.slice(-500)}`);
  const found = parseProfile(readFileSync(profile, 'utf8'));
  rmSync(profile);
  return found;
}

/** Parses a callgrind profile. A name is spelt out where it first appears, and abbreviated to its number after that. */
export function parseProfile(profile: string): Instructions {
  const names = new Map<string, string>();
  const sums = { all: Number(/^summary: (\d+)$/m.exec(profile)?.[1]), garbage: 0, deserializing: 0, compiling: 0 };
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

const partOf = (name: string) =>
  (['garbage', 'deserializing', 'compiling'] as const).find((part) => v8Functions[part].test(name));
