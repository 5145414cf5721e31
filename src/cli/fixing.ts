import { resolve } from 'node:path';
import { about } from '../about.ts';
import type { Change } from '../engine/fix.ts';
import { KnownError } from '../engine/known-error.ts';
import type { FileResult, Result } from '../engine/result.ts';
import { resultOf } from '../engine/summary.ts';
import type { Session } from '../host/session.ts';
import type { Invocation } from './command.ts';
import type { Io } from './io.ts';
import { say } from './say.ts';

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
      say(io.stderr, complaint);
    } else if (changes.length > 0) {
      const files = changes.map(({ file }) => file).join(', ');
      say(io.stderr, `Mended ${applied === 1 ? '1 finding' : `${applied} findings`} in ${files}.`);
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
    for (const change of changes) rewrite({ ...change, path: resolve(cwd, change.file) });
    return undefined;
  } catch (error) {
    if (error instanceof KnownError) return error.message;
    throw error;
  }
}

/** `--fix-dry-run`: shows what would change, as a diff that `git apply` takes. */
export async function showDiff(session: Session, { operands, values, io }: Invocation): Promise<Result> {
  const { fixDiff } = await import('./fix-diff.ts');
  const results: FileResult[] = [];
  let applies = true;
  for await (const { changes, result } of session.fix(operands, values['fix-unsafe'] ?? false)) {
    results.push(result);
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
