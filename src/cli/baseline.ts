import { emptyBaseline, updateBaseline } from '../engine/baseline.ts';
import type { FileResult } from '../engine/result.ts';
import { configuredBaseline, findBaseline, namedBaseline, writeBaseline } from '../host/baseline.ts';
import { checkWritable } from '../host/files/write.ts';
import { openSession } from '../host/session.ts';
import type { Invocation } from './command.ts';
import { sessionOptions } from './open.ts';
import { defaultBaseline } from './options/values.ts';
import { say } from './say.ts';

/** `--update-baseline`: what is found now is inherited from now on. Other manifests keep what was recorded of them. */
export async function recordBaseline({ operands, values, io }: Invocation): Promise<number> {
  const session = await openSession({ ...sessionOptions(values, io), baseline: false });
  const { root, baseline: configured = defaultBaseline } = session.configuration;
  const named = values.baseline;
  const file = named === undefined ? configuredBaseline(configured, root, io.cwd) : namedBaseline(named, io.cwd);
  checkWritable(file);
  const results: FileResult[] = [];
  for await (const result of session.lint(operands)) results.push(result);
  const { baseline, recorded } = updateBaseline(findBaseline(file) ?? emptyBaseline, results);
  writeBaseline(file, baseline);
  say(io.stderr, `Recorded ${recorded === 1 ? '1 finding' : `${recorded} findings`} as inherited in ${file.file}.`);
  return 0;
}
