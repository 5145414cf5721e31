import { type Context, createContext, Script } from 'node:vm';

let script: Script | undefined;
let context: Context | undefined;

/** A budget of time for work that hostile input can make endless. */
export interface Deadline {
  /** What the work returns; undefined where it takes too long, or nothing is left of the budget. */
  run<T>(work: () => T): T | undefined;
}

/** Each piece of work may take `each` milliseconds, and all of them together `total`. */
export function deadline({ each, total }: { readonly each: number; readonly total: number }): Deadline {
  let left = total;
  return {
    run(work) {
      const timeout = Math.floor(Math.min(each, left));
      if (timeout < 1) return undefined;
      const start = performance.now();
      try {
        return within(timeout, work);
      } finally {
        left -= performance.now() - start;
      }
    },
  };
}

/** The time limit of the runtime's own script runner: it stops regular expressions and generated code alike. */
function within<T>(timeout: number, work: () => T): T | undefined {
  context ??= createContext();
  script ??= new Script('work()');
  context.work = work;
  try {
    // The script is nothing but the call of `work`.
    return script.runInContext(context, { timeout }) as T;
  } catch (error) {
    if (isTimeout(error)) return undefined;
    throw error;
  } finally {
    context.work = undefined;
  }
}

/** The error comes from the other realm: it is no instance of this one's `Error`. */
const isTimeout = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
