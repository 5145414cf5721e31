import { writeAll } from '../../host/files/write/write.ts';
import { withErrors } from '../run-errors.ts';
import type { Drafts } from './drafts.ts';

/**
 * Writes the error into the report files: reports of an earlier run would be mistaken for the results of this one.
 * @throws the given error, always.
 */
export function throwUnchecked(error: unknown, drafts: Drafts): never {
  writeAll(drafts.files(withErrors(drafts.result(), [error])));
  throw error;
}
