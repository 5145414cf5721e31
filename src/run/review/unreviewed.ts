import { about } from '../../about.ts';
import { writeAll } from '../../host/files/write/write.ts';
import type { ReviewReporter } from '../../report/review/reporter.ts';
import type { FileReport } from '../report/reports.ts';
import { errorLine } from '../run-errors.ts';

interface FailedReview {
  readonly target: string;
  readonly files: readonly FileReport<ReviewReporter>[];
}

/**
 * Writes the error into the report files: nobody must decide from the report of an earlier run.
 * @throws the given error, always.
 */
export function throwUnreviewed(error: unknown, { target, files }: FailedReview): never {
  const failed = { target, why: errorLine(error) };
  writeAll(
    files.map(({ reporter, ...place }) => ({
      ...place,
      text: reporter.unreviewed(failed, { version: about.version }),
    })),
  );
  throw error;
}
