import { about } from '../../../about.ts';
import { limiter } from '../../../engine/limit.ts';
import { resultOf } from '../../../engine/summary.ts';
import type { Run } from '../../../run/open-run.ts';
import { recordBaselines } from '../../../run/record-baselines.ts';
import { recordedText } from '../../recorded-text.ts';
import { say } from '../../say.ts';
import type { LintInvocation, Worked } from './invocation.ts';

/** `--update-baseline`: what is found now is inherited from now on. */
export async function updateBaseline(run: Run, { operands, values, io }: LintInvocation): Promise<Worked> {
  const { results, recorded } = await recordBaselines(run, operands, {
    cwd: io.cwd,
    ...(values.baseline !== undefined && { baseline: values.baseline }),
  });
  for (const { file, count } of recorded) say(io.stderr, recordedText(count, file));
  return { result: resultOf(about.version, results.map(limiter())), exitCode: 0 };
}
