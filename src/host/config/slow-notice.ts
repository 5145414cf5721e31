import { displayPath } from '../files/display-path.ts';
import type { LoadOptions } from './configuration.ts';

/** Seconds. */
const secondsToNotice = 10;

/** Reports once if loading a file takes long: as code, it may wait for a network, or forever. */
export async function withSlowNotice<T>(
  path: string,
  { cwd, notice }: Pick<LoadOptions, 'cwd' | 'notice'>,
  work: () => Promise<T>,
): Promise<T> {
  const report = () =>
    notice?.(`\`${displayPath(path, cwd)}\` is not loaded after ${secondsToNotice} seconds; still waiting.`);
  // The timer does not keep the process alive: if nothing else is pending, that is reported immediately.
  const timer = setTimeout(report, secondsToNotice * 1000).unref();
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}
