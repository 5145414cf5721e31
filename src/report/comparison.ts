import type { ChangeInfo, Compared, Diagnostic, FileResult } from '../engine/result/result.ts';

/** Changes by the step that they ask for, the largest first. */
export const steps = ['major', 'minor', 'patch', 'none'] as const;

/** What a group of changes is called. */
export const stepTitles: Readonly<Record<ChangeInfo['bump'], string>> = {
  major: 'Major: breaks what others rely on',
  minor: 'Minor',
  patch: 'Patch',
  none: 'Not compared',
};

/** Whether anything is suppressed, or approved, that would require a new version. */
export const isLetPass = ({ diagnostics }: Pick<FileResult, 'diagnostics'>): boolean =>
  diagnostics.some(({ change, suppressed }) => suppressed && change !== undefined && change.bump !== 'none');

/** What a comparison comes to, as a sentence or two; `file` is what it was found in, where anything may be suppressed. */
export function verdictText(compare: Compared, file?: Pick<FileResult, 'diagnostics'>): string {
  const { base, head, needed, actual, enough, suggested } = compare;
  const from = base.version === undefined ? 'the base' : `\`${base.version}\``;
  const to = head.version === undefined ? 'no version' : `\`${head.version}\``;
  if (actual === 'down') return `The version goes down, from ${from} to ${to}.`;
  if (needed === 'none' && file && isLetPass(file)) {
    return `All that changed since ${from} and requires a new version is suppressed.`;
  }
  if (needed === 'none') return `Nothing changed since ${from} that requires a new version.`;
  const take = suggested === undefined ? '' : ` The next version is \`${suggested}\`.`;
  if (actual === 'none') return `The changes since ${from} require a ${needed} version.${take}`;
  const made = `From ${from} to ${to} is a ${actual} step`;
  return enough
    ? `${made}, and the changes ask for a ${needed} one: enough.`
    : `${made}; the changes ask for a ${needed} one.${take}`;
}

/** The changes of a comparison in groups; what is no change, such as a lapsed approval, is in none. */
export const groupsOf = <T extends Diagnostic>(diagnostics: readonly T[]) =>
  steps
    .map((step) => ({ step, changes: diagnostics.filter(({ change }) => change?.bump === step) }))
    .filter(({ changes }) => changes.length > 0);

/** What is no change, and so in no group. */
export const besidesChanges = <T extends Diagnostic>(diagnostics: readonly T[]): readonly T[] =>
  diagnostics.filter(({ change }) => change === undefined);

/** Which versions are compared, as a heading says it. */
export const versionsOf = ({ name, compare }: FileResult): string =>
  [name, compare?.base.version, '→', compare?.head.version].filter((part) => part !== undefined).join(' ');
