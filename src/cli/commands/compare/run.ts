import { KnownError } from '../../../engine/known-error.ts';
import { limiter } from '../../../engine/result/limit.ts';
import type { FileResult } from '../../../engine/result/result.ts';
import { weightByHarm } from '../../../engine/review/harm.ts';
import { writeAll } from '../../../host/files/write/write.ts';
import { comparisonFormats } from '../../../report/formats.ts';
import { recordApprovals } from '../../../run/baseline/record-approvals.ts';
import { compareTargets } from '../../../run/compare.ts';
import { refuseElsewhere } from '../../../run/find/elsewhere.ts';
import { openRun, type Run } from '../../../run/open-run.ts';
import { runOptions } from '../../../run/options/shared-options.ts';
import { draftsOf } from '../../../run/report/drafts.ts';
import { openReported } from '../../../run/report/open-reported.ts';
import { loadReportsOf, reportOptions } from '../../../run/report/reports.ts';
import { throwUnchecked } from '../../../run/report/unchecked.ts';
import type { RunEnvironment } from '../../../run/run-environment.ts';
import { withErrors } from '../../../run/run-errors.ts';
import type { Invocation } from '../../command.ts';
import { exitCodeOf } from '../../exit-code.ts';
import { environmentOf } from '../../run-environment.ts';
import { lookOf } from '../../terminal.ts';
import { writeFailure } from '../../write-failure.ts';
import { writeLine } from '../../write-line.ts';
import type { options } from './options.ts';

type CompareInvocation = Invocation<typeof options>;

export async function run(invocation: CompareInvocation): Promise<number> {
  const { operands, values, io } = invocation;
  const approval = approvalIn(invocation);
  const destination = { cwd: io.cwd, targets: operands, otherwise: 'pretty' } as const;
  const reports = await loadReportsOf(comparisonFormats, values.format ?? [], destination);
  if (approval) await approve(invocation, approval);
  const errors: unknown[] = [];
  const environment = { ...environmentOf(io), onError: (error: unknown) => errors.push(error) };
  const run = await openReported(reports, runOptions(values), environment);
  const { color, width } = lookOf(io.stdout, io, values.color);
  const drafts = draftsOf(reports, reportOptions(run, { color, width, quiet: values.quiet ?? false }));
  const results = await compareAll(run, invocation, environment).catch((error) => throwUnchecked(error, drafts));
  for (const file of results.map(limiter(undefined, weightByHarm))) {
    drafts.add(file);
    io.stdout.write(drafts.atOnce(file));
  }
  const result = withErrors(drafts.result(), errors);
  // If nothing could be compared, only the reasons are shown.
  if (results.length > 0 || errors.length === 0) io.stdout.write(drafts.shown(result));
  writeAll(drafts.files(result));
  const code = exitCodeOf(result, { failOn: values['fail-on'] ?? 'error' }, io);
  return errors.length > 0 ? writeErrors(errors, invocation) : code;
}

/** Reports why versions could not be compared. Returns the exit code. */
async function writeErrors(errors: readonly unknown[], { io, values }: CompareInvocation): Promise<number> {
  for (const error of errors) await writeFailure(error, io, values.color);
  return 2;
}

async function compareAll(
  run: Run,
  { operands: [base = '.', ...heads], values }: CompareInvocation,
  environment: RunEnvironment,
): Promise<readonly FileResult[]> {
  const results: FileResult[] = [];
  const request = { base, heads, requireBump: values['require-bump'] ?? false };
  for await (const result of compareTargets(run, request, environment)) results.push(result);
  return results;
}

interface Approval {
  readonly fingerprints: readonly string[];
  readonly reason: string;
}

/** @throws KnownError for an approval without a reason, and for a reason without an approval or an empty one. */
function approvalIn({ values: { approve, reason } }: CompareInvocation): Approval | undefined {
  if (approve === undefined && reason === undefined) return undefined;
  if (approve === undefined)
    throw new KnownError({
      message: '`--reason` needs a change to approve: add `--approve FINGERPRINT`.',
    });
  if (reason === undefined || reason.trim() === '') {
    throw new KnownError({
      message: 'An approval needs a reason.',
      hint: 'Add `--reason "…"`: whoever reads the baseline will want to know.',
    });
  }
  return { fingerprints: approve, reason };
}

/** Records approvals of what a comparison finds; the comparison that is then shown applies them. */
async function approve(invocation: CompareInvocation, approval: Approval): Promise<void> {
  const { operands, values, io } = invocation;
  refuseElsewhere(operands.slice(1), 'a baseline records what is found on disk');
  // The baseline file may not exist yet.
  const environment = { cwd: io.cwd, env: io.env };
  const run = await openRun({ ...runOptions(values), baseline: false }, environment);
  const results = await compareAll(run, invocation, environment);
  const request = { ...approval, cwd: io.cwd, ...(values.baseline !== undefined && { baseline: values.baseline }) };
  for (const { file, change, isUnnamed } of await recordApprovals(run, results, request)) {
    writeLine(io.stderr, `Approved in \`${file}\`: ${change.message}`);
    if (isUnnamed) {
      writeLine(
        io.stderr,
        `  To apply it, name the file as \`baseline\` in the configuration, or pass \`--baseline ${file}\`.`,
      );
    }
  }
}
