import type { Source } from '../host/files/discover.ts';
import type { Pace } from './surroundings.ts';

/** Looks for all of them first: how many there are is what says how far the work is. */
export async function* paced(sources: AsyncIterable<Source>, { look, begin, next }: Pace): AsyncGenerator<Source> {
  look();
  const found: Source[] = [];
  for await (const source of sources) found.push(source);
  begin(found.length);
  for (const source of found) {
    next(source.file);
    yield source;
  }
}
