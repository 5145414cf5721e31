import type { Diagnostic, FileResult } from '../../engine/result/result.ts';
import { reliants, witnessText } from '../change-text.ts';
import { groupsOf, otherFindings, stepTitles, verdictText } from '../comparison.ts';
import { severitySigns, severityWords } from '../severity.ts';
import { branch, findingLines, headline, lastJoint, middleJoint, type Page, placeLines } from './finding.ts';
import { sideBySide } from './side-by-side.ts';
import { wrap } from './wrap.ts';

/** The width from which both versions are shown side by side. */
const wideWidth = 120;

/** The changes between two versions, grouped by bump, then the verdict. */
export function comparisonLines(file: FileResult, shown: readonly Diagnostic[], page: Page): readonly string[] {
  const { palette, width } = page;
  const { compare } = file;
  const groups = groupsOf(shown).map(({ step, changes }) => {
    const isBrief = step === 'patch' || step === 'none';
    const parts = changes.map((change) => (isBrief ? briefLines(change, page) : changeLines(change, page)).join('\n'));
    return [palette.title(stepTitles[step]), parts.join(isBrief ? '\n' : '\n\n')].join('\n\n');
  });
  const others = otherFindings(shown).map((finding) => findingLines(finding, page).join('\n'));
  if (compare === undefined) return others;
  const { enough, actual } = compare;
  const severity = enough ? undefined : actual === 'none' ? 'warn' : 'error';
  const paint = severity ? palette.severity[severity] : palette.fix;
  const sign = severity ? severitySigns[severity] : '✔';
  const [first = '', ...rest] = wrap(verdictText(compare, file), width - 2);
  const verdict = [`${paint(sign)} ${palette.strong(first)}`, ...rest.map((line) => `  ${palette.strong(line)}`)];
  return [...groups, ...others, verdict.join('\n')];
}

/** A change with its locations in both versions, who is affected, its witness, and how to approve it. */
function changeLines(diagnostic: Diagnostic, page: Page): readonly string[] {
  const { severity, message, location, related, change, rule, fingerprint, suppressed } = diagnostic;
  const { palette } = page;
  const paint = palette.severity[severity];
  const witness = change && witnessText(change);
  const approvalHint =
    severity === 'info' || suppressed || !page.takesApproval ? '' : `  --approve ${fingerprint.slice(0, 8)}`;
  const [former] = related;
  const after = (width: number) => placeLines('╭─', { location }, paint, { ...page, width });
  const before = (width: number) =>
    former ? placeLines('╭─', { location: former.location }, palette.strong, { ...page, width }) : [];
  const half = Math.floor((page.width - 2) / 2);
  const places =
    page.width >= wideWidth && former
      ? sideBySide(before(half), after(half), half + 2)
      : [
          ...placeLines('╭─', { location }, paint, page),
          ...related.flatMap((place) => placeLines(middleJoint, place, palette.strong, page)),
        ];
  return [
    ...headline(`${severitySigns[severity]} ${severityWords[severity]}`, message, paint, page),
    ...places,
    ...(change?.breaks ? branch(middleJoint, `breaks ${reliants[change.breaks]}`, palette.strong, page) : []),
    ...(witness === undefined ? [] : branch(middleJoint, witness, palette.strong, page)),
    ...branch(lastJoint, `${rule}${approvalHint}`, palette.rule, page),
  ];
}

/** A minor change, in a line or two. */
function briefLines({ severity, message, location: { file, start }, rule }: Diagnostic, page: Page): readonly string[] {
  const { palette, width } = page;
  const text = `${message} ${file}:${start.line}:${start.column} ${rule}`;
  const [first = '', ...rest] = wrap(text, width - 2);
  return [`${palette.severity[severity](severitySigns[severity])} ${first}`, ...rest.map((line) => `  ${line}`)];
}
