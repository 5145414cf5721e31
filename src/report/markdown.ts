import type { Compared, Diagnostic, FileResult, Result } from '../engine/result.ts';
import { verdictText, versionsOf } from './comparison.ts';
import { counted, countsOf } from './counts.ts';
import { withInlineCode } from './escape/inline-code.ts';
import { escapeMarkdown, markdownCode, markdownLink } from './escape/markdown.ts';
import { omittedIn, type ReportOptions, shownIn } from './report.ts';
import { severityWords } from './severity.ts';

const signs = { error: '❌', warn: '⚠️', info: 'ℹ️' } as const;
/** Bytes kept for the sentence on what is left out. */
const noteRoom = 100;

/** A page for a job's summary or a comment: a table per manifest, as many rows as the limit has room for. */
export function format(result: Result, options: ReportOptions): string {
  const [found = '', ...more] = countsOf(result, options);
  const page = [`## hublint\n\n${[`**${found}**`, ...more.map(inMarkdown)].join(' ')}\n`];
  let room = (options.limit ?? Number.POSITIVE_INFINITY) - sizeOf(page.join('')) - noteRoom;
  let leftOut = 0;
  for (const file of result.results) {
    if (file.compare) page.push(verdictOf(file, file.compare));
    for (const [index, diagnostic] of shownIn(file, options).entries()) {
      const rows = `${index === 0 ? tableHead(file) : ''}${tableRow(file, diagnostic)}`;
      room -= sizeOf(rows);
      if (room < 0) leftOut += 1;
      else page.push(rows);
    }
    leftOut += omittedIn(file, options);
  }
  if (leftOut > 0) page.push(`\n${counted(leftOut, 'more finding')} left out: the report is too long for this page.\n`);
  return page.join('');
}

const inMarkdown = (text: string): string => withInlineCode(text, escapeMarkdown, markdownCode);

const sizeOf = (text: string): number => new TextEncoder().encode(text).length;

const verdictOf = (file: FileResult, compare: Compared): string =>
  `\n**${escapeMarkdown(versionsOf(file))}** ${compare.enough ? '✅' : '❌'} ${inMarkdown(verdictText(compare))}\n`;

function tableHead({ file, name, manifestVersion, form }: FileResult): string {
  const about = [form, name, manifestVersion].filter((part) => part !== undefined).join(' ');
  return `\n### ${markdownCode(file)} ${escapeMarkdown(about)}\n\n| Severity | Place | Problem | Rule |\n|---|---|---|---|\n`;
}

function tableRow(manifest: FileResult, { severity, location, message, related, fix, rule, url }: Diagnostic): string {
  const problem = [
    message,
    ...related.map((place) => `${place.message} (${placeIn(manifest, place.location)})`),
    ...(fix ? [`Fix (${fix.safety}): ${fix.title}`] : []),
  ].map(inMarkdown);
  const cells = [
    `${signs[severity]} ${severityWords[severity]}`,
    escapeMarkdown(placeIn(manifest, location)),
    problem.join('<br>'),
    markdownLink(rule, url),
  ];
  return `| ${cells.join(' | ')} |\n`;
}

function placeIn(manifest: FileResult, { file, start, approximate }: Diagnostic['location']): string {
  const place = `${start.line}:${start.column}`;
  return `${approximate ? 'near ' : ''}${file === manifest.file ? place : `${file}:${place}`}`;
}
