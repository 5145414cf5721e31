import type { ReviewedScript } from '../../../engine/review/scripts.ts';
import { paragraph, tableText } from '../../terminal/layout.ts';
import { wrap } from '../../terminal/wrap.ts';
import { compiledText } from '../labels.ts';
import { addressUses, codeIn } from '../scripts.ts';
import type { ReviewLook } from './look.ts';

export function reachText(scripts: readonly ReviewedScript[], { width, palette }: ReviewLook): string {
  const rows = (['hosts', 'scopes'] as const).flatMap((kind) =>
    addressUses(scripts, kind).map(({ name, scripts: by, notes }) => [
      kind === 'hosts' ? 'host' : 'scope',
      name,
      [...notes, ...by].join(', '),
    ]),
  );
  return rows.length === 0 ? '' : tableText({ rows, width, paints: [palette.dim, palette.strong] });
}

export function scriptText(script: ReviewedScript, { width, palette }: ReviewLook): string {
  const { fields, functions, location } = script;
  const rows = [
    ['at', `${location.file}:${location.start.line}:${location.start.column}`],
    ['compiler', compiledText(script)],
    ['reads', fields.join(', ') || 'nothing of the request'],
    ['calls', functions.join(', ') || 'no function'],
  ];
  return `${tableText({ rows, width, paints: [palette.dim] })}\n${codeText(script, { width, palette })}`;
}

/** Numbered lines; long ones are wrapped with their indentation. */
function codeText(script: ReviewedScript, { width, palette }: ReviewLook): string {
  const gutter = 5;
  const { lines, omission } = codeIn(script);
  return lines
    .flatMap((line, at) => {
      const code = line.replace(/^[ \t]+/u, '');
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
