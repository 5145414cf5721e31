import { KnownError } from '../engine/known-error.ts';
import { meaningOf } from '../host/files/system-error.ts';

/** The error for standard output that cannot be written, for example on a full disk. */
export const outputError = (error: Error): KnownError =>
  new KnownError({ message: `Cannot write to standard output: it ${meaningOf(error)}.` });
