import { displayPath } from '../files/display-path.ts';
import type { LoadOptions } from './configuration.ts';

/** Seconds. */
const patience = 10;

/** Reports once if loading a file takes long: as code, it may wait for a network, or forever. */
export async function waitedFor<T>(
  path: string,
  { cwd, notice }: Pick<LoadOptions, 'cwd' | 'notice'>,
  work: () => Promise<T>,
): Promise<T> {
  const told = () => notice?.(`\`${displayPath(path, cwd)}\` is not loaded after ${patience} seconds; still waiting.`);
  // The timer does not keep the process alive: if nothing else is pending, that is reported immediately.
  const timer = setTimeout(told, patience * 1000).unref();
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}
