import type { Overlay } from '../../engine/fix.ts';
import type { EditorManifest } from './manifest.ts';
import { Cancelled } from './root.ts';

/** What comes in during this time is checked together. In milliseconds: nobody sees a pause as short as that. */
const pause = 5;

interface Context {
  readonly overlay: (manifest: EditorManifest) => Overlay;
  /** Hears that a manifest was checked. */
  readonly done: (manifest: EditorManifest) => void;
  readonly failed: (error: unknown, manifest: EditorManifest) => void;
  /** Hears that nothing is left to check. */
  readonly idle: () => void;
}

/** Checks manifests one after the other, those that changed last first. What changes again meanwhile is left and begun anew. */
export class Checker {
  readonly #context: Context;
  readonly #waiting = new Set<EditorManifest>();
  #current: EditorManifest | undefined;
  /** What nobody wants to hear of any more, whoever still holds it. */
  readonly #dropped = new WeakSet<EditorManifest>();
  #timer: NodeJS.Timeout | undefined;
  #idle: PromiseWithResolvers | undefined;

  constructor(context: Context) {
    this.#context = context;
  }

  /** Whether what is being checked has changed, or is no longer wanted. */
  readonly isStale = (): boolean =>
    this.#current !== undefined && (this.#dropped.has(this.#current) || this.#waiting.has(this.#current));

  /** Whether a manifest is being read just now, so that what it is read from is not known yet. */
  isReading(manifest: EditorManifest): boolean {
    return this.#current === manifest;
  }

  check(manifests: Iterable<EditorManifest>): void {
    for (const manifest of manifests) {
      this.#waiting.delete(manifest);
      if (!this.#dropped.has(manifest)) this.#waiting.add(manifest);
    }
    if (this.#waiting.size === 0) return;
    this.#idle ??= promiseWithResolvers();
    if (this.#current !== undefined) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#work(), pause);
  }

  /** No longer checks a manifest, from now on. */
  drop(manifest: EditorManifest): void {
    this.#waiting.delete(manifest);
    this.#dropped.add(manifest);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting.clear();
    if (this.#current !== undefined) this.#dropped.add(this.#current);
  }

  /** Resolves when everything is checked as it is now. */
  async settled(): Promise<void> {
    while (this.#idle !== undefined) await this.#idle.promise;
  }

  async #work(): Promise<void> {
    for (let next = [...this.#waiting].at(-1); next !== undefined; next = [...this.#waiting].at(-1)) {
      this.#waiting.delete(next);
      this.#current = next;
      try {
        await next.check(this.#context.overlay(next));
        if (!this.isStale()) this.#context.done(next);
      } catch (error) {
        if (!(error instanceof Cancelled || this.isStale())) this.#context.failed(error, next);
      }
      this.#current = undefined;
    }
    this.#context.idle();
    this.#idle?.resolve();
    this.#idle = undefined;
  }
}

interface PromiseWithResolvers {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
}

function promiseWithResolvers(): PromiseWithResolvers {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
