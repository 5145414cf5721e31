import type { Io } from './io.ts';
import { lookOf } from './terminal.ts';

/** Prints on standard error why hublint could not do its job, or a part of it. */
export async function tellFailure(error: unknown, io: Io, color?: boolean): Promise<void> {
  const { failure } = await import('./failure.ts');
  io.stderr.write(failure(error, lookOf(io.stderr, io, color)));
}
