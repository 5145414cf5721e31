/** Milliseconds from a check to the collection: after its results were sent, and before the next keystroke. */
const idleDelay = 20;

/** The global object if Node was started with `--expose-gc`. */
type WithGarbageCollector = typeof globalThis & { readonly gc?: (options: { readonly type: 'minor' }) => void };

let timer: NodeJS.Timeout | undefined;

/** Collects the garbage of a check while nobody waits: otherwise the next check would spend a third of its time on it. */
export function collectGarbageSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => (globalThis as WithGarbageCollector).gc?.({ type: 'minor' }), idleDelay).unref();
}
