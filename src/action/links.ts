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
 * Returns a function that links locations to lines of the checked commit, in the repository of the event; for a pull request,
 * of its last commit rather than its merge commit, unless the line moved. Undefined if the runner's environment is incomplete.
 */
export function linkerFor(
  { event, root, runner }: ActionStep,
  repository: Repository,
  headLines: HeadLines | undefined,
): Linker | undefined {
  const { GITHUB_SERVER_URL: server = '', GITHUB_REPOSITORY: name = '', GITHUB_SHA: sha } = runner.env;
  const commit = event.head ?? sha;
  if (!/^[\w.-]+\/[\w.-]+$/.test(name) || !/^[\da-f]{40,64}$/.test(commit ?? '')) return undefined;
  // A submodule is another repository.
  const isInRepository = onceEach((folder) => repositoryAt(folder)?.root === repository.root);
  return ({ file, start }) => {
    const target = resolve(root, file);
    const path = isElsewhere(file) || !isInRepository(dirname(target)) ? undefined : pathIn(repository.root, target);
    if (path === undefined) return undefined;
    const isMoved = headLines !== undefined && headLines.lineIn(target, start.line) !== start.line;
    const blob = `${name}/blob/${isMoved ? headLines.merge : commit}/${path}`;
    return webAddress(`${server.replace(/\/+$/, '')}/${blob}#L${start.line}`);
  };
}

/** Returns the path as a part of a URL; undefined outside of the folder, and if it cannot be encoded. */
function pathIn(root: string, file: string): string | undefined {
  const steps = relative(root, file).split(sep);
  if (steps[0] === '..') return undefined;
  try {
    return steps.map(encoded).join('/');
  } catch {
    // A lone surrogate cannot be encoded.
    return undefined;
  }
}

const encoded = (step: string): string =>
  encodeURIComponent(step).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
