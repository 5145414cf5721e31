import { resolve } from 'node:path';
import { about } from '../about.ts';
import type { Change } from '../engine/fix.ts';
import { KnownError } from '../engine/known-error.ts';
import type { FileResult, Result } from '../engine/result.ts';
import { resultOf } from '../engine/summary.ts';
import type { Session } from '../host/session.ts';
import { visible } from '../report/escape/visible.ts';
import type { Invocation } from './command.ts';
import type { Io } from './io.ts';

interface Mending {
  readonly unsafe: boolean;
  readonly io: Io;
}

/**
 * Mends and writes manifests one by one, and yields what is left. A file that cannot be written is said and left as it
 * was, and the others are mended.
 * @throws KnownError for standard input, and at the end where a file could not be written.
 */
export async function* mend(
  session: Session,
  targets: readonly string[],
  { unsafe, io }: Mending,
): AsyncGenerator<FileResult> {
  if (targets.includes('-')) {
    const hint = '`--fix-dry-run` shows what would change.';
    throw new KnownError({ message: 'Standard input cannot be mended in place.', hint });
  }
  let failed = 0;
  for await (const { changes, applied, before, result } of session.fix(targets, unsafe)) {
    const complaint = await write(changes, io);
    if (complaint !== undefined) {
      failed++;
      io.stderr.write(`${complaint}\n`);
    } else if (changes.length > 0) {
      const files = changes.map(({ file }) => visible(file)).join(', ');
      io.stderr.write(`Mended ${applied === 1 ? '1 finding' : `${applied} findings`} in ${files}.\n`);
    }
    yield complaint === undefined ? result : before;
  }
  if (failed > 0)
    throw new KnownError({ message: `${failed === 1 ? '1 manifest' : `${failed} manifests`} could not be mended.` });
}

/** Returns what keeps the changes from being written. */
async function write(changes: readonly Change[], { cwd }: Io): Promise<string | undefined> {
  const { rewrite } = await import('../host/files/write.ts');
  try {
    for (const change of changes) await rewrite({ ...change, path: resolve(cwd, change.file) });
    return undefined;
  } catch (error) {
    if (error instanceof KnownError) return error.message;
    throw error;
  }
}

/** `--fix-dry-run`: shows what would change, as a diff that `git apply` takes. */
export async function showDiff(session: Session, { operands, values, io }: Invocation): Promise<Result> {
  const { createTwoFilesPatch } = await import('diff');
  const results: FileResult[] = [];
  for await (const { changes, result } of session.fix(operands, values['fix-unsafe'] ?? false)) {
    results.push(result);
    for (const { file, before, after } of changes) {
      const patch = createTwoFilesPatch(`a/${file}`, `b/${file}`, before, after, undefined, undefined, { context: 3 });
      const text = patch.replace(/^=+\n/, '');
      io.stdout.write(io.stdout.isTTY ? text.replace(/[^\n\t]+/g, visible) : text);
    }
  }
  return resultOf(about.version, results);
}
