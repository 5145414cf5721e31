/** Milliseconds after which nobody waits for what was checked, and before which nobody has typed on. */
const pause = 20;

/** Where Node was started with `--expose-gc`. */
type Collecting = typeof globalThis & { readonly gc?: (options: { readonly type: 'minor' }) => void };

let timer: NodeJS.Timeout | undefined;

/** Clears away what a check has left while nobody waits: else the next would, for a third of its time. */
export function tidySoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => (globalThis as Collecting).gc?.({ type: 'minor' }), pause).unref();
}
