import type { Diagnostic } from '../../../engine/result/result.ts';
import { harmfulFirst } from '../../../engine/review/harm.ts';
import { partKinds } from '../../../engine/review/parts.ts';
import type { Review } from '../../../engine/review/review.ts';
import type { ReviewedScript } from '../../../engine/review/scripts.ts';
import { withChange } from '../../change-text.ts';
import { groupsOf, otherFindings, stepTitles, verdictText } from '../../comparison.ts';
import { escapeMarkdown, markdownCode, markdownLink, markdownMessage } from '../../escape/markdown.ts';
import { severitySigns, severityWords } from '../../severity.ts';
import { findingsIn, mostSevereFirst } from '../findings.ts';
import { compiledText, partNames } from '../labels.ts';
import type { ReviewOptions } from '../reporter.ts';
import { addressUses, codeIn, scriptName } from '../scripts.ts';

export const item = (isDone: boolean, text: string): string => `- [${isDone ? 'x' : ' '}] ${text}`;

export function previousLines(previous: Review['previous'], options: ReviewOptions): readonly string[] {
  if (previous.kind === 'first') return ['There is none: no earlier release is public.'];
  if (previous.kind === 'unknown') return [markdownMessage(previous.why)];
  const { compare } = previous.result;
  const { shown, omission } = findingsIn(previous.result, options);
  const list = (all: readonly Diagnostic[]) => all.map((finding) => `- ${mentioned(finding)}`);
  const groups = groupsOf(harmfulFirst(shown)).flatMap(({ step, changes }) => [
    `### ${stepTitles[step]}`,
    '',
    ...list(changes),
    '',
  ]);
  const verdict = compare ? [markdownMessage(verdictText(compare)), ''] : [];
  return [...verdict, ...groups, ...list(otherFindings(shown)), ...(omission ? ['', omission] : [])];
}

export function findingLines(file: Review['result'], options: ReviewOptions): readonly string[] {
  const { shown, omission } = findingsIn(file, options);
  const lines = mostSevereFirst(shown).map(
    (finding) => `- ${severitySigns[finding.severity]} ${severityWords[finding.severity]}: ${mentioned(finding)}`,
  );
  return lines.length === 0 ? ['None.'] : [...lines, ...(omission ? [omission] : [])];
}

function mentioned(diagnostic: Diagnostic): string {
  const { message, location, rule, url } = withChange(diagnostic);
  const place = `${location.file}:${location.start.line}:${location.start.column}`;
  return `${markdownMessage(message)} ${markdownCode(place)} ${markdownLink(rule, url)}`;
}

export const reachLines = (scripts: readonly ReviewedScript[]): readonly string[] =>
  (['hosts', 'scopes'] as const).flatMap((what) =>
    addressUses(scripts, what).map(({ name, scripts: by, notes }) => {
      const kind = what === 'hosts' ? 'Host' : 'Scope';
      return `- ${kind} ${[markdownCode(name), ...notes].join(', ')}: ${by.map(markdownMessage).join(', ')}`;
    }),
  );

/** Not a fenced block, which the script's text could end. */
export function scriptLines(script: ReviewedScript): readonly string[] {
  const { fields } = script;
  const { lines, omission } = codeIn(script);
  const reads = fields.length === 0 ? '' : ` It reads ${fields.map(markdownCode).join(', ')}.`;
  const code = lines.map((line) => escapeMarkdown(line.replaceAll('\t', '  ')));
  return [
    `### ${markdownMessage(scriptName(script))}`,
    '',
    `${compiledText(script)}${reads}`,
    '',
    `<pre>${code.map((line) => line || '&#32;').join('<br>')}</pre>`,
    ...(omission === undefined ? [] : ['', omission]),
    '',
  ];
}

export function secretLine({ kind, name, owner = '', description, isHidden }: Review['secrets'][number]): string {
  const what = kind === 'secret' ? 'secret' : `field of ${owner}${isHidden ? '' : ', shown as it is typed'}`;
  return `- ${markdownCode(name)}: ${markdownMessage(what)}${description === undefined ? '' : `. ${escapeMarkdown(description)}`}`;
}

export const partLines = (parts: Review['described']['parts']): readonly string[] =>
  partKinds.flatMap((kind) => {
    const names = parts[kind].map(({ name, billable }) => `${markdownCode(name)}${billable ? ' (billed)' : ''}`);
    return names.length === 0 ? [] : [`- ${partNames[kind]}: ${names.join(', ')}`];
  });

export const waiverLine = ({ location: { file, start }, rules, reason }: Review['waivers'][number]): string =>
  `- ${markdownCode(`${file}:${start.line}`)} ${rules.map(markdownCode).join(', ')}: ${escapeMarkdown(reason ?? 'no reason given')}`;

export const provenanceLines = ({ files, rules }: Review, version: string): readonly string[] => [
  ...files.map(({ file, sha256 }) => `- ${markdownCode(file)} SHA-256 ${markdownCode(sha256)}`),
  `- hublint ${escapeMarkdown(version)}, preset ${markdownCode('hub')}, ${rules.length} rules`,
];
