import type { Positions, TextEdit } from '../../document/document.ts';
import { linesOf } from '../../document/lines.ts';
import type { Directive } from './directives.ts';

/** The edits that take rules out of a suppression; the comment goes with the last of them, and a line that held nothing else. */
export function removal(directive: Directive, unused: readonly string[], positions: Positions): readonly TextEdit[] {
  const { comment, rules } = directive;
  const text = positions.sources.get(comment.file) ?? '';
  const lines = linesOf(text);
  const start = lines.offsetAt(comment.start);
  const end = lines.offsetAt(comment.end);
  const kept = rules.filter((name) => !unused.includes(name));
  if (kept.length > 0) {
    const written = text.slice(start, end);
    const first = written.search(/hublint-disable-[\w-]+/);
    const from = written.indexOf(rules[0] ?? '', first + 'hublint-disable-'.length);
    const last = rules.at(-1) ?? '';
    const to = written.indexOf(last, from) + last.length;
    return [{ file: comment.file, start: start + from, end: start + to, text: kept.join(', ') }];
  }
  return [{ file: comment.file, ...withItsLine(text, start, end), text: '' }];
}

function withItsLine(text: string, start: number, end: number): { start: number; end: number } {
  const before = /[ \t]*$/.exec(text.slice(0, start))?.[0].length ?? 0;
  const lead = start - before;
  const after = /^[ \t]*(?:\r\n|\n|\r|$)/.exec(text.slice(end))?.[0];
  const alone = lead === 0 || text[lead - 1] === '\n' || text[lead - 1] === '\r';
  return alone && after !== undefined ? { start: lead, end: end + after.length } : { start: lead, end };
}
