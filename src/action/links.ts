import { dirname, relative, resolve, sep } from 'node:path';
import { onceEach } from '../data/once.ts';
import { type Repository, repositoryAt } from '../host/git/repository.ts';
import { webAddress } from '../report/escape/web-address.ts';
import type { ReportOptions } from '../report/report.ts';
import { isElsewhere } from '../run/find/elsewhere.ts';
import type { HeadLines } from './head-lines.ts';
import type { ActionStep } from './step.ts';

type Linker = NonNullable<ReportOptions['linkTo']>;

/**
 * Links places to the lines of the commit that was checked, in the repository of the event; of a pull request, to those of
 * its last commit rather than of its merge, unless they stand elsewhere there. Undefined where the runner does not say enough.
 */
export function linkerFor(
  { event, root, runner }: ActionStep,
  repository: Repository,
  inHead: HeadLines | undefined,
): Linker | undefined {
  const { GITHUB_SERVER_URL: server = '', GITHUB_REPOSITORY: name = '', GITHUB_SHA: sha } = runner.env;
  const commit = event.head ?? sha;
  if (!/^[\w.-]+\/[\w.-]+$/.test(name) || !/^[\da-f]{40,64}$/.test(commit ?? '')) return undefined;
  // What is in a submodule is in another repository.
  const isOfIt = onceEach((folder) => repositoryAt(folder)?.root === repository.root);
  return ({ file, start }) => {
    const place = resolve(root, file);
    const path = isElsewhere(file) || !isOfIt(dirname(place)) ? undefined : pathIn(repository.root, place);
    if (path === undefined) return undefined;
    const isMoved = inHead !== undefined && inHead.lineIn(place, start.line) !== start.line;
    const blob = `${name}/blob/${isMoved ? inHead.merge : commit}/${path}`;
    return webAddress(`${server.replace(/\/+$/, '')}/${blob}#L${start.line}`);
  };
}

/** As an address has it; undefined outside of the folder, and for what no address can have. */
function pathIn(root: string, file: string): string | undefined {
  const steps = relative(root, file).split(sep);
  if (steps[0] === '..') return undefined;
  try {
    return steps.map(encoded).join('/');
  } catch {
    // Half a character.
    return undefined;
  }
}

const encoded = (step: string): string =>
  encodeURIComponent(step).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
