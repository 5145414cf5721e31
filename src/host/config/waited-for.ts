import { displayPath } from '../files/display-path.ts';
import type { LoadOptions } from './configuration.ts';

/** Seconds. */
const patience = 10;

/** Tells once of a file that takes long to load: as code, it can wait for a network, and for ever. */
export async function waitedFor<T>(
  path: string,
  { cwd, notice }: Pick<LoadOptions, 'cwd' | 'notice'>,
  work: () => Promise<T>,
): Promise<T> {
  const told = () => notice?.(`\`${displayPath(path, cwd)}\` is not loaded after ${patience} seconds; still waiting.`);
  // Alone it keeps no process alive: where nothing else is left to happen, that is told at once.
  const timer = setTimeout(told, patience * 1000).unref();
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}
