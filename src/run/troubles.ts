import { about } from '../about.ts';
import { KnownError } from '../engine/known-error.ts';
import type { Result } from '../engine/result/result.ts';
import type { Surroundings } from './surroundings.ts';

/** An error as people read it, in one line or, of a bug, with its stack for the report. */
export function troubleText(error: unknown): string {
  if (error instanceof KnownError) {
    const { message, hint } = error.complaint;
    return hint === undefined ? message : `${message} ${hint}`;
  }
  return `This is a bug in hublint, please report it: ${about.bugs}\n${error instanceof Error ? error.stack : error}`;
}

/** The same in one line, as reports say it. */
export const troubleLine = (error: unknown): string => troubleText(error).split('\n', 1).join('');

/** A result that says what was not checked, so that no report of it is taken for that of all. */
export function withTroubles(result: Result, troubles: readonly unknown[]): Result {
  if (troubles.length === 0) return result;
  return { ...result, unchecked: troubles.map(troubleLine) };
}

/** What keeps manifests from being checked: told one by one while others are checked, else thrown. */
export class RunTroubles {
  readonly #tell: Surroundings['trouble'];
  readonly #told = new Set<string>();
  /** Not told before there is a manifest that can be checked. */
  #waiting: unknown[] = [];
  #passed = false;

  constructor(tell: Surroundings['trouble']) {
    this.#tell = tell;
  }

  readonly take = (error: unknown): void => {
    if (this.#tell === undefined) throw error;
    // A configuration, or a baseline, fails each manifest that it holds for.
    const text = error instanceof Error ? error.message : String(error);
    if (this.#told.has(text)) return;
    this.#told.add(text);
    if (this.#passed) this.#tell(error);
    else this.#waiting.push(error);
  };

  /** What the work gives; undefined where it fails. */
  async orElse<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      this.take(error);
      return undefined;
    }
  }

  /** A manifest was looked at. */
  pass(): void {
    this.#passed = true;
    for (const error of this.#waiting.splice(0)) this.#tell?.(error);
  }

  /** @throws what came first, where no manifest was looked at. */
  end(): void {
    const [first] = this.#waiting;
    if (this.#waiting.length > 0) throw first;
  }
}
