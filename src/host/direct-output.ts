import { fstatSync, statSync, writeSync } from 'node:fs';
import process from 'node:process';

/** An output of the process. */
export interface Sink {
  write(text: string): unknown;
  /** False once the reader is gone. */
  readonly writable: boolean;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** Returns whether it is a file, a pipe, a socket or the null device. A terminal has a width, which only its stream knows. */
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
 * Writes to a file or a pipe synchronously. Node's streams would do the same, but take 5 ms to load: a twelfth of a
 * short run. They are opened and take over only if a pipe is full and non-blocking, which another program may have set.
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
        const unwritten = writeAll(descriptor, Buffer.from(text));
        if (unwritten === undefined) return true;
        opened = stream();
        return opened.write(unwritten);
      } catch (error) {
        isOpen = false;
        fail(error as NodeJS.ErrnoException);
        return false;
      }
    },
  };
}

/** Returns the rest if the pipe is full at the moment. */
function writeAll(descriptor: number, bytes: Buffer): Buffer | undefined {
  let written = 0;
  try {
    while (written < bytes.length) written += writeSync(descriptor, bytes, written);
    return undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return bytes.subarray(written);
    throw error;
  }
}
