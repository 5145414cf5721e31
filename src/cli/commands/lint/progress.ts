import type { Io } from '../../io.ts';

const patience = 1000;
const pace = 200;
const eraseLine = '\r\u001b[2K';

export interface Progress {
  /** One more manifest is done. */
  readonly count: () => void;
  /** Takes the line off the terminal, so that something else can be written there. */
  readonly clear: () => void;
  readonly stop: () => void;
}

/** Tells somebody at a terminal, after a second, that work is going on. Until then it touches nothing. */
export function progressOn(io: Io): Progress {
  let done = 0;
  let shown = false;
  let next = performance.now() + patience;
  const clear = () => {
    if (shown) io.stderr.write(eraseLine);
    shown = false;
  };
  const show = () => {
    next = performance.now() + pace;
    if (io.stderr.isTTY !== true) return;
    io.stderr.write(`${eraseLine}${done} ${done === 1 ? 'manifest' : 'manifests'} checked…`);
    shown = true;
  };
  let timer = setTimeout(() => {
    show();
    timer = setInterval(show, pace).unref();
  }, patience).unref();
  return {
    count: () => {
      done += 1;
      // Work that never waits leaves the timer no turn.
      if (performance.now() > next) show();
    },
    clear,
    stop: () => {
      clearTimeout(timer);
      clear();
    },
  };
}
