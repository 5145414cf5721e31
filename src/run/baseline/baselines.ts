import { dirname, resolve } from 'node:path';
import type { NameOf, PlacedBaseline } from '../../engine/baseline.ts';
import type { Plan } from '../../engine/plan/plan.ts';
import type { Registry } from '../../engine/plan/registry.ts';
import type { FileResult } from '../../engine/result/result.ts';
import { displayPath } from '../../host/files/display-path.ts';
import type { OutputFile } from '../../host/files/write/write.ts';
import type { Planned } from '../check/planning.ts';
import type { RunOptions } from '../options/run-options.ts';
import { targetOf } from './baseline-target.ts';

/** A manifest is named from the baseline's own folder, so that its name does not depend on where hublint is run. */
export const namesFrom =
  ({ path }: OutputFile, cwd: string): NameOf =>
  (file) =>
    displayPath(resolve(cwd, file), dirname(path));

/** Whether a rule is asked here: of one that is off nobody knows what it would find. One that is gone finds nothing. */
function isOn(id: string, { rules, checks }: Registry, plan: Plan): boolean {
  if (checks.has(id)) return plan.severityOf(id) !== 'off';
  return !rules.has(id) || plan.rules.some(({ rule }) => rule.id === id);
}

/** The baselines of a run: that which is asked for, else that which the configuration of a manifest names. */
export class Baselines {
  readonly #asked: RunOptions['baseline'];
  readonly #cwd: string;
  readonly #read = new Map<string, { readonly target: OutputFile; readonly read: Promise<PlacedBaseline> }>();

  constructor({ baseline }: RunOptions, cwd: string) {
    this.#asked = baseline;
    this.#cwd = cwd;
  }

  /**
   * Marks the findings that the manifest at a path inherits; `ofTwo`: those of a comparison of two versions.
   * @throws KnownError where a baseline that something names is not there, or is none.
   */
  async applyTo(
    result: FileResult,
    { configured, plan }: Planned,
    path: string,
    { ofTwo }: { readonly ofTwo: boolean },
  ): Promise<FileResult> {
    const { locked, baseline, registry } = configured;
    if (locked || this.#asked === false || (this.#asked ?? baseline) === undefined) return result;
    const { readBaseline } = await import('../../host/baseline.ts');
    const { applyBaseline } = await import('../../engine/baseline.ts');
    // From here on nothing is waited for but the baseline: one that fails meanwhile would be told by itself, and again.
    const target = targetOf(configured, { cwd: this.#cwd, baseline: this.#asked });
    const { read } = this.#read.get(target.path) ?? { read: readBaseline(target) };
    this.#read.set(target.path, { target, read });
    const nameOf = namesFrom(target, this.#cwd);
    const isComparing = (rule: string) =>
      registry.omitted.includes(rule) || registry.rules.get(rule)?.compare !== undefined;
    const isAsked = (rule: string) => isComparing(rule) === ofTwo && isOn(rule, registry, plan);
    return applyBaseline(result, await read, () => nameOf(path), isAsked);
  }

  /** Says what those that were read hold of manifests that are no longer there, where nobody would find it stale. */
  async tellGone(notice: (text: string) => void): Promise<void> {
    if (this.#read.size === 0) return;
    const { goneIn } = await import('./gone.ts');
    for (const { target, read } of this.#read.values()) {
      // One that cannot be read has been told.
      const baseline = await read.catch(() => undefined);
      const gone = baseline && goneIn(target, baseline, this.#cwd);
      if (gone !== undefined) notice(gone);
    }
  }
}
