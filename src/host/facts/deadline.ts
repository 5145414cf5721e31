import process from 'node:process';
import { type Context, createContext, Script } from 'node:vm';
import { timeoutBudget } from './timeout-budget.ts';

let script: Script | undefined;
let context: Context | undefined;

/** A budget of time for work that hostile input can make endless. */
export interface Deadline {
  /** What the work returns; undefined where it takes too long, nothing is left of the budget, or too much was lost before. */
  run<T>(work: () => T): T | undefined;
}

/** On a busy machine a thread may hardly get CPU time: then work is tried again with these multiples of its limit. */
const patience = [1, 4, 16];

/** Each piece of work may compute for `each` milliseconds, and all of them together for `total`. */
export function deadline({ each, total }: { readonly each: number; readonly total: number }): Deadline {
  let left = total;
  return {
    run(work) {
      if (timeoutBudget.isSpent) return undefined;
      for (const times of patience) {
        const limit = Math.floor(Math.min(each, left));
        if (limit < 1) return undefined;
        const before = usage();
        const outcome = within(limit * times, work);
        const spent = millisecondsOf(usage(before));
        left -= spent;
        if (outcome !== late) return outcome;
        timeoutBudget.spend(spent);
        if (spent > limit / 2) return undefined;
      }
      return undefined;
    },
  };
}

type ThreadTimes = Partial<Record<'threadCpuUsage', typeof process.cpuUsage>>;

/** What this thread has computed, where Node tells: others of the process compute meanwhile. */
const { threadCpuUsage: usage = process.cpuUsage } = process as NodeJS.Process & ThreadTimes;

const millisecondsOf = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

/** What does not end in time. */
export const late = Symbol('late');

/**
 * What work returns that may take so many milliseconds. The time limit is that of the runtime's own script runner: it stops
 * regular expressions, generated code and WebAssembly alike.
 */
export function within<T>(timeout: number, work: () => T): T | typeof late {
  context ??= createContext();
  script ??= new Script('work()');
  context.work = work;
  try {
    // The script is nothing but the call of `work`.
    return script.runInContext(context, { timeout }) as T;
  } catch (error) {
    if (isTimeout(error)) return late;
    throw error;
  } finally {
    context.work = undefined;
  }
}

/** The error comes from the other realm: it is no instance of this one's `Error`. */
const isTimeout = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
