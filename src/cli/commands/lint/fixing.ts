import { deduplicator } from '../../../engine/diagnostics/deduplicate.ts';
import { limiter } from '../../../engine/result/limit.ts';
import type { FileResult, Result } from '../../../engine/result/result.ts';
import { countsOf, formatCount } from '../../../report/counts.ts';
import { unsuppressedIn } from '../../../report/report.ts';
import { applyFixes } from '../../../run/apply-fixes.ts';
import type { Run } from '../../../run/open-run.ts';
import type { Drafts } from '../../../run/report/drafts.ts';
import { writeLine } from '../../write-line.ts';
import type { LintContext, LintInvocation } from './invocation.ts';

/** Collects the reports of manifests. */
interface Collector {
  readonly drafts: Drafts;
  readonly shown: readonly string[];
  readonly collect: (result: FileResult) => void;
}

/** Fixes manifests and reports the findings left in each file on disk. If one file cannot be written, none is. */
export async function fix(run: Run, { invocation, progress, draft, onRefused }: LintContext): Promise<Drafts> {
  const { operands, values, io } = invocation;
  const before = collector(draft());
  const after = collector(draft());
  const each = (fixed: { readonly before: FileResult; readonly result: FileResult }) => {
    before.collect(fixed.before);
    after.collect(fixed.result);
  };
  const applying = applyFixes(run, operands, { unsafe: values['fix-unsafe'] ?? false, cwd: io.cwd, each });
  const { fixed, refused } = await applying.finally(progress.stop);
  for (const { files, applied } of fixed) {
    writeLine(io.stderr, `Fixed ${applied === 1 ? '1 finding' : `${applied} findings`} in ${files.join(', ')}.`);
  }
  const { drafts, shown } = refused ? before : after;
  for (const text of shown) if (io.stdout.writable) io.stdout.write(text);
  if (refused) onRefused(refused);
  return drafts;
}

function collector(drafts: Drafts): Collector {
  const deduplicate = deduplicator();
  const limited = limiter();
  const shown: string[] = [];
  const collect = (result: FileResult) => {
    const limitedResult = limited(deduplicate(result));
    drafts.add(limitedResult);
    const text = drafts.atOnce(limitedResult);
    if (text !== '') shown.push(text);
  };
  return { drafts, shown, collect };
}

const escapedDiffNotice =
  'Lines that a build log would take for commands are shown with a backslash, so this diff cannot be applied.';

/** `--fix-dry-run`: shows the changes as a diff for `git apply`. */
export async function showDiff(run: Run, { invocation, progress, draft }: LintContext): Promise<Drafts> {
  const { operands, values, io } = invocation;
  const { fixDiff } = await import('./fix-diff.ts');
  const drafts = draft();
  const limited = limiter();
  let [isEmpty, isChanged, isElsewhere] = [true, false, false];
  for await (const { changes, result } of run.fix(operands, values['fix-unsafe'] ?? false)) {
    drafts.add(limited(result));
    for (const change of changes) {
      const diff = fixDiff(change, io.stdout.isTTY ?? false);
      progress.clear();
      io.stdout.write(diff.text);
      isChanged ||= diff.isChanged;
      isElsewhere ||= diff.isElsewhere;
      isEmpty = false;
    }
  }
  progress.stop();
  if (isEmpty) reportUnfixed(drafts.result(), invocation);
  if (isChanged) writeLine(io.stderr, escapedDiffNotice);
  if (isElsewhere)
    writeLine(io.stderr, 'Files outside of the working directory are in this diff, which `git apply` refuses.');
  return drafts;
}

/** Explains the exit code if there is no diff to show. */
function reportUnfixed(result: Result, { values, io }: LintInvocation): void {
  const { quiet = false } = values;
  const { errors, warnings, infos } = result.summary;
  if (errors + (quiet ? 0 : warnings + infos) === 0) return;
  const [found] = countsOf(result, { quiet });
  const left = result.results.flatMap((file) => unsuppressedIn(file, { quiet }));
  const unsafe = left.filter(({ fix }) => fix?.safety === 'unsafe').length;
  const more = unsafe === 0 ? '' : ` \`--fix-unsafe\` would fix ${formatCount(unsafe)}.`;
  writeLine(io.stderr, `Nothing would be fixed, of ${found} Without \`--fix-dry-run\`, hublint shows them.${more}`);
}
