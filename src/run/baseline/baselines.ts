import { dirname, resolve } from 'node:path';
import type { NameOf, PlacedBaseline } from '../../engine/baseline.ts';
import type { Plan } from '../../engine/plan/plan.ts';
import type { Registry } from '../../engine/plan/registry.ts';
import type { FileResult } from '../../engine/result/result.ts';
import { displayPath } from '../../host/files/display-path.ts';
import type { OutputFile } from '../../host/files/write/write.ts';
import type { ConfiguredPlan } from '../check/plan.ts';
import type { RunOptions } from '../options/run-options.ts';
import { targetOf } from './baseline-target.ts';

/** Names a manifest relative to the baseline's folder, so that its name does not depend on the working directory. */
export const namesFrom =
  ({ path }: OutputFile, cwd: string): NameOf =>
  (file) =>
    displayPath(resolve(cwd, file), dirname(path));

/** Whether a rule is enabled here: what a disabled one would find is unknown. One that no longer exists finds nothing. */
function isOn(id: string, { rules, checks }: Registry, plan: Plan): boolean {
  if (checks.has(id)) return plan.severityOf(id) !== 'off';
  return !rules.has(id) || plan.rules.some(({ rule }) => rule.id === id);
}

/** The baselines of a run: the given one, or those that the manifests' configurations name. */
export class Baselines {
  readonly #asked: RunOptions['baseline'];
  readonly #cwd: string;
  readonly #read = new Map<string, { readonly target: OutputFile; readonly read: Promise<PlacedBaseline> }>();

  constructor({ baseline }: RunOptions, cwd: string) {
    this.#asked = baseline;
    this.#cwd = cwd;
  }

  /**
   * Marks the inherited findings of the manifest at a path; `ofTwo`: the findings are those of a comparison of two versions.
   * @throws KnownError if a named baseline does not exist or is invalid.
   */
  async applyTo(
    result: FileResult,
    { configured, plan }: ConfiguredPlan,
    path: string,
    { ofTwo }: { readonly ofTwo: boolean },
  ): Promise<FileResult> {
    const { locked, baseline, registry } = configured;
    if (locked || this.#asked === false || (this.#asked ?? baseline) === undefined) return result;
    const { readBaseline } = await import('../../host/baseline.ts');
    const { applyBaseline } = await import('../../engine/baseline.ts');
    // Only the baseline is awaited from here on: if it failed during another await, that would be an unhandled rejection, too.
    const target = targetOf(configured, { cwd: this.#cwd, baseline: this.#asked });
    const { read } = this.#read.get(target.path) ?? { read: readBaseline(target) };
    this.#read.set(target.path, { target, read });
    const nameOf = namesFrom(target, this.#cwd);
    const isComparing = (rule: string) =>
      registry.omitted.includes(rule) || registry.rules.get(rule)?.compare !== undefined;
    const isAsked = (rule: string) => isComparing(rule) === ofTwo && isOn(rule, registry, plan);
    return applyBaseline(result, await read, () => nameOf(path), isAsked);
  }

  /** Reports entries of deleted manifests in the baselines that were read: nothing else would report them as stale. */
  async reportRemoved(notice: (text: string) => void): Promise<void> {
    if (this.#read.size === 0) return;
    const { removedNotice } = await import('./removed-manifests.ts');
    for (const { target, read } of this.#read.values()) {
      // A baseline that cannot be read has already been reported.
      const baseline = await read.catch(() => undefined);
      const gone = baseline && removedNotice(target, baseline, this.#cwd);
      if (gone !== undefined) notice(gone);
    }
  }
}
