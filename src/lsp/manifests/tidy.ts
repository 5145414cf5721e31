/** Milliseconds from a check to the collection: after its results were sent, and before the next keystroke. */
const pause = 20;

/** The global object if Node was started with `--expose-gc`. */
type Collecting = typeof globalThis & { readonly gc?: (options: { readonly type: 'minor' }) => void };

let timer: NodeJS.Timeout | undefined;

/** Collects the garbage of a check while nobody waits: otherwise the next check would spend a third of its time on it. */
export function tidySoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => (globalThis as Collecting).gc?.({ type: 'minor' }), pause).unref();
}
