import { KnownError } from '../engine/known-error.ts';
import { meaningOf } from '../host/files/system-error.ts';

/** What is said where standard output takes no more, such as on a full disk. */
export const unwritable = (error: Error): KnownError =>
  new KnownError({ message: `Cannot write to standard output: it ${meaningOf(error)}.` });
