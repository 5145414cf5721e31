import process from 'node:process';

/** A stream of the process; opened when it is needed, which takes time. */
type Open = () => NodeJS.WriteStream;

/**
 * Standard output and standard error. A reader that goes away early (`hublint | head`) is no error. Where output cannot
 * be written for another reason, such as a full disk, `fail` is told, once; of standard error nobody could be told.
 */
export function streams(fail: (error: Error) => void): { readonly stdout: Open; readonly stderr: Open } {
  let failed = false;
  const stdout = opening(
    () => process.stdout,
    (error) => {
      if (!failed) fail(error);
      failed = true;
    },
  );
  return {
    stdout,
    stderr: opening(
      () => process.stderr,
      () => {},
    ),
  };
}

function opening(open: Open, fail: (error: Error) => void): Open {
  let opened: NodeJS.WriteStream | undefined;
  return () => {
    opened ??= open().on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') fail(error);
    });
    return opened;
  };
}
