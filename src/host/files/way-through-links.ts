import { parse, resolve, sep } from 'node:path';
import { linkTarget } from './entries.ts';

/** No system follows more symlinks in one path. */
const maxLinks = 40;

/** The way from a path to what is there: all of these decide it. None of them has a symlink before its last name. */
export interface WayThroughLinks {
  /** The symlinks on the way, also those that another one leads through. */
  readonly links: readonly string[];
  /** The absolute path where the way ends; need not exist. */
  readonly end: string;
}

/**
 * Follows a path link by link, where the system would only tell where it ends. `from` is the absolute folder that the path is
 * relative to, without symlinks.
 */
export function wayThroughLinks(path: string, from: string): WayThroughLinks {
  const links: string[] = [];
  let end = from;
  const steps = stepsIn(path);
  for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
    const next = resolve(end, step);
    const target = links.length < maxLinks ? linkTarget(next) : undefined;
    if (target === undefined) {
      end = next;
      continue;
    }
    links.push(next);
    const { root } = parse(target);
    if (root !== '') end = root;
    steps.push(...stepsIn(target.slice(root.length)));
  }
  return { links, end };
}

/** Returns the names in a path, last one first. */
const stepsIn = (path: string): string[] => path.split(sep === '/' ? sep : /[\\/]/).reverse();
