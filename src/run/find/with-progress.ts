import type { Source } from '../../host/files/find/discover.ts';
import type { ProgressListener } from '../run-environment.ts';

/** Learns which manifests there are before the first one is read, to prepare for their number. */
export interface Prepare {
  /** Called with the manifests found so far. */
  found(sources: readonly Source[]): void;
  /** Called with all manifests. */
  begin(sources: readonly Source[]): Promise<void>;
}

/** Yields the same manifests, but only after all are found, so that progress can show their number. */
export async function* withProgress(
  sources: AsyncIterable<Source>,
  { look, begin, next }: ProgressListener,
  prepare?: Prepare,
): AsyncGenerator<Source> {
  look();
  const found: Source[] = [];
  for await (const source of sources) {
    found.push(source);
    prepare?.found(found);
  }
  begin(found);
  await prepare?.begin(found);
  for (const source of found) {
    next(source.file);
    yield source;
  }
}
