import process from 'node:process';

/** What is said of work that does not come to its end in good order. */
export interface Endings {
  /** Something failed that nobody waits for. Told of the first alone: what fails again and again would fill a log. */
  readonly failed: (error: unknown) => void;
  /** Nothing can happen any more, and the work is not done: it waits for what never comes. */
  readonly stuck: () => void;
  /** The process is ended from within the work. There is no time left but to write. */
  readonly ended: (message: string) => void;
  /** The work is done, and something keeps the process from ending. */
  readonly lingers: (message: string) => void;
}

let isBroken = false;

/** Whether something broke so far. */
export const hasBroken = (): boolean => isBroken;

/** From now on the process ends with exit code 2: it could not do its job, or not all of it. */
export function breaks(): void {
  isBroken = true;
  process.exitCode = 2;
}

let afterwards: ((lingers: Endings['lingers']) => void) | undefined;

/** What is called once the work is done, by the last that wants to be. */
export function doAfterwards(next: (lingers: Endings['lingers']) => void): void {
  afterwards = next;
}

/**
 * Has the process end with the exit code that its work comes to, and never as if all were well where the work did not come
 * to its end: code of a configuration or a plugin can wait for ever, fail where nobody waits for it, and end the process.
 */
export function answerWith(work: Promise<number>, { failed, stuck, ended, lingers }: Endings): void {
  let isOver = false;
  let hasFailed = false;
  void work.then((code) => {
    isOver = true;
    process.exitCode = isBroken ? 2 : code;
    afterwards?.(lingers);
  });
  const fails = (error: unknown) => {
    breaks();
    if (!hasFailed) failed(error);
    hasFailed = true;
  };
  process.on('uncaughtException', fails);
  process.on('unhandledRejection', fails);
  process.on('beforeExit', () => {
    if (isOver) return;
    isOver = true;
    breaks();
    stuck();
  });
  process.on('exit', () => {
    if (!isOver) {
      breaks();
      ended('A configuration or a plugin ended the process before there was an answer.');
    }
    if (isBroken) process.exitCode = 2;
  });
}
