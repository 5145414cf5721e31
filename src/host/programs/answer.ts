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

/** Code of others that was brought into the process: it may end it from within the work, and keep it from ending. */
export interface Suspects {
  /** Their paths, as a message names them. */
  readonly names: string;
  /** Called once the work is done. */
  readonly afterwards: (lingers: Endings['lingers']) => void;
}

let suspects: Suspects | undefined;

/** Takes the place of those that were known before. */
export function suspect(all: Suspects): void {
  suspects = all;
}

/** Whether something broke so far. */
export const hasBroken = (): boolean => isBroken;

/** From now on the process ends with exit code 2: it could not do its job, or not all of it. */
export function breaks(): void {
  isBroken = true;
  process.exitCode = 2;
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
    suspects?.afterwards(lingers);
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
      ended(`${suspects?.names ?? 'A configuration or a plugin'} ended the process before there was an answer.`);
    }
    if (isBroken) process.exitCode = 2;
  });
}
