import type { Io } from './io.ts';
import { lookOf } from './terminal.ts';

/** Prints on standard error why hublint could not do its job, or a part of it. */
export async function writeFailure(error: unknown, io: Io, color?: boolean): Promise<void> {
  const { failureText } = await import('./failure-text.ts');
  io.stderr.write(failureText(error, lookOf(io.stderr, io, color)));
}
