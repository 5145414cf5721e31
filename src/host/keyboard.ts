import process from 'node:process';

/** What Ctrl-Z sends if the terminal does not handle it. */
const suspend = '\u001a';

/**
 * Reports each key as it is pressed, with the terminal in raw mode: it neither handles nor echoes keys. Returns a
 * function that restores the terminal, which also happens when the process exits.
 */
export function listenToKeys(pressed: (key: string) => void): () => void {
  const { stdin } = process;
  const setRaw = (isRaw: boolean) => {
    if (stdin.isTTY && !stdin.destroyed) stdin.setRawMode(isRaw);
  };
  const restore = () => setRaw(false);
  const resume = () => setRaw(true);
  const onData = (keys: Buffer | string) => {
    for (const key of String(keys))
      if (key === suspend) stop(restore, resume);
      else pressed(key);
  };
  // A closed terminal, or the end of input, counts as quitting.
  const onEnd = () => pressed('q');
  setRaw(true);
  process.once('exit', restore);
  stdin.on('data', onData).on('end', onEnd).on('error', onEnd);
  return () => {
    stdin.off('data', onData).off('end', onEnd).pause();
    process.off('exit', restore);
    restore();
  };
}

/** Suspends the whole process group until the shell resumes it. */
function stop(restore: () => void, resume: () => void): void {
  if (process.platform === 'win32') return;
  restore();
  process.once('SIGCONT', resume);
  process.kill(0, 'SIGTSTP');
}

/** Calls `work` at the first signal to end; the process must then end by itself. A second signal ends it immediately. */
export function onTermination(work: () => void): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const stopListening = () => {
    for (const signal of signals) process.off(signal, leave);
  };
  const leave = () => {
    stopListening();
    work();
  };
  for (const signal of signals) process.on(signal, leave);
  return stopListening;
}
