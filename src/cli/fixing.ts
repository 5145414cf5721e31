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

/** Mends and writes manifests one by one, and yields what is left. A file that cannot be written is said, and left. */
export async function* mend(session: Session, targets: readonly string[], { unsafe, io }: Mending): AsyncGenerator<FileResult> {
  for await (const { changes, applied, result } of session.fix(targets, unsafe)) {
    if (changes.length === 0) {
      yield result;
      continue;
    }
    const failure = await write(changes, io);
    if (failure !== undefined) throw failure;
    io.stderr.write(`Mended ${applied === 1 ? '1 finding' : `${applied} findings`} in ${changes.map(({ file }) => file).join(', ')}.\n`);
    yield result;
  }
}

async function write(changes: readonly Change[], { cwd }: Io): Promise<KnownError | undefined> {
  const { rewrite } = await import('../host/files/write.ts');
  for (const change of changes) await rewrite({ ...change, path: resolve(cwd, change.file) });
  return undefined;
}

/** `--fix-dry-run`: shows what would change, as a diff that `git apply` takes. */
export async function showDiff(session: Session, { operands, values, io }: Invocation): Promise<Result> {
  const { createTwoFilesPatch } = await import('diff');
  const results: FileResult[] = [];
  for await (const { changes, result } of session.fix(operands, values['fix-unsafe'] ?? false)) {
    results.push(result);
    for (const { file, before, after } of changes) {
      const patch = createTwoFilesPatch(`a/${file}`, `b/${file}`, before, after, undefined, undefined, { context: 3 });
      io.stdout.write(patch.replace(/^=+\n/, ''));
    }
  }
  return resultOf(about.version, results);
}
