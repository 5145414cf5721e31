import type { Positions, TextEdit } from '../../document/document.ts';
import { endsLine, nextLine, skipBlanks, skipBlanksBack, startsLine } from '../../document/indentation.ts';
import { type Lines, linesOf } from '../../document/lines.ts';
import type { Directive } from './directives.ts';

/** The edits that remove rules from a suppression; with the last rule, the comment goes, and its line if otherwise empty. */
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

/** The offsets of a comment in its text. */
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
  // Sequentially, as a name may occur twice, or be the end of another one.
  const to = rules.reduce((at, name) => comment.indexOf(name, at) + name.length, from);
  return [{ file, start: start + from, end: start + to, text: kept.join(', ') }];
}

function withItsLine({ text, start, end }: Written): { start: number; end: number } {
  const lead = skipBlanksBack(text, start);
  const after = skipBlanks(text, end);
  if (!startsLine(text, lead)) return { start: lead, end };
  // The rest of the line keeps its indentation.
  return endsLine(text, after) ? { start: lead, end: nextLine(text, after) } : { start, end: after };
}
