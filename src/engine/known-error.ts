import type { Path } from '../data/path.ts';

/** The content of a KnownError: what went wrong, and what to do about it. */
export interface Complaint {
  /** One sentence. */
  readonly message: string;
  /** What to type or change next. */
  readonly hint?: string;
  /** The location in a configuration, for callers that have its text. */
  readonly at?: { readonly source: string; readonly path: Path };
}

/** An expected error: shown as a sentence and a hint, exit code 2. Any other error is a bug. */
export class KnownError extends Error {
  readonly complaint: Complaint;

  constructor(complaint: Complaint) {
    super(complaint.message);
    this.name = 'KnownError';
    this.complaint = complaint;
  }
}

/** No manifest was found at the target; the target itself is valid. */
export class NothingFound extends KnownError {}
