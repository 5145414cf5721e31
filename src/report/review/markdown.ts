import type { Review } from '../../engine/review/review.ts';
import { escapeMarkdown, markdownCode, markdownMessage } from '../escape/markdown.ts';
import { factsOf, titleOf } from './heading.ts';
import { outcomeSigns, verdictSigns } from './labels.ts';
import {
  findingLines,
  item,
  partLines,
  previousLines,
  provenanceLines,
  reachLines,
  scriptLines,
  secretLine,
  waiverLine,
} from './markdown/lines.ts';
import type { ReviewOptions, Unreviewed } from './reporter.ts';

/** A review to paste into an issue: passed checks are ticked, questions for a person are not. */
export function format(review: Review, options: ReviewOptions): string {
  const { described, verdict } = review;
  const shown = sectionsOf(review, options).filter(([, lines]) => lines.length > 0);
  return [
    `# Review of ${escapeMarkdown(titleOf(review))}`,
    `**${verdictSigns[verdict.outcome]} ${markdownMessage(verdict.text)}**`,
    ...(described.description === undefined ? [] : [escapeMarkdown(described.description)]),
    ...shown.map(([title, lines]) => `## ${title}\n\n${lines.join('\n').trimEnd()}`),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}

export const unreviewed = ({ target, why }: Unreviewed, { version }: Pick<ReviewOptions, 'version'>): string =>
  `# Nothing was reviewed of ${markdownCode(target)}\n\n**✖ ${markdownMessage(why)}**\n\n- hublint ${version}\n`;

type Section = readonly [title: string, lines: readonly string[]];

function sectionsOf(review: Review, options: ReviewOptions): readonly Section[] {
  const { described, checks, tasks, previous, result, scripts, secrets, waivers } = review;
  return [
    [
      'Checks',
      checks.map(({ outcome, text }) => item(outcome === 'holds', `${outcomeSigns[outcome]} ${markdownMessage(text)}`)),
    ],
    ['For you to answer', tasks.map(({ text }) => item(false, markdownMessage(text)))],
    ['About', factsOf(review).map(([name, value]) => `- ${escapeMarkdown(name)}: ${markdownCode(value)}`)],
    ['Since the previous version', previousLines(previous, options)],
    ['Findings', findingLines(result, options)],
    ['Where scripts lead', reachLines(scripts)],
    ['Scripts', scripts.flatMap(scriptLines)],
    ['Secrets', secrets.map(secretLine)],
    ['Offers', partLines(described.parts)],
    ['Waivers (ignored)', waivers.map(waiverLine)],
    ['Provenance', provenanceLines(review, options.version)],
  ];
}
