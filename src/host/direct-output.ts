import { fstatSync, statSync, writeSync } from 'node:fs';
import process from 'node:process';

/** Where a process writes to. */
export interface Sink {
  write(text: string): unknown;
  /** False once nobody reads any more. */
  readonly writable: boolean;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** Whether it is a file, a pipe or nothing. A terminal has a width, which its stream knows. */
export function isDirect(descriptor: number): boolean {
  if (process.platform === 'win32') return false;
  try {
    const found = fstatSync(descriptor);
    return found.isFile() || found.isFIFO() || found.isSocket() || found.rdev === statSync('/dev/null').rdev;
  } catch {
    return false;
  }
}

/**
 * Writes into a file or a pipe at once. The streams of Node, which would do the same, take 5 ms to be loaded: a twelfth
 * of a short run. Only where a pipe is full and does not wait (another program may have told it so) they are opened, and
 * take over.
 */
export function directOutput(
  descriptor: number,
  stream: () => NodeJS.WriteStream,
  fail: (error: NodeJS.ErrnoException) => void,
): Sink {
  let isOpen = true;
  let opened: NodeJS.WriteStream | undefined;
  return {
    get writable() {
      return opened?.writable ?? isOpen;
    },
    write(text) {
      if (opened !== undefined) return opened.write(text);
      if (!isOpen) return false;
      try {
        const rest = writeAll(descriptor, Buffer.from(text));
        if (rest === undefined) return true;
        opened = stream();
        return opened.write(rest);
      } catch (error) {
        isOpen = false;
        fail(error as NodeJS.ErrnoException);
        return false;
      }
    },
  };
}

/** What is left where the other end has no room at the moment. */
function writeAll(descriptor: number, bytes: Buffer): Buffer | undefined {
  let done = 0;
  try {
    while (done < bytes.length) done += writeSync(descriptor, bytes, done);
    return undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return bytes.subarray(done);
    throw error;
  }
}
