import { onSignals } from './programs/signals.ts';

/** Does a piece of work that is over at once, and only then what a signal asks for that came meanwhile. */
export function uninterrupted<T>(work: () => T): T {
  const forget = onSignals(() => {});
  try {
    return work();
  } finally {
    // A signal that came meanwhile is told in the round of events after this one.
    setImmediate(() => setImmediate(forget));
  }
}
