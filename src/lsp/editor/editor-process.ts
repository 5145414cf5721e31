import process from 'node:process';
import { isRunning } from '../../host/programs/running.ts';

/** Milliseconds between two polls. */
const checkInterval = 3000;

/**
 * Polls the process that started the server until it has exited or `over` is aborted: a process that relays its messages may
 * keep the connection open without it. Some editors run the server in their own process, or do not name theirs.
 */
export function onExit(id: number | null, gone: () => void, over: AbortSignal): void {
  if (id === null || !Number.isInteger(id) || id <= 0 || id === process.pid) return;
  const timer = setInterval(() => {
    if (isRunning(id)) return;
    clearInterval(timer);
    gone();
  }, checkInterval).unref();
  over.addEventListener('abort', () => clearInterval(timer));
}
