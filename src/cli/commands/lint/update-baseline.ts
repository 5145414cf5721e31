import { limiter } from '../../../engine/result/limit.ts';
import { recordBaselines } from '../../../run/baseline/record-baselines.ts';
import type { Run } from '../../../run/open-run.ts';
import { recordedText } from '../../recorded-text.ts';
import { writeLine } from '../../write-line.ts';
import type { LintContext, LintOutcome } from './invocation.ts';

/** `--update-baseline`: records the current findings as inherited. */
export async function updateBaseline(run: Run, { invocation, progress, draft }: LintContext): Promise<LintOutcome> {
  const { operands, values, io } = invocation;
  const drafts = draft();
  const limited = limiter();
  const recorded = await recordBaselines(run, operands, {
    cwd: io.cwd,
    each: (result) => drafts.add(limited(result)),
    ...(values.baseline !== undefined && { baseline: values.baseline }),
  });
  progress.stop();
  for (const one of recorded) writeLine(io.stderr, recordedText(one));
  if (values.baseline === undefined && recorded.some(({ unnamedIn }) => unnamedIn.size > 0)) {
    writeLine(io.stderr, 'Use it with `--baseline FILE`, or name it in the configuration as `baseline`.');
  }
  return { drafts, isInherited: true };
}
