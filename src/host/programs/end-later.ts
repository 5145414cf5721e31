import process from 'node:process';

/** How long a process may go on by itself once its work is done, in ms: what it reports to somebody may be on its way. */
const patience = 5_000;

/** What keeps a process from ending, by what Node calls it; what else does is Node's own, such as a terminal. */
const kinds: Readonly<Record<string, string>> = {
  Timeout: 'a timer',
  TCPSocketWrap: 'a connection',
  TCPServerWrap: 'a server',
  ProcessWrap: 'a program',
  MessagePort: 'a thread',
  FSEventWrap: 'a watcher of files',
};

/**
 * Ends a process that does not end by itself, after some seconds, with the exit code that it has, and tells what is left
 * open. Output is not cut, however slowly it is read.
 */
export function endLater(tell: (left: readonly string[]) => void): void {
  const timer = setTimeout(() => {
    if (process.stdout.writableLength + process.stderr.writableLength > 0) {
      timer.refresh();
      return;
    }
    const left = process.getActiveResourcesInfo().flatMap((name) => kinds[name] ?? []);
    tell([...new Set(left)]);
    process.exit();
  }, patience);
  // By itself it keeps nothing from ending.
  timer.unref();
}
