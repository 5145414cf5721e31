import type { Path } from '../data/path.ts';

/** What went wrong, and what to do about it. */
export interface Complaint {
  /** One sentence. */
  readonly message: string;
  /** What to type or change next. */
  readonly hint?: string;
  /** Where in a configuration it is, so that whoever has the text can point at it. */
  readonly at?: { readonly source: string; readonly path: Path };
}

/** An error that hublint knows: shown as a sentence and a hint, exit code 2. Any other error is a bug. */
export class KnownError extends Error {
  readonly complaint: Complaint;

  constructor(complaint: Complaint) {
    super(complaint.message);
    this.name = 'KnownError';
    this.complaint = complaint;
  }
}

/** There is no manifest where one is looked for: all else about the target is in order. */
export class NothingFound extends KnownError {}
