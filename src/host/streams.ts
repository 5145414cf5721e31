import process from 'node:process';
import { directOutput, isDirect, type Sink } from './direct-output.ts';

/** Opened on demand, because opening takes time. */
type Open = () => Sink;
type Fail = (error: Error) => void;

/**
 * Returns stdout and stderr. A reader that closes early (`hublint | head`) is not an error. If output cannot be written
 * for another reason, such as a full disk, `fail` is called once; for stderr it is not, because nobody could see the
 * message.
 */
export function streams(fail: Fail): { readonly stdout: Open; readonly stderr: Open } {
  let failed = false;
  const failOnce: Fail = (error) => {
    if (!failed) fail(error);
    failed = true;
  };
  return {
    stdout: opening(1, () => process.stdout, failOnce),
    stderr: opening(
      2,
      () => process.stderr,
      () => {},
    ),
  };
}

function opening(descriptor: number, open: () => NodeJS.WriteStream, fail: Fail): Open {
  const failUnlessCut = (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') fail(error);
  };
  const stream = () => open().on('error', failUnlessCut);
  let opened: Sink | undefined;
  return () => (opened ??= isDirect(descriptor) ? directOutput(descriptor, stream, failUnlessCut) : stream());
}
