import type { Overlay } from '../../engine/fix.ts';
import type { EditorManifest } from './manifest.ts';
import { Cancelled } from './root.ts';

/** Milliseconds in which changes are batched; too short to be noticed. */
const pause = 5;

interface Context {
  readonly overlay: (manifest: EditorManifest) => Overlay;
  /** Called when a manifest was checked. */
  readonly done: (manifest: EditorManifest) => void;
  readonly failed: (error: unknown, manifest: EditorManifest) => void;
  /** Called when nothing is left to check. */
  readonly idle: () => void;
}

/**
 * Checks manifests one after the other, the most recently changed first. If one changes during its check, the check is
 * cancelled and restarted.
 */
export class Checker {
  readonly #context: Context;
  readonly #waiting = new Set<EditorManifest>();
  #current: EditorManifest | undefined;
  /** Manifests that are no longer wanted, even if a caller still holds them. */
  readonly #dropped = new WeakSet<EditorManifest>();
  #timer: NodeJS.Timeout | undefined;
  #idle: PromiseWithResolvers | undefined;

  constructor(context: Context) {
    this.#context = context;
  }

  /** Whether the manifest being checked has changed or is no longer wanted. */
  readonly isStale = (): boolean =>
    this.#current !== undefined && (this.#dropped.has(this.#current) || this.#waiting.has(this.#current));

  /** Whether a manifest is being read, so that its files are not known yet. */
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

  /** Stops checking a manifest for good. */
  drop(manifest: EditorManifest): void {
    this.#waiting.delete(manifest);
    this.#dropped.add(manifest);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting.clear();
    if (this.#current !== undefined) this.#dropped.add(this.#current);
  }

  /** Resolves when everything has been checked in its current state. */
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
