/** How long to wait before each further try, in milliseconds. */
const pauses = [10, 40, 160, 640] as const;

/**
 * Does what Windows refuses as long as another program has a file open, as those do for a moment that look for viruses or
 * keep an index. The work is begun anew each time, as the other program may have written.
 */
export function retryWhileBusy(work: () => void): void {
  for (const pause of pauses) {
    try {
      work();
      return;
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && /^(?:EPERM|EACCES|EBUSY)$/.test(String(error.code));
      if (!isTaken) throw error;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
  }
  work();
}
