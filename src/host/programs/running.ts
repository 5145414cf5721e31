import process from 'node:process';

/** Returns whether another process with this id is running. This process's own id was reused from one that ended. */
export function isRunning(id: number): boolean {
  if (id === process.pid) return false;
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
