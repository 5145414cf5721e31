import process from 'node:process';
import { keepEnd } from '../../../report/terminal/finding.ts';
import type { ProgressListener } from '../../../run/surroundings.ts';
import type { Io } from '../../io.ts';
import { lookOf } from '../../terminal.ts';

const patience = 1000;
const pace = 200;
const eraseLine = '\r\u001b[2K';

/** Milliseconds; of `performance` more would be loaded. */
const now = (): number => Number(process.hrtime.bigint()) / 1e6;

export interface Progress extends ProgressListener {
  /** Takes the line off the terminal, so that something else can be written there. */
  readonly clear: () => void;
  readonly stop: () => void;
}

/** Tells somebody at a terminal, after a second, how far the work is. Where nobody is, it touches nothing. */
export function progressOn(io: Io): Progress {
  let total: number | undefined;
  let done = -1;
  let current = '';
  let shown = false;
  let next = Infinity;
  const clear = () => {
    if (shown) io.stderr.write(eraseLine);
    shown = false;
  };
  const show = () => {
    next = now() + pace;
    const far = total === undefined ? 'Looking for manifests…' : `${Math.max(done, 0)}/${total} `;
    // A line that fills the terminal would go on in the next, which is not erased.
    io.stderr.write(`${eraseLine}${far}${keepEnd(current, lookOf(io.stderr, io).width - far.length - 1)}`);
    shown = true;
  };
  let timer: NodeJS.Timeout | undefined;
  return {
    look: () => {
      // Timers, too, are compiled when the first one is set.
      if (io.stderr.isTTY !== true) return;
      next = now() + patience;
      timer = setTimeout(() => {
        show();
        timer = setInterval(show, pace).unref();
      }, patience).unref();
    },
    begin: (found) => {
      total = found.length;
      io.expect?.(found);
    },
    next: (file) => {
      done += 1;
      current = file;
      // Work that never waits leaves the timer no turn.
      if (now() > next) show();
    },
    clear,
    stop: () => {
      if (timer !== undefined) clearTimeout(timer);
      clear();
    },
  };
}
