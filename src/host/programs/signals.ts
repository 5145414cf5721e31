import process from 'node:process';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The registered work. One listener serves all, because Node warns about more than ten. */
const handlers = new Set<() => void>();

/**
 * Calls `work` when the process is asked to end, which then ends as usual: a child in a process group of its own does
 * not receive the signal. Returns a function that unregisters it.
 */
export function onSignals(work: () => void): () => void {
  const handler = () => work();
  if (handlers.size === 0) for (const signal of signals) process.on(signal, end);
  handlers.add(handler);
  return () => {
    if (handlers.delete(handler) && handlers.size === 0) stopListening();
  };
}

function end(signal: NodeJS.Signals): void {
  const all = [...handlers];
  handlers.clear();
  stopListening();
  for (const work of all) work();
  // If there is another listener, it decides what happens to the process.
  if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
}

function stopListening(): void {
  for (const signal of signals) process.off(signal, end);
}
