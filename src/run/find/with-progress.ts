import type { Source } from '../../host/files/find/discover.ts';
import type { ProgressListener } from '../surroundings.ts';

/** Is told which manifests there are before the first of them is read, to make ready for so many. */
export interface Prepare {
  /** These were found so far. */
  found(sources: readonly Source[]): void;
  /** These are all. */
  begin(sources: readonly Source[]): Promise<void>;
}

/** The same manifests, of which the first comes once all are found: progress is told as one of so many. */
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
