import { about } from '../../../about.ts';
import { lintDocument } from '../../../engine/lint.ts';
import { textOnly } from '../../../engine/plan/text-only.ts';
import { resultOf } from '../../../engine/result/summary.ts';
import { format } from '../../../report/compact.ts';
import { toJson } from '../../../report/escape/json.ts';
import { oneSource } from '../../../run/check/one-source.ts';
import { openRun } from '../../../run/open-run.ts';
import { runOptions } from '../../../run/options/shared-options.ts';
import type { RunCommand } from '../../command.ts';
import { environmentOf } from '../../run-environment.ts';
import type { options } from './options.ts';
import { withUnknowns } from './unknowns.ts';

export const run: RunCommand<typeof options> = async ({ operands: [target = '.'], values, io }) => {
  const openOptions = { ...runOptions(values), config: false } as const;
  const run = await openRun(openOptions, environmentOf(io, values['stdin-filename']));
  const document = await run.open(await oneSource(run, target));
  const { data, unknowns } = document;
  if (data !== undefined) io.stdout.write(toJson(withUnknowns(data, unknowns)));
  const faults = await lintDocument(document, textOnly);
  if (faults.diagnostics.length === 0) return 0;
  io.stderr.write(
    format(resultOf(about.version, [faults]), { color: false, width: 80, quiet: false, rule: () => undefined }),
  );
  return 1;
};
