/** How long to wait before each retry, in milliseconds. */
const retryDelays = [10, 40, 160, 640] as const;

/**
 * Retries work that Windows refuses while another program has a file open, as virus scanners and search indexers do for
 * a moment. The whole work is repeated each time, because the other program may have written the file.
 */
export function retryWhileBusy(work: () => void): void {
  for (const pause of retryDelays) {
    try {
      work();
      return;
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && /^(?:EPERM|EACCES|EBUSY)$/.test(String(error.code));
      if (!isBusy) throw error;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
  }
  work();
}
