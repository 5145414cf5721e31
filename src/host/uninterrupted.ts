import { onSignals } from './programs/signals.ts';

/** Runs short synchronous work, and handles signals that arrive in the meantime only after it. */
export function uninterrupted<T>(work: () => T): T {
  const forget = onSignals(() => {});
  try {
    return work();
  } finally {
    // A signal that arrived in the meantime is delivered in the next round of the event loop.
    setImmediate(() => setImmediate(forget));
  }
}
