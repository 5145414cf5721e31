import { writeAll } from '../../host/files/write/write.ts';
import { withTroubles } from '../troubles.ts';
import type { Drafts } from './drafts.ts';

/**
 * Says in the reports that are files why nothing was checked: what an earlier run has left there would be taken for what
 * this one found.
 * @throws what kept everything from being checked, always.
 */
export function throwUnchecked(error: unknown, drafts: Drafts): never {
  writeAll(drafts.files(withTroubles(drafts.result(), [error])));
  throw error;
}
