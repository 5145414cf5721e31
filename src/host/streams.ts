import process from 'node:process';

/** A stream of the process; opened when it is needed, which takes time. */
type Open = () => NodeJS.WriteStream;

interface Opening {
  readonly open: Open;
  /** Whether nothing that was written is still on its way. */
  readonly isIdle: () => boolean;
}

interface Streams {
  readonly stdout: Open;
  readonly stderr: Open;
  /** Whether nothing that was written is still on its way: into a pipe, it may be. */
  readonly areIdle: () => boolean;
}

/**
 * Standard output and standard error. A reader that goes away early (`hublint | head`) is no error. Where output cannot
 * be written for another reason, such as a full disk, `fail` is told, once; of standard error nobody could be told.
 */
export function streams(fail: (error: Error) => void): Streams {
  let failed = false;
  const stdout = opening(
    () => process.stdout,
    (error) => {
      if (!failed) fail(error);
      failed = true;
    },
  );
  const stderr = opening(
    () => process.stderr,
    () => {},
  );
  return { stdout: stdout.open, stderr: stderr.open, areIdle: () => stdout.isIdle() && stderr.isIdle() };
}

function opening(open: Open, fail: (error: Error) => void): Opening {
  let opened: NodeJS.WriteStream | undefined;
  return {
    open() {
      opened ??= open().on('error', (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EPIPE') fail(error);
      });
      return opened;
    },
    isIdle: () => opened === undefined || opened.writableLength === 0,
  };
}
