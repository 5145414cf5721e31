import type { Document, Location, Target } from '../../document/document.ts';
import type { Facts } from '../../rule/facts.ts';
import { validateAgainstModel } from '../model/validate.ts';
import type { Plan } from '../plan/plan.ts';
import { limiter } from '../result/limit.ts';
import type { FileResult } from '../result/result.ts';
import { mayHideScripts } from '../walk/scripts.ts';
import { walk } from '../walk/walk.ts';
import { assetsIn } from './assets.ts';
import { changesInBounds } from './changes-in-bounds.ts';
import { checksOf, type ReviewCheck, reportsCredential } from './checks.ts';
import { describe } from './described.ts';
import { disguisedIn } from './disguised.ts';
import { exposuresIn } from './exposures.ts';
import { lookalikesIn } from './lookalikes.ts';
import type { Previous, ReviewFacts } from './review-facts.ts';
import { reviewedScripts } from './scripts.ts';
import { secretsIn } from './secrets.ts';
import { type ReviewTask, tasksFor } from './tasks.ts';
import { type ReviewVerdict, verdictOn } from './verdict.ts';
import { type ManifestBaseline, waiversIn, waiversInBaseline } from './waivers.ts';

/** A file that the manifest was read from. */
export interface ReviewedFile {
  readonly file: string;
  /** Of its bytes, in hexadecimal. */
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
}

/** An enabled rule. */
export interface AppliedRule {
  readonly id: string;
  readonly severity: string;
  /** Validated, with defaults filled in. */
  readonly options: unknown;
}

/** The basis of a reviewer's decision. All findings count for the verdict; the listed ones are limited as in reports. */
export interface Review extends ReviewFacts {
  readonly files: readonly ReviewedFile[];
  readonly checks: readonly ReviewCheck[];
  readonly tasks: readonly ReviewTask[];
  readonly verdict: ReviewVerdict;
  readonly rules: readonly AppliedRule[];
}

/** The input of a review. */
export interface Reviewed {
  readonly document: Document;
  readonly result: FileResult;
  readonly plan: Plan;
  readonly facts: Facts;
  readonly files: readonly ReviewedFile[];
  readonly previous: Previous;
  /** The baseline next to the manifest, if there is one. */
  readonly baseline: ManifestBaseline | undefined;
}

/** Collects everything a reviewer needs to know about an integration. Never throws for the manifest's contents. */
export async function reviewOf(reviewed: Reviewed): Promise<Review> {
  const { document, result, plan, facts, files, previous, baseline } = reviewed;
  const { data = {}, unknowns } = document;
  const positions = await document.positions();
  const locateTarget = (target: Target): Location => positions.locate(target);
  const locate = (path: readonly (string | number)[]): Location => locateTarget({ path, on: 'value' });
  const { known } = await validateAgainstModel(data, result.form, unknowns);
  const nodes = walk(known);
  const all = [...result.diagnostics, ...(previous.kind === 'compared' ? previous.result.diagnostics : [])];
  const limited = limiter()(result);
  const assets = assetsIn(known, result.form, facts.assets);
  const exposed = result.diagnostics.filter(reportsCredential);
  const tellsOf = new Set(exposed.flatMap(({ pointer, also = [] }) => [pointer, ...also.map((use) => use.pointer)]));
  const seen: ReviewFacts = {
    described: describe(known, nodes),
    result,
    previous,
    scripts: reviewedScripts(data, { facts: facts.scripts, diagnostics: limited.diagnostics, locate }),
    mayHideScripts: mayHideScripts(document),
    obscured: unknowns.filter(({ reported }) => reported).length,
    secrets: secretsIn(nodes, result.diagnostics, locate),
    assets,
    exposures: exposuresIn(data, { assets, reported: tellsOf, locate: locateTarget }),
    disguised: disguisedIn(data, assets.readme, locateTarget),
    lookalikes: lookalikesIn(data, locateTarget),
    waivers: [...waiversIn(positions, all), ...(baseline ? waiversInBaseline(baseline, all) : [])],
  };
  const checks = checksOf(seen, document.data !== undefined);
  const tasks = tasksFor(seen);
  return {
    ...seen,
    result: limited,
    previous: previous.kind === 'compared' ? { ...previous, result: changesInBounds(previous.result) } : previous,
    files,
    checks,
    tasks,
    verdict: verdictOn(checks, tasks),
    rules: plan.rules.map(({ rule, severity, options }) => ({ id: rule.id, severity, options })),
  };
}
