import process from 'node:process';

/** Handlers for work that does not end properly. */
export interface Endings {
  /** Something failed that nobody awaits. Called only for the first failure: repeated ones would fill a log. */
  readonly failed: (error: unknown) => void;
  /** Nothing is pending any more, but the work is not done: it awaits a promise that is never settled. */
  readonly stuck: () => void;
  /** The work ended the process. The handler can only write synchronously. */
  readonly ended: (message: string) => void;
  /** The work is done, but something keeps the process alive. */
  readonly lingers: (message: string) => void;
}

let isBroken = false;

/** Foreign code in this process: it may end the process during the work, or keep it alive. */
export interface Suspects {
  /** The paths of the code, as a message names them. */
  readonly names: string;
  /** Called once the work is done. */
  readonly afterwards: (lingers: Endings['lingers']) => void;
}

let currentSuspects: Suspects | undefined;

/** Sets the suspects, replacing earlier ones. */
export function setSuspects(all: Suspects): void {
  currentSuspects = all;
}

/** Returns whether anything has failed so far. */
export const hasBroken = (): boolean => isBroken;

/** Makes the process exit with code 2: it could not do its job, or not all of it. */
export function markBroken(): void {
  isBroken = true;
  process.exitCode = 2;
}

/**
 * Makes the process exit with the exit code that its work returns, and never successfully if the work did not end: code
 * of a configuration or a plugin can wait forever, fail where nobody awaits it, or end the process.
 */
export function exitWith(work: Promise<number>, { failed, stuck, ended, lingers }: Endings): void {
  let isOver = false;
  let hasFailed = false;
  void work.then((code) => {
    isOver = true;
    process.exitCode = isBroken ? 2 : code;
    currentSuspects?.afterwards(lingers);
  });
  const onFailure = (error: unknown) => {
    markBroken();
    if (!hasFailed) failed(error);
    hasFailed = true;
  };
  process.on('uncaughtException', onFailure);
  process.on('unhandledRejection', onFailure);
  process.on('beforeExit', () => {
    if (isOver) return;
    isOver = true;
    markBroken();
    stuck();
  });
  process.on('exit', () => {
    if (!isOver) {
      markBroken();
      ended(`${currentSuspects?.names ?? 'A configuration or a plugin'} ended the process before there was an answer.`);
    }
    if (isBroken) process.exitCode = 2;
  });
}
