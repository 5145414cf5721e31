import { createRequire } from 'node:module';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { limits } from '../../../../schemas/limits.ts';
import { attempt } from '../../../data/attempt.ts';
import type { ScriptCheck, ScriptFacts } from '../../../rule/facts.ts';
import { exists } from '../../files/entries.ts';
import { timeoutBudget } from '../timeout-budget.ts';
import type { Compiler, CompilerOutcome } from './compiler.ts';
import { diagnosticsOf } from './diagnostics.ts';
import { scriptsOf } from './scripts-of.ts';
import { sequentialQueue } from './sequential-queue.ts';
import { Verdicts } from './verdicts.ts';

const compiler = '@bpinternal/verel';

/** Time limits in milliseconds, for one script and for all of a manifest. Real scripts take one or two. */
const timeLimits = { each: 2000, all: 8000 } as const;

const unfinishedReasons: Readonly<Record<Exclude<CompilerOutcome['kind'], 'compiled'>, string>> = {
  crashed: 'it fails, as it does on very deeply nested expressions',
  late: `it takes longer than ${timeLimits.each / 1000} seconds`,
};

/** The check of a script that was not compiled because earlier scripts used up the time limit. */
const skippedCheck: ScriptCheck = { diagnostics: [], unfinished: 'other scripts have taken too long before it' };

export interface ScriptOptions {
  /** Reports what cannot be checked, and how to fix that. */
  readonly notice: (text: string) => void;
  /**
   * Whether nobody else waits for this process. Then the compiler may run in the main thread: a worker thread takes as
   * long to start as the compiler here takes to answer.
   */
  readonly mayBlock?: boolean | undefined;
}

const verdicts = new Verdicts();
/** A compiler takes one script at a time, and manifests may be checked concurrently. */
const sequentially = sequentialQueue();
let running: Compiler | undefined;
/** Whether a script has crashed a compiler here or made it time out: other scripts of the same origin may do the same. */
let needsThread = false;

/** Starts the compiler only if there is a script without a known verdict. Reports a notice if the compiler is missing. */
export async function gatherScripts(data: object, { notice, mayBlock = false }: ScriptOptions): Promise<ScriptFacts> {
  // The model reports scripts that are longer than the limit.
  const scripts = scriptsOf(data).filter((script) => [...script].length <= limits.script.max);
  if (scripts.length === 0) return { check: (script) => verdicts.get(script) };
  const { isCleanScript } = await import('./clean/clean-script.ts');
  const clean = new Set(scripts.filter(isCleanScript));
  const others = scripts.filter((script) => !clean.has(script));
  if (others.length > 0) {
    const file = compilerFile();
    if (file === undefined)
      notice('Scripts are not compiled: the compiler is missing from this installation of hublint.');
    else await sequentially(() => compileAll(others, file, mayBlock));
  }
  const skipped = new Set(timeoutBudget.isSpent ? others.filter((script) => !verdicts.has(script)) : []);
  return {
    check: (script) => (clean.has(script) ? cleanCheck : skipped.has(script) ? skippedCheck : verdicts.get(script)),
  };
}

const cleanCheck: ScriptCheck = { diagnostics: [] };

/** The compiler's path in a build: next to the bundle. */
const builtCompiler = './verel.cjs';

/**
 * Returns the compiler's file in the build; in a checkout of hublint itself, its package. The order matters: a bundle
 * that is checked out inside a project would resolve the project's packages.
 */
function compilerFile(): string | undefined {
  const file = fileURLToPath(new URL(builtCompiler, import.meta.url));
  if (exists(file)) {
    verdicts.restore(file);
    return file;
  }
  return attempt(() => createRequire(import.meta.url).resolve(compiler));
}

/** Bounds the total time: hostile scripts that are left after that get no verdict. */
async function compileAll(scripts: readonly string[], file: string, mayBlock: boolean): Promise<void> {
  const end = now() + timeLimits.all;
  for (const script of scripts) {
    if (verdicts.has(script)) continue;
    if (now() + timeLimits.each > end || timeoutBudget.isSpent) return;
    verdicts.set(script, checkOf(script, await outcomeOf(script, file, mayBlock)));
  }
}

async function outcomeOf(script: string, file: string, mayBlock: boolean): Promise<CompilerOutcome> {
  const isInProcess = mayBlock && !needsThread;
  running ??= isInProcess
    ? (await import('./in-process-compiler.ts')).inProcessCompiler(file)
    : await (await import('./thread.ts')).compilerThread(file);
  const started = now();
  const outcome = await running.check(script, timeLimits.each);
  const spent = now() - started;
  if (spent > timeLimits.each / 2) timeoutBudget.spend(spent);
  if (outcome.kind === 'compiled') return outcome;
  running = undefined;
  needsThread = true;
  // A thread has a larger stack for nested scripts.
  return isInProcess && outcome.kind === 'crashed' ? outcomeOf(script, file, mayBlock) : outcome;
}

/** Returns the uptime in milliseconds. */
const now = (): number => process.uptime() * 1000;

const checkOf = (script: string, outcome: CompilerOutcome): ScriptCheck =>
  outcome.kind === 'compiled'
    ? { diagnostics: diagnosticsOf(script, outcome.compiled) }
    : { diagnostics: [], unfinished: unfinishedReasons[outcome.kind] };
