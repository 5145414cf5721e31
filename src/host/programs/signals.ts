import process from 'node:process';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What is to be done: one listener serves all, since Node warns of a process with more than ten. */
const works = new Set<() => void>();

/**
 * Does the work when the process is told to end, which then ends as it would have: a child in a group of its own does
 * not hear of it. Returns what takes it back.
 */
export function onSignals(work: () => void): () => void {
  const own = () => work();
  if (works.size === 0) for (const signal of signals) process.on(signal, end);
  works.add(own);
  return () => {
    if (works.delete(own) && works.size === 0) stopListening();
  };
}

function end(signal: NodeJS.Signals): void {
  const all = [...works];
  works.clear();
  stopListening();
  for (const work of all) work();
  // Where somebody else listens, what becomes of the process is theirs to say.
  if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
}

function stopListening(): void {
  for (const signal of signals) process.off(signal, end);
}
