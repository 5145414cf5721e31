import { join } from 'node:path';
import process from 'node:process';
import type { ScriptCheck } from '../../../rule/facts.ts';
import { cachedAt, cacheFolder, keep } from '../../cache/files.ts';

/** The most that is kept, in UTF-16 units of scripts and verdicts. A hundred integrations of a team have a tenth of it. */
const maxLength = 500_000;

/** The compiler's verdicts by script, from this process and from earlier ones. */
export class Verdicts {
  readonly #known = new Map<string, ScriptCheck>();
  #kept: string | undefined;
  #isNew = false;

  get(script: string): ScriptCheck | undefined {
    return this.#known.get(script);
  }

  has(script: string): boolean {
    return this.#known.has(script);
  }

  /** Loads the verdicts that were cached for a compiler of a build, and saves new ones when the process exits. */
  remember(compiler: string): void {
    if (this.#kept !== undefined) return;
    this.#kept = join(cacheFolder(compiler), 'scripts.json');
    for (const [script, check] of keptIn(this.#kept)) this.#known.set(script, check);
    process.once('exit', () => this.#keep());
  }

  set(script: string, check: ScriptCheck): void {
    this.#known.set(script, check);
    // A script that timed out may succeed on a machine that is less busy: it is not kept.
    if (check.unfinished === undefined) this.#isNew = true;
  }

  #keep(): void {
    if (this.#isNew && this.#kept !== undefined) keep(this.#kept, () => this.#text(), { isPrivate: true });
  }

  #text(): string {
    const kept: [string, ScriptCheck][] = [];
    let left = maxLength;
    for (const [script, check] of [...this.#known].reverse()) {
      if (check.unfinished !== undefined) continue;
      left -= JSON.stringify([script, check]).length;
      if (left < 0) break;
      kept.unshift([script, check]);
    }
    return JSON.stringify(kept);
  }
}

/** Returns nothing for a cache file that is missing or malformed. */
function keptIn(file: string): readonly (readonly [string, ScriptCheck])[] {
  try {
    const kept: unknown = JSON.parse(String(cachedAt(file)));
    return Array.isArray(kept) ? kept.filter((entry) => Array.isArray(entry?.[1]?.diagnostics)) : [];
  } catch {
    return [];
  }
}
