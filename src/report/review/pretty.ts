import type { Check } from '../../engine/review/checks.ts';
import { partKinds } from '../../engine/review/described.ts';
import type { Review } from '../../engine/review/review.ts';
import type { ReviewedScript } from '../../engine/review/scripts.ts';
import { verdictText } from '../comparison.ts';
import { counted } from '../counts.ts';
import { sourceLines } from '../excerpt.ts';
import { readOnce } from '../sources.ts';
import { comparisonLines } from '../terminal/comparison.ts';
import { findingLines, type Page } from '../terminal/finding.ts';
import { paragraph, tableText } from '../terminal/layout.ts';
import { type Palette, paletteOf } from '../terminal/paint.ts';
import { wrap } from '../terminal/wrap.ts';
import type { ReviewOptions } from './formats.ts';
import {
  codeIn,
  compiledWords,
  findingsIn,
  outcomeSigns,
  partNames,
  reachOf,
  scriptName,
  titleOf,
  verdictSigns,
} from './groups.ts';

const narrowest = 40;
const widest = 120;

/** A review on a terminal: the verdict comes last, where the eye is when it is printed. */
export function format(review: Review, options: ReviewOptions): string {
  const palette = paletteOf(options.color);
  const look = { palette, width: Math.min(Math.max(options.width, narrowest), widest) };
  const { previous, scripts, result } = review;
  const sections: readonly (readonly [title: string, text: string])[] = [
    [titleOf(review), aboutText(review, look)],
    [
      'Since the version before',
      previous.kind === 'compared'
        ? changesText(previous.result, options, look)
        : paragraph(previousText(previous), look.width),
    ],
    ['Findings', findingsText(result, options, look)],
    ['Where scripts lead', reachText(scripts, look)],
    ...scripts.map((script) => [`Script ${scriptName(script)}`, scriptText(script, look)] as const),
    ['Secrets', secretsText(review, look)],
    ['Waivers, none of them heeded', waiversText(review, look)],
    ['Checks', checksText(review.checks, look)],
    ['For you to answer', tableText({ rows: review.tasks.map(({ text }) => ['☐', text]), width: look.width })],
  ];
  const shown = sections.filter(([, text]) => text !== '');
  const body = shown.map(
    ([title, text]) => `${paragraph(title, look.width).split('\n').map(palette.title).join('\n')}\n${text}\n`,
  );
  return body.join('') + verdictLine(review, look);
}

interface Look {
  readonly palette: Palette;
  readonly width: number;
}

function aboutText({ described, files }: Review, { width, palette }: Look): string {
  const { description, facts, parts } = described;
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
    ...facts.map(([name, value]) => [name, value]),
    ...(counts.length > 0 ? [['Brings', counts.join(', ')]] : []),
  ];
  const said = description === undefined ? '' : `${paragraph(description, width)}\n`;
  return said + tableText({ rows, width, paints: [palette.dim] });
}

const previousText = (previous: Exclude<Review['previous'], { readonly kind: 'compared' }>): string =>
  previous.kind === 'first' ? 'There is none: this is the first.' : previous.why;

function changesText(file: Review['result'], options: ReviewOptions, look: Look): string {
  const { shown, omission } = findingsIn(file, options);
  if (shown.length === 0 && file.compare) return paragraph(verdictText(file.compare), look.width);
  const page: Page = { ...look, sourceOf: readOnce(file.sources, sourceLines) };
  return `${[...comparisonLines(file, shown, page), ...(omission ? [omission] : [])].join('\n\n')}\n`;
}

function findingsText(file: Review['result'], options: ReviewOptions, look: Look): string {
  const { shown, omission } = findingsIn(file, options);
  const page: Page = { ...look, sourceOf: readOnce(file.sources, sourceLines) };
  const found = shown.map((finding) => findingLines(finding, page).join('\n'));
  return found.length === 0 ? 'None.\n' : `${[...found, ...(omission ? [omission] : [])].join('\n\n')}\n`;
}

function reachText(scripts: readonly ReviewedScript[], { width, palette }: Look): string {
  const rows = (['hosts', 'scopes'] as const).flatMap((what) =>
    reachOf(scripts, what).map((reach) => [
      what === 'hosts' ? 'host' : 'scope',
      reach.name,
      `${reach.isPlain ? 'not encrypted, ' : ''}${reach.scripts.join(', ')}`,
    ]),
  );
  return rows.length === 0 ? '' : tableText({ rows, width, paints: [palette.dim, palette.strong] });
}

function scriptText(script: ReviewedScript, { width, palette }: Look): string {
  const { compiled, fields, functions, location } = script;
  const rows = [
    ['at', `${location.file}:${location.start.line}:${location.start.column}`],
    ['compiler', compiledWords[compiled.outcome]],
    ['reads', fields.join(', ') || 'nothing of the request'],
    ['calls', functions.join(', ') || 'no function'],
  ];
  return `${tableText({ rows, width, paints: [palette.dim] })}\n${codeText(script, { width, palette })}`;
}

/** Lines with their numbers; what is too long goes on below, indented as it was. */
function codeText(script: ReviewedScript, { width, palette }: Look): string {
  const gutter = 5;
  const { lines, omission } = codeIn(script);
  return lines
    .flatMap((line, at) => {
      const code = line.trimStart();
      const indent = line
        .slice(0, line.length - code.length)
        .replaceAll('\t', '  ')
        .slice(0, width / 4);
      const pieces = wrap(code, width - gutter - 1 - indent.length);
      return pieces.map(
        (piece, index) => `${palette.dim((index === 0 ? `${at + 1}` : '').padStart(gutter))} ${indent}${piece}`,
      );
    })
    .map((line) => `${line.trimEnd()}\n`)
    .concat(omission === undefined ? [] : paragraph(omission, width))
    .join('');
}

function secretsText({ secrets }: Review, { width, palette }: Look): string {
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

function waiversText({ waivers }: Review, { width, palette }: Look): string {
  const rows = waivers.map(({ location, rules, reason, findings }) => [
    `${location.file}:${location.start.line}`,
    `${rules.join(', ') || 'all that the platform’s linter says'}: ${reason ?? 'no reason given'} (${counted(findings, 'finding')})`,
  ]);
  return rows.length === 0 ? '' : tableText({ rows, width, paints: [palette.place] });
}

function checksText(checks: readonly Check[], { width, palette }: Look): string {
  const rows = checks.map(({ about, outcome, text }) => [outcomeSigns[outcome], about, text]);
  const paintSign = (sign: string) =>
    sign === outcomeSigns.fails
      ? palette.severity.error(sign)
      : sign === outcomeSigns.open
        ? palette.severity.warn(sign)
        : palette.fix(sign);
  return tableText({ rows, width, paints: [paintSign, palette.strong] });
}

function verdictLine({ verdict }: Review, { width, palette }: Look): string {
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
