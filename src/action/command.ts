import { isElsewhere } from '../run/find/elsewhere.ts';
import type { Inputs } from './inputs.ts';

/** Arguments that need no quoting in any shell. */
const plain = /^[\w./@:=-]+$/;
/** Longer commands are not readable. */
const maxNameLength = 100;

/**
 * Returns the command that runs the same check in a terminal. `TARGET…` replaces file names that are too many, or that shells
 * quote differently. Undefined if the checked targets are not on disk, where nothing can be fixed.
 */
export function commandOf({ files, run, workingDirectory }: Inputs): string | undefined {
  if (files.some(isElsewhere)) return undefined;
  const { config, preset, baseline } = run;
  const options = Object.entries({ config, preset, baseline }).flatMap(([name, value]) =>
    typeof value === 'string' ? [`--${name}`, value] : [],
  );
  const folder = workingDirectory === '.' ? [] : [workingDirectory];
  const command = [...folder.flatMap((name) => ['cd', name, '&&']), 'npx hublint', ...files, ...options].join(' ');
  const isTyped =
    command.length <= maxNameLength && [...folder, ...files, ...options].every((word) => plain.test(word));
  return isTyped ? command : 'npx hublint TARGET…';
}
