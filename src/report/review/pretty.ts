import { harmfulFirst } from '../../engine/review/harm.ts';
import type { Review } from '../../engine/review/review.ts';
import { verdictText } from '../comparison.ts';
import { sourceLines } from '../excerpt.ts';
import { readOnce } from '../sources.ts';
import { comparisonLines } from '../terminal/comparison.ts';
import { findingLines, type Page } from '../terminal/finding.ts';
import { paragraph, tableText } from '../terminal/layout.ts';
import { paletteOf } from '../terminal/paint.ts';
import { findingsIn, mostSevereFirst } from './findings.ts';
import { titleOf } from './heading.ts';
import type { ReviewLook } from './pretty/look.ts';
import { aboutText, checksText, filesText, secretsText, verdictLine, waiversText } from './pretty/parts.ts';
import { reachText, scriptText } from './pretty/scripts.ts';
import type { ReviewOptions, Unreviewed } from './reporter.ts';
import { scriptName } from './scripts.ts';

const narrowest = 40;
const widest = 120;

/** A review on a terminal: the verdict comes last, where the reader looks after printing. */
export function format(review: Review, options: ReviewOptions): string {
  const palette = paletteOf(options.color);
  const look = { palette, width: Math.min(Math.max(options.width, narrowest), widest) };
  const { previous, scripts, result } = review;
  const sections: readonly (readonly [title: string, text: string])[] = [
    [titleOf(review), aboutText(review, look)],
    ['SHA-256 of the other files', filesText(review, look)],
    [
      'Since the previous version',
      previous.kind === 'compared'
        ? changesText(previous.result, options, look)
        : paragraph(previousText(previous), look.width),
    ],
    ['Findings', findingsText(result, options, look)],
    ['Where scripts lead', reachText(scripts, look)],
    ...scripts.map((script) => [`Script ${scriptName(script)}`, scriptText(script, look)] as const),
    ['Secrets', secretsText(review, look)],
    ['Waivers (ignored)', waiversText(review, look)],
    ['Checks', checksText(review.checks, look)],
    ['For you to answer', tableText({ rows: review.tasks.map(({ text }) => ['☐', text]), width: look.width })],
  ];
  const shown = sections.filter(([, text]) => text !== '');
  const body = shown.map(
    ([title, text]) => `${paragraph(title, look.width).split('\n').map(palette.title).join('\n')}\n${text}\n`,
  );
  return body.join('') + verdictLine(review, look);
}

/** Only for a file: on a terminal, the error is shown anyway. */
export const unreviewed = ({ target, why }: Unreviewed): string => `✖ Nothing was reviewed of \`${target}\`: ${why}\n`;

const previousText = (previous: Exclude<Review['previous'], { readonly kind: 'compared' }>): string =>
  previous.kind === 'first' ? 'There is none: no earlier release is public.' : previous.why;

function changesText(file: Review['result'], options: ReviewOptions, look: ReviewLook): string {
  const { shown, omission } = findingsIn(file, options);
  if (shown.length === 0 && file.compare) return paragraph(verdictText(file.compare), look.width);
  const page: Page = { ...look, sourceOf: readOnce(file.sources, sourceLines) };
  return `${[...comparisonLines(file, harmfulFirst(shown), page), ...(omission ? [omission] : [])].join('\n\n')}\n`;
}

function findingsText(file: Review['result'], options: ReviewOptions, look: ReviewLook): string {
  const { shown, omission } = findingsIn(file, options);
  const page: Page = { ...look, sourceOf: readOnce(file.sources, sourceLines) };
  const found = mostSevereFirst(shown).map((finding) => findingLines(finding, page).join('\n'));
  return found.length === 0 ? 'None.\n' : `${[...found, ...(omission ? [omission] : [])].join('\n\n')}\n`;
}
