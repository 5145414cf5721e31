import process from 'node:process';

/** How long a process may stay alive after its work is done, in milliseconds: a last message may be on its way. */
const patience = 5_000;

/** What can keep a process alive, by Node's names; all other resources are Node's own, such as a terminal. */
const kinds: Readonly<Record<string, string>> = {
  Timeout: 'a timer',
  TCPSocketWrap: 'a connection',
  TCPServerWrap: 'a server',
  ProcessWrap: 'a program',
  MessagePort: 'a thread',
  FSEventWrap: 'a watcher of files',
};

/**
 * Ends a process that does not exit by itself, after some seconds, with its current exit code, and reports what is
 * still open. Output is not cut, however slowly it is read.
 */
export function endLater(report: (left: readonly string[]) => void): void {
  const timer = setTimeout(() => {
    if (process.stdout.writableLength + process.stderr.writableLength > 0) {
      timer.refresh();
      return;
    }
    const left = process.getActiveResourcesInfo().flatMap((name) => kinds[name] ?? []);
    report([...new Set(left)]);
    process.exit();
  }, patience);
  // The timer itself does not keep the process alive.
  timer.unref();
}
