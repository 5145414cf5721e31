import { dirname, resolve } from 'node:path';
import { KnownError } from '../../engine/known-error.ts';
import type { Configuration } from '../../host/config/configuration.ts';
import { isWithin } from '../../host/files/boundary.ts';
import { displayPath } from '../../host/files/display-path.ts';
import { projectRoot } from '../../host/files/project/project.ts';
import type { OutputFile } from '../../host/files/write/write.ts';
import { defaultBaseline } from '../options/run-options.ts';

interface TargetOptions {
  readonly cwd: string;
  /** The baseline given by the user. */
  readonly baseline?: string | undefined;
}

/**
 * The baseline file of manifests: the given one, or the one that the configuration names, otherwise the default file name next
 * to the configuration; without a configuration, in the working directory.
 * @throws KnownError if a configuration names one outside the project.
 */
export function targetOf({ baseline, file }: Configuration, { cwd, baseline: asked }: TargetOptions): OutputFile {
  if (asked !== undefined) return targetAt(resolve(cwd, asked), cwd);
  if (baseline) return configured(baseline.names, baseline.folder, cwd);
  return configured(defaultBaseline, file === undefined ? cwd : dirname(resolve(cwd, file)), cwd);
}

function configured(name: string, root: string, cwd: string): OutputFile {
  const path = resolve(root, name);
  if (isWithin(path, projectRoot(root))) return targetAt(path, cwd);
  throw new KnownError({
    message: `The configuration names the baseline \`${name}\`, which is outside the project.`,
    hint: 'Use `--baseline` for a baseline elsewhere.',
  });
}

const targetAt = (path: string, cwd: string): OutputFile => ({ path, file: displayPath(path, cwd) });
