import process from 'node:process';
import { isRunning } from '../../host/programs/running.ts';

/** Milliseconds between two looks. */
const pause = 3000;

/**
 * Looks after the process that started the server, until it is gone or nobody wants to know: what passes its messages on may
 * keep the connection open without it. Some editors run the server in their own process, or do not say which they are.
 */
export function whenGone(id: number | null, gone: () => void, over: AbortSignal): void {
  if (id === null || !Number.isInteger(id) || id <= 0 || id === process.pid) return;
  const timer = setInterval(() => {
    if (isRunning(id)) return;
    clearInterval(timer);
    gone();
  }, pause).unref();
  over.addEventListener('abort', () => clearInterval(timer));
}
