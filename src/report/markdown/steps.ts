import type { Result } from '../../engine/result/result.ts';
import { formatCount } from '../counts.ts';
import { type ReportOptions, unsuppressedIn } from '../report.ts';
import { inheritedFrom } from '../terminal/steps.ts';

/** Commands to run in a checkout of the project, one sentence each; none if there is nothing to do. */
export function commandSteps(result: Result, options: ReportOptions): readonly string[] {
  const { command } = options;
  if (command === undefined) return [];
  const left = result.results.flatMap((file) => unsuppressedIn(file, options));
  const count = (safety: 'safe' | 'unsafe') => left.filter(({ fix }) => fix?.safety === safety).length;
  const { errors, warnings, infos } = result.summary;
  return [
    fixStep(command, count('safe'), count('unsafe')),
    errors + warnings + infos >= inheritedFrom &&
      `\`${command} --update-baseline\` records all as inherited: from then on, only new ones are reported.`,
  ].filter((step) => typeof step === 'string');
}

function fixStep(command: string, safe: number, unsafe: number): string | undefined {
  if (safe > 0) {
    const more = unsafe > 0 ? `, \`--fix-unsafe\` ${formatCount(unsafe)} more` : '';
    return `\`${command} --fix\` fixes ${formatCount(safe)}${more}.`;
  }
  return unsafe > 0 ? `\`${command} --fix-unsafe\` fixes ${formatCount(unsafe)}.` : undefined;
}
