import { resolve } from 'node:path';
import { emptyBaseline, updateBaseline } from '../engine/baseline.ts';
import type { FileResult } from '../engine/result.ts';
import { findBaseline, writeBaseline } from '../host/baseline.ts';
import { displayPath } from '../host/files/discover.ts';
import { openSession } from '../host/session.ts';
import type { Invocation } from './command.ts';
import { sessionOptions } from './open.ts';
import { defaultBaseline } from './options/values.ts';

/** `--update-baseline`: what is found now is inherited from now on. Other manifests keep what was recorded of them. */
export async function recordBaseline({ operands, values, io }: Invocation): Promise<number> {
  const session = await openSession({ ...sessionOptions(values, io), baseline: false });
  const { root, baseline: configured = defaultBaseline } = session.configuration;
  const path = values.baseline === undefined ? resolve(root, configured) : resolve(io.cwd, values.baseline);
  const shown = displayPath(path, io.cwd);
  const results: FileResult[] = [];
  for await (const result of session.lint(operands)) results.push(result);
  const { baseline, recorded } = updateBaseline((await findBaseline(path, shown)) ?? emptyBaseline, results);
  await writeBaseline(path, shown, baseline);
  io.stderr.write(`Recorded ${recorded === 1 ? '1 finding' : `${recorded} findings`} as inherited in ${shown}.\n`);
  return 0;
}
