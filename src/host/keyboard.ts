import process from 'node:process';

/** What Ctrl-Z sends where the terminal does not act upon it. */
const suspend = '\u001a';

/**
 * Hears each key as it is pressed, while the terminal itself acts upon none, and shows none. Returns what gives the
 * keyboard back to the terminal; so does the end of the process, however it comes.
 */
export function listenToKeys(pressed: (key: string) => void): () => void {
  const { stdin } = process;
  const raw = (isRaw: boolean) => {
    if (stdin.isTTY && !stdin.destroyed) stdin.setRawMode(isRaw);
  };
  const restore = () => raw(false);
  const resume = () => raw(true);
  const hear = (keys: Buffer | string) => {
    for (const key of String(keys))
      if (key === suspend) stop(restore, resume);
      else pressed(key);
  };
  // A terminal that is gone, or that is at its end, is as good as one who leaves.
  const gone = () => pressed('q');
  raw(true);
  process.once('exit', restore);
  stdin.on('data', hear).on('end', gone).on('error', gone);
  return () => {
    stdin.off('data', hear).off('end', gone).pause();
    process.off('exit', restore);
    restore();
  };
}

/** Stops the program until the shell has it go on, with all that it was started by. */
function stop(restore: () => void, resume: () => void): void {
  if (process.platform === 'win32') return;
  restore();
  process.once('SIGCONT', resume);
  process.kill(0, 'SIGTSTP');
}

/** Does the work, once, when the process is told to end, which it then does by itself. Told again, it ends at once. */
export function onLeaving(work: () => void): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const forget = () => {
    for (const signal of signals) process.off(signal, leave);
  };
  const leave = () => {
    forget();
    work();
  };
  for (const signal of signals) process.on(signal, leave);
  return forget;
}
