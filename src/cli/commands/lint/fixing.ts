import { about } from '../../../about.ts';
import { limiter } from '../../../engine/limit.ts';
import type { FileResult, Result } from '../../../engine/result.ts';
import { resultOf } from '../../../engine/summary.ts';
import { toldOnce } from '../../../engine/told-once.ts';
import { applyFixes } from '../../../run/apply-fixes.ts';
import type { Run } from '../../../run/open-run.ts';
import { say } from '../../say.ts';
import type { LintInvocation } from './invocation.ts';
import type { Progress } from './progress.ts';

/**
 * Fixes manifests, and yields what is left in each as it stands on disk.
 * @throws KnownError at the end where one could not be written: then none was.
 */
export async function* fix(
  run: Run,
  { operands, values, io }: LintInvocation,
  progress: Progress,
): AsyncGenerator<FileResult> {
  const unsafe = values['fix-unsafe'] ?? false;
  const { results, fixed, refused } = await applyFixes(run, operands, { unsafe, cwd: io.cwd, each: progress.count });
  progress.clear();
  for (const { changes, applied } of fixed) {
    const files = changes.map(({ file }) => file).join(', ');
    say(io.stderr, `Fixed ${applied === 1 ? '1 finding' : `${applied} findings`} in ${files}.`);
  }
  yield* results.map(toldOnce());
  if (refused) throw refused;
}

/** `--fix-dry-run`: shows what would change, as a diff that `git apply` takes. */
export async function showDiff(run: Run, { operands, values, io }: LintInvocation): Promise<Result> {
  const { fixDiff } = await import('./fix-diff.ts');
  const results: FileResult[] = [];
  const limited = limiter();
  let applies = true;
  for await (const { changes, result } of run.fix(operands, values['fix-unsafe'] ?? false)) {
    results.push(limited(result));
    for (const change of changes) {
      const diff = fixDiff(change, io.stdout.isTTY ?? false);
      io.stdout.write(diff.text);
      applies &&= diff.applies;
    }
  }
  if (!applies) {
    say(
      io.stderr,
      'Lines that a build log takes for commands are shown with a backslash: this diff cannot be applied.',
    );
  }
  return resultOf(about.version, results);
}
