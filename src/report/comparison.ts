import type { ChangeInfo, Compared, Diagnostic, FileResult } from '../engine/result/result.ts';

/** The bumps that changes need, largest first. */
export const steps = ['major', 'minor', 'patch', 'none'] as const;

/** The title of each group of changes. */
export const stepTitles: Readonly<Record<ChangeInfo['bump'], string>> = {
  major: 'Major: breaks what others rely on',
  minor: 'Minor',
  patch: 'Patch',
  none: 'Not compared',
};

/** Whether a change that would need a new version is suppressed or approved. */
export const isAccepted = ({ diagnostics }: Pick<FileResult, 'diagnostics'>): boolean =>
  diagnostics.some(({ change, suppressed }) => suppressed && change !== undefined && change.bump !== 'none');

/** The verdict of a comparison, as a sentence or two; `file` is its result, if findings in it may be suppressed. */
export function verdictText(compare: Compared, file?: Pick<FileResult, 'diagnostics'>): string {
  const { base, head, needed, actual, enough, suggested } = compare;
  const from = base.version === undefined ? 'the base' : `\`${base.version}\``;
  const to = head.version === undefined ? 'no version' : `\`${head.version}\``;
  if (actual === 'down') return `The version goes down, from ${from} to ${to}.`;
  if (needed === 'none' && file && isAccepted(file)) {
    return `Every change since ${from} that requires a new version is suppressed.`;
  }
  if (needed === 'none') return `Nothing changed since ${from} that requires a new version.`;
  const suggestion = suggested === undefined ? '' : ` The next version is \`${suggested}\`.`;
  if (actual === 'none') return `The changes since ${from} require a ${needed} version.${suggestion}`;
  const actualBump = `From ${from} to ${to} is a ${actual} bump`;
  return enough
    ? `${actualBump}, and the changes require a ${needed} one: enough.`
    : `${actualBump}; the changes require a ${needed} one.${suggestion}`;
}

/** Groups changes by bump. Other findings, such as a lapsed approval, are in no group. */
export const groupsOf = <T extends Diagnostic>(diagnostics: readonly T[]) =>
  steps
    .map((step) => ({ step, changes: diagnostics.filter(({ change }) => change?.bump === step) }))
    .filter(({ changes }) => changes.length > 0);

/** The findings that are not changes, and so in no group. */
export const otherFindings = <T extends Diagnostic>(diagnostics: readonly T[]): readonly T[] =>
  diagnostics.filter(({ change }) => change === undefined);

/** The compared versions, as a heading. */
export const versionsOf = ({ name, compare }: FileResult): string =>
  [name, compare?.base.version, '→', compare?.head.version].filter((part) => part !== undefined).join(' ');
