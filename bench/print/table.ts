import type { ResultTable } from '../part.ts';

/** Formats a table with columns as wide as their widest cell; all columns after the first are right-aligned. */
export function asText({ title, columns, rows }: ResultTable): string {
  const all = [columns, ...rows];
  const widths = columns.map((_, at) => Math.max(...all.map((row) => (row[at] ?? '').length)));
  const line = (row: readonly string[]) =>
    widths.map((width, at) => (at === 0 ? (row[at] ?? '').padEnd(width) : (row[at] ?? '').padStart(width))).join('  ');
  return [title, ...all.map((row) => `  ${line(row).trimEnd()}`), ''].join('\n');
}

export function asMarkdown({ title, columns, rows }: ResultTable): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const rule = columns.map((_, at) => (at === 0 ? '---' : '---:'));
  const filled = rows.map((row) => columns.map((_, at) => row[at] ?? ''));
  return [`### ${title}`, '', line(columns), line(rule), ...filled.map(line), ''].join('\n');
}
