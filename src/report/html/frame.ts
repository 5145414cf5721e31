import { escapeXml } from '../escape/xml.ts';
import type { Excerpt, ExcerptLine } from '../excerpt.ts';

/** UTF-16 units: a longer line is cut around the covered part. */
const maxLineLength = 400;
const lead = 80;

export const frameHtml = ({ lines }: Excerpt): string =>
  lines.length === 0 ? '' : `<pre>${lines.map(lineHtml).join('')}</pre>`;

function lineHtml(line: ExcerptLine): string {
  const gap = line.afterGap ? '<span data-line="⋮"></span>' : '';
  const kind = line.covered ? ' class="covered"' : '';
  return `${gap}<span${kind} data-line="${line.number}">${codeHtml(line)}</span>`;
}

function codeHtml({ text, covered }: ExcerptLine): string {
  const from = text.length > maxLineLength ? Math.max(0, (covered?.[0] ?? 0) - lead) : 0;
  const to = Math.min(text.length, from + maxLineLength);
  const inView = (start: number, end: number): string =>
    escapeCode(text.slice(Math.max(start, from), Math.min(end, to)));
  const code = covered
    ? `${inView(from, covered[0])}<mark>${inView(...covered)}</mark>${inView(covered[1], to)}`
    : inView(from, to);
  return `${from > 0 ? '…' : ''}${code}${to < text.length ? '…' : ''}`;
}

/** A whole text, as numbered lines. */
export const linesHtml = (lines: readonly string[]): string =>
  `<pre>${lines.map((line, at) => `<span data-line="${at + 1}">${escapeCode(line)}</span>`).join('')}</pre>`;

/** Tabs are layout here, so they are not replaced like other control characters. */
export const escapeCode = (text: string): string => text.split('\t').map(escapeXml).join('\t');
