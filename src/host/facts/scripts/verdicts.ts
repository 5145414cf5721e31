import { join } from 'node:path';
import process from 'node:process';
import type { ScriptCheck } from '../../../rule/facts.ts';
import { cachedAt, cacheFolder, keep } from '../../cache/files.ts';

/** What is kept at most: characters of scripts and verdicts. A team's hundred integrations have a tenth of it. */
const most = 500_000;

/** What the compiler said of scripts, by their texts: in this process, and in those before it. */
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

  /** Knows from now on what was kept beside a compiler that a build put there, and keeps what is set from now on. */
  remember(compiler: string): void {
    if (this.#kept !== undefined) return;
    this.#kept = join(cacheFolder(compiler), 'scripts.json');
    for (const [script, check] of keptIn(this.#kept)) this.#known.set(script, check);
    process.once('exit', () => this.#keep());
  }

  set(script: string, check: ScriptCheck): void {
    this.#known.set(script, check);
    // One that did not come to an end may do so on a machine that is less busy.
    if (check.unfinished === undefined) this.#isNew = true;
  }

  #keep(): void {
    if (this.#isNew && this.#kept !== undefined) keep(this.#kept, () => this.#text(), { isPrivate: true });
  }

  #text(): string {
    const kept: [string, ScriptCheck][] = [];
    let left = most;
    for (const [script, check] of [...this.#known].reverse()) {
      if (check.unfinished !== undefined) continue;
      left -= JSON.stringify([script, check]).length;
      if (left < 0) break;
      kept.unshift([script, check]);
    }
    return JSON.stringify(kept);
  }
}

/** What is not in order there is as good as absent. */
function keptIn(file: string): readonly (readonly [string, ScriptCheck])[] {
  try {
    const kept: unknown = JSON.parse(String(cachedAt(file)));
    return Array.isArray(kept) ? kept.filter((entry) => Array.isArray(entry?.[1]?.diagnostics)) : [];
  } catch {
    return [];
  }
}
