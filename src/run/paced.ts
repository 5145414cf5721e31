import type { Source } from '../host/files/discover.ts';
import type { Pace } from './surroundings.ts';

/** Is told what there is, where that is known before the first of them is read. */
export interface Prepare {
  /** These were found so far. */
  found(sources: readonly Source[]): void;
  /** These are all. */
  begin(sources: readonly Source[]): Promise<void>;
}

/** Looks for all of them first: how many there are is what says how far the work is. */
export async function* paced(
  sources: AsyncIterable<Source>,
  { look, begin, next }: Pace,
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
