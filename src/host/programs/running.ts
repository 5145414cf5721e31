import process from 'node:process';

/** Whether another process of this number is there. This one's own number stands for one that had it before. */
export function isRunning(id: number): boolean {
  if (id === process.pid) return false;
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
