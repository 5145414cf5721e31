import { KnownError } from '../../../../engine/known-error.ts';
import { refuseElsewhere } from '../../../../run/find/elsewhere.ts';
import type { LintInvocation } from '../invocation.ts';

const others = ['fix', 'fix-unsafe', 'fix-dry-run', 'update-baseline', 'timing'] as const;

/** @throws KnownError for options and operands that make no sense when run repeatedly. */
export function checkWatch({ operands, values }: LintInvocation): void {
  const other = others.find((name) => values[name]);
  if (other !== undefined) {
    throw new KnownError({
      message: `\`--watch\` only looks, again and again, and \`--${other}\` is done once.`,
      hint: `Run \`hublint --${other}\` beside it: what that changes is seen at once.`,
    });
  }
  for (const { name, file } of values.format ?? []) {
    if (name === 'pretty' && file === undefined) continue;
    const format = `--format ${name}${file === undefined ? '' : `=${file}`}`;
    throw new KnownError({
      message: `\`--watch\` shows what is found to people, as \`pretty\` does, and \`${format}\` is for programs.`,
      hint: `Leave one of them out: \`hublint --watch\`, or \`hublint ${format}\`.`,
    });
  }
  if (operands.includes('-')) {
    throw new KnownError({
      message: '`--watch` looks at files, and standard input can be read only once.',
      hint: 'Name the file, or the folder that it is in.',
    });
  }
  refuseElsewhere(operands, '`--watch` waits for files on disk to change');
}
