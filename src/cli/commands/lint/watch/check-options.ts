import { KnownError } from '../../../../engine/known-error.ts';
import { refuseElsewhere } from '../../../../run/find/elsewhere.ts';
import type { LintInvocation } from '../invocation.ts';

const writingOptions = ['fix', 'fix-unsafe', 'update-baseline'] as const;
const conflictingOptions = [...writingOptions, 'fix-dry-run', 'timing'] as const;

/** @throws KnownError for options and operands that make no sense when run repeatedly. */
export function checkWatch({ operands, values }: LintInvocation): void {
  const other = conflictingOptions.find((name) => values[name]);
  if (other !== undefined) {
    const isWriting = writingOptions.some((name) => name === other);
    throw new KnownError({
      message: `\`--watch\` only reports, again and again: it cannot be combined with \`--${other}\`.`,
      hint: `Run \`hublint --${other}\` in another terminal${isWriting ? ': its changes are noticed at once' : ''}.`,
    });
  }
  for (const { name, file } of values.format ?? []) {
    if (name === 'pretty' && file === undefined) continue;
    const format = `--format ${name}${file === undefined ? '' : `=${file}`}`;
    throw new KnownError({
      message: `\`--watch\` shows findings to people, as \`pretty\` does, but \`${format}\` is for programs.`,
      hint: `Leave one of them out: \`hublint --watch\`, or \`hublint ${format}\`.`,
    });
  }
  if (operands.includes('-')) {
    throw new KnownError({
      message: '`--watch` watches files, but standard input can be read only once.',
      hint: 'Name the file, or the folder that it is in.',
    });
  }
  refuseElsewhere(operands, '`--watch` waits for files on disk to change');
}
