import process from 'node:process';
import { type Context, createContext, Script } from 'node:vm';
import { timeoutBudget } from './timeout-budget.ts';

let script: Script | undefined;
let context: Context | undefined;

/** A time budget for work that hostile input can make endless. */
export interface Deadline {
  /**
   * Returns the result of the work; undefined if it takes too long, if the budget is used up, or if the process has
   * already lost too much time to timeouts.
   */
  run<T>(work: () => T): T | undefined;
}

/** On a busy machine a thread may hardly get CPU time: the work is then retried with these multiples of its limit. */
const retryFactors = [1, 4, 16];

/** Creates a budget in which each piece of work gets `each` milliseconds of CPU time, and all of them together `total`. */
export function deadline({ each, total }: { readonly each: number; readonly total: number }): Deadline {
  let remaining = total;
  return {
    run(work) {
      if (timeoutBudget.isSpent) return undefined;
      for (const times of retryFactors) {
        const limit = Math.floor(Math.min(each, remaining));
        if (limit < 1) return undefined;
        const usageBefore = usage();
        const outcome = runWithTimeout(limit * times, work);
        const spent = millisecondsOf(usage(usageBefore));
        remaining -= spent;
        if (outcome !== timedOut) return outcome;
        timeoutBudget.spend(spent);
        if (spent > limit / 2) return undefined;
      }
      return undefined;
    },
  };
}

type ThreadTimes = Partial<Record<'threadCpuUsage', typeof process.cpuUsage>>;

/** Measures the CPU time of this thread if Node can, because other threads compute at the same time; else of the process. */
const { threadCpuUsage: usage = process.cpuUsage } = process as NodeJS.Process & ThreadTimes;

const millisecondsOf = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

/** The result of work that ran into its timeout. */
export const timedOut = Symbol('late');

/**
 * Runs work with a timeout in milliseconds. The timeout is that of `vm.Script`, which interrupts regular expressions,
 * generated code and WebAssembly alike.
 */
export function runWithTimeout<T>(timeout: number, work: () => T): T | typeof timedOut {
  context ??= createContext();
  script ??= new Script('work()');
  context.work = work;
  try {
    // The script only calls `work`.
    return script.runInContext(context, { timeout }) as T;
  } catch (error) {
    if (isTimeout(error)) return timedOut;
    throw error;
  } finally {
    context.work = undefined;
  }
}

/** The error comes from the other realm, so it is not an instance of this realm's `Error`. */
const isTimeout = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
