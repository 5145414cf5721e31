import type { Positions, TextEdit } from '../../document/document.ts';
import { endsLine, nextLine, skipBlanks, skipBlanksBack, startsLine } from '../../document/indentation.ts';
import { type Lines, linesOf } from '../../document/lines.ts';
import type { Directive } from './directives.ts';

/** The edits that take rules out of a suppression; the comment goes with the last of them, and a line that held nothing else. */
export type Removal = (directive: Directive, unused: ReadonlySet<string>) => readonly TextEdit[];

export function remover({ sources }: Pick<Positions, 'sources'>): Removal {
  const known = new Map<string, Lines>();
  const linesIn = (file: string, text: string): Lines => {
    const lines = known.get(file) ?? linesOf(text);
    known.set(file, lines);
    return lines;
  };
  return (directive, unused) => {
    const { file, start, end } = directive.comment;
    const text = sources.get(file) ?? '';
    const lines = linesIn(file, text);
    return removal(directive, unused, { text, start: lines.offsetAt(start), end: lines.offsetAt(end) });
  };
}

/** A comment in its text, by offsets. */
interface Written {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

function removal(
  { comment: { file }, rules }: Directive,
  unused: ReadonlySet<string>,
  written: Written,
): readonly TextEdit[] {
  const kept = rules.filter((name) => !unused.has(name));
  if (kept.length === 0) return [{ file, ...withItsLine(written), text: '' }];
  const { start } = written;
  const comment = written.text.slice(start, written.end);
  const first = comment.search(/hublint-disable-[\w-]+/);
  const from = comment.indexOf(rules[0] ?? '', first + 'hublint-disable-'.length);
  // One after the other: a name may be written twice, and be the end of another one.
  const to = rules.reduce((at, name) => comment.indexOf(name, at) + name.length, from);
  return [{ file, start: start + from, end: start + to, text: kept.join(', ') }];
}

function withItsLine({ text, start, end }: Written): { start: number; end: number } {
  const lead = skipBlanksBack(text, start);
  const after = skipBlanks(text, end);
  if (!startsLine(text, lead)) return { start: lead, end };
  // What follows on the line keeps its indentation.
  return endsLine(text, after) ? { start: lead, end: nextLine(text, after) } : { start, end: after };
}
