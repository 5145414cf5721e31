import process from 'node:process';
import { keepEnd } from '../../../report/terminal/finding.ts';
import type { ProgressListener } from '../../../run/run-environment.ts';
import type { Io } from '../../io.ts';
import { lookOf } from '../../terminal.ts';

const showAfter = 1000;
const updateInterval = 200;
const eraseLine = '\r\u001b[2K';

/** Milliseconds; loading `performance` would take longer. */
const now = (): number => Number(process.hrtime.bigint()) / 1e6;

export interface Progress extends ProgressListener {
  /** Erases the line, so that something else can be written to the terminal. */
  readonly clear: () => void;
  readonly stop: () => void;
}

/** Shows progress on a terminal after a second. If standard error is no terminal, it does nothing. */
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
    next = now() + updateInterval;
    const far = total === undefined ? 'Looking for manifests…' : `${Math.max(done, 0)}/${total} `;
    // A line that fills the terminal would wrap, and the wrapped part would not be erased.
    io.stderr.write(`${eraseLine}${far}${keepEnd(current, lookOf(io.stderr, io).width - far.length - 1)}`);
    shown = true;
  };
  let timer: NodeJS.Timeout | undefined;
  return {
    look: () => {
      // Node compiles its timers when the first one is set.
      if (io.stderr.isTTY !== true) return;
      next = now() + showAfter;
      timer = setTimeout(() => {
        show();
        timer = setInterval(show, updateInterval).unref();
      }, showAfter).unref();
    },
    begin: (found) => {
      total = found.length;
      io.expect?.(found);
    },
    next: (file) => {
      done += 1;
      current = file;
      // Work that never awaits gives the timer no turn.
      if (now() > next) show();
    },
    clear,
    stop: () => {
      if (timer !== undefined) clearTimeout(timer);
      clear();
    },
  };
}
