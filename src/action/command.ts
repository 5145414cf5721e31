import { isElsewhere } from '../run/find/elsewhere.ts';
import type { Inputs } from './inputs.ts';

/** What any shell takes as it is. */
const plain = /^[\w./@:=-]+$/;
/** Longer ones are not read. */
const longest = 100;

/**
 * How the same check is typed in a terminal; `TARGET…` stands for names that are too many, or that shells would have to be
 * told differently. Undefined where what is checked is not on disk, where there is nothing to mend.
 */
export function commandOf({ files, run, workingDirectory }: Inputs): string | undefined {
  if (files.some(isElsewhere)) return undefined;
  const { config, preset, baseline } = run;
  const options = Object.entries({ config, preset, baseline }).flatMap(([name, value]) =>
    typeof value === 'string' ? [`--${name}`, value] : [],
  );
  const folder = workingDirectory === '.' ? [] : [workingDirectory];
  const command = [...folder.flatMap((name) => ['cd', name, '&&']), 'npx hublint', ...files, ...options].join(' ');
  const isTyped = command.length <= longest && [...folder, ...files, ...options].every((word) => plain.test(word));
  return isTyped ? command : 'npx hublint TARGET…';
}
