import { join } from 'node:path';
import process from 'node:process';
import type { ScriptCheck } from '../../../rule/facts.ts';
import { cacheFolder, readCached, writeCached } from '../../cache/files.ts';

/** The most that is kept, in UTF-16 units of scripts and verdicts. A hundred integrations of a team have a tenth of it. */
const maxLength = 500_000;

/** The compiler's verdicts by script, from this process and from earlier ones. */
export class Verdicts {
  readonly #known = new Map<string, ScriptCheck>();
  #file: string | undefined;
  #hasNew = false;

  get(script: string): ScriptCheck | undefined {
    return this.#known.get(script);
  }

  has(script: string): boolean {
    return this.#known.has(script);
  }

  /** Loads the verdicts that were cached for a compiler of a build, and saves new ones when the process exits. */
  restore(compiler: string): void {
    if (this.#file !== undefined) return;
    this.#file = join(cacheFolder(compiler), 'scripts.json');
    for (const [script, check] of readVerdicts(this.#file)) this.#known.set(script, check);
    process.once('exit', () => this.#save());
  }

  set(script: string, check: ScriptCheck): void {
    this.#known.set(script, check);
    // A script that timed out may succeed on a machine that is less busy: it is not kept.
    if (check.unfinished === undefined) this.#hasNew = true;
  }

  #save(): void {
    if (this.#hasNew && this.#file !== undefined) writeCached(this.#file, () => this.#text(), { isPrivate: true });
  }

  #text(): string {
    const entries: [string, ScriptCheck][] = [];
    let remaining = maxLength;
    for (const [script, check] of [...this.#known].reverse()) {
      if (check.unfinished !== undefined) continue;
      remaining -= JSON.stringify([script, check]).length;
      if (remaining < 0) break;
      entries.unshift([script, check]);
    }
    return JSON.stringify(entries);
  }
}

/** Returns nothing for a cache file that is missing or malformed. */
function readVerdicts(file: string): readonly (readonly [string, ScriptCheck])[] {
  try {
    const entries: unknown = JSON.parse(String(readCached(file)));
    return Array.isArray(entries) ? entries.filter((entry) => Array.isArray(entry?.[1]?.diagnostics)) : [];
  } catch {
    return [];
  }
}
