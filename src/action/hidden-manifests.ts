import { KnownError } from '../engine/known-error.ts';
import { changedSince } from '../host/git/changed.ts';
import { ignoredNotice } from '../run/find/ignored-changes.ts';
import type { ActionStep } from './step.ts';

/**
 * Returns the notice of manifests that an event changes and a `.gitignore` hides. Undefined if there are none, if the base is
 * unknown or not fetched, and with `changed-only`, where the run itself gives this notice. `checked`: absolute paths.
 */
export async function hiddenManifestNotice(
  { inputs, event: { base }, repository, cwd }: ActionStep,
  checked: ReadonlySet<string>,
): Promise<string | undefined> {
  if (inputs.changedOnly || base === undefined || repository === undefined) return undefined;
  try {
    const { paths } = await changedSince(base, cwd);
    return await ignoredNotice(paths, checked, { targets: inputs.files, cwd, since: base });
  } catch (error) {
    if (error instanceof KnownError) return undefined;
    throw error;
  }
}
