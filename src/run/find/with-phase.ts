import type { Source } from '../../host/files/find/discover.ts';
import type { Watch } from '../run-environment.ts';

/** Yields the same manifests, and counts the time to find each of them as the phase `finding`. */
export async function* withPhase(sources: AsyncIterable<Source>, { phase }: Watch): AsyncGenerator<Source> {
  const iterator = sources[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await phase('finding', () => iterator.next());
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await iterator.return?.();
  }
}
