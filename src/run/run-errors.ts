import { about } from '../about.ts';
import { KnownError } from '../engine/known-error.ts';
import type { Result } from '../engine/result/result.ts';
import type { RunEnvironment } from './run-environment.ts';

/** An error as text: one line, or with its stack if it is a bug. */
export function errorText(error: unknown): string {
  if (error instanceof KnownError) {
    const { message, hint } = error.complaint;
    return hint === undefined ? message : `${message} ${hint}`;
  }
  return `This is a bug in hublint, please report it: ${about.bugs}\n${error instanceof Error ? error.stack : error}`;
}

/** The first line of the same text, for reports. */
export const errorLine = (error: unknown): string => errorText(error).split('\n', 1).join('');

/** Adds errors to a result, so that its reports are not mistaken for complete ones. */
export function withErrors(result: Result, errors: readonly unknown[]): Result {
  if (errors.length === 0) return result;
  return { ...result, unchecked: errors.map(errorLine) };
}

/** The errors that prevent manifests from being checked: passed on one by one if there is a listener, otherwise thrown. */
export class RunErrors {
  readonly #onError: RunEnvironment['onError'];
  readonly #reported = new Set<string>();
  /** Errors held back until a manifest could be checked. */
  #waiting: unknown[] = [];
  #passed = false;

  constructor(onError: RunEnvironment['onError']) {
    this.#onError = onError;
  }

  readonly take = (error: unknown): void => {
    if (this.#onError === undefined) throw error;
    // A faulty configuration or baseline fails for every manifest that it applies to.
    const text = error instanceof Error ? error.message : String(error);
    if (this.#reported.has(text)) return;
    this.#reported.add(text);
    if (this.#passed) this.#onError(error);
    else this.#waiting.push(error);
  };

  /** The result of the work; undefined if it fails. */
  async orElse<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      this.take(error);
      return undefined;
    }
  }

  /** Records that a manifest was checked, and passes on the errors held back. */
  pass(): void {
    this.#passed = true;
    for (const error of this.#waiting.splice(0)) this.#onError?.(error);
  }

  /** @throws the first error if no manifest was checked. */
  end(): void {
    const [first] = this.#waiting;
    if (this.#waiting.length > 0) throw first;
  }
}
