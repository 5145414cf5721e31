import process from 'node:process';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Does the work when the process is told to end, which then ends as it would have: a child in a group of its own does
 * not hear of it. Returns what takes it back.
 */
export function onSignals(work: () => void): () => void {
  const handlers = signals.map((signal) => {
    const handle = () => {
      work();
      forget();
      // Where somebody else listens, what becomes of the process is theirs to say.
      if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
    };
    process.on(signal, handle);
    return [signal, handle] as const;
  });
  const forget = () => {
    for (const [signal, handle] of handlers) process.off(signal, handle);
  };
  return forget;
}
