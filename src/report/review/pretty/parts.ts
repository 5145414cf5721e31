import type { ReviewCheck } from '../../../engine/review/checks.ts';
import { partKinds } from '../../../engine/review/parts.ts';
import type { Review } from '../../../engine/review/review.ts';
import { counted } from '../../counts.ts';
import { paragraph, tableText } from '../../terminal/layout.ts';
import { factsOf } from '../heading.ts';
import { outcomeSigns, partNames, verdictSigns } from '../labels.ts';
import type { ReviewLook } from './look.ts';

export function aboutText(review: Review, { width, palette }: ReviewLook): string {
  const { files, described } = review;
  const { description, parts } = described;
  const counts = partKinds.flatMap((kind) =>
    parts[kind].length > 0 ? [`${parts[kind].length} ${parts[kind].length === 1 ? kind : partNames[kind]}`] : [],
  );
  const [file] = files;
  const rows = [
    ...(file
      ? [
          ['File', file.file],
          ['SHA-256', file.sha256],
        ]
      : []),
    ...factsOf(review).map(([name, value]) => [name, value]),
    ...(counts.length > 0 ? [['Offers', counts.join(', ')]] : []),
  ];
  const descriptionText = description === undefined ? '' : `${paragraph(description, width)}\n`;
  return descriptionText + tableText({ rows, width, paints: [palette.dim] });
}

/** The files of the manifest other than its own. */
export function filesText({ files: [_, ...others] }: Review, { width, palette }: ReviewLook): string {
  const rows = others.map(({ file, sha256 }) => [file, sha256]);
  return rows.length === 0 ? '' : tableText({ rows, width, paints: [palette.dim] });
}

export function secretsText({ secrets }: Review, { width, palette }: ReviewLook): string {
  const rows = secrets.map(({ kind, name, owner, description, optional, isHidden }) => [
    name,
    [
      kind === 'secret'
        ? `Secret${optional ? ', optional' : ''}.`
        : `Field of ${owner}${isHidden ? '' : ', shown as it is typed'}.`,
      ...(description === undefined ? [] : [description]),
    ].join(' '),
  ]);
  return rows.length === 0 ? '' : tableText({ rows, width, paints: [palette.strong] });
}

export function waiversText({ waivers }: Review, { width, palette }: ReviewLook): string {
  const rows = waivers.map(({ location, rules, reason, findings }) => [
    `${location.file}:${location.start.line}`,
    `${rules.join(', ') || 'everything that the platform’s linter reports'}: ${reason ?? 'no reason given'} (${counted(findings, 'finding')})`,
  ]);
  return rows.length === 0 ? '' : tableText({ rows, width, paints: [palette.place] });
}

export function checksText(checks: readonly ReviewCheck[], { width, palette }: ReviewLook): string {
  const rows = checks.map(({ about, outcome, text }) => [outcomeSigns[outcome], about, text]);
  const paintSign = (sign: string) =>
    sign === outcomeSigns.fails
      ? palette.severity.error(sign)
      : sign === outcomeSigns.open
        ? palette.severity.warn(sign)
        : palette.fix(sign);
  return tableText({ rows, width, paints: [paintSign, palette.strong] });
}

export function verdictLine({ verdict }: Review, { width, palette }: ReviewLook): string {
  const paint = { ready: palette.fix, open: palette.severity.warn, 'not-ready': palette.severity.error }[
    verdict.outcome
  ];
  const [first = '', ...rest] = paragraph(verdict.text, width - 2)
    .trimEnd()
    .split('\n');
  return [
    `${paint(verdictSigns[verdict.outcome])} ${palette.strong(first)}`,
    ...rest.map((line) => `  ${palette.strong(line)}`),
    '',
  ].join('\n');
}
