import { binarySearch } from '../../data/sorted.ts';
import {
  endsLine,
  indentationOf,
  isBlank,
  isRestBlank,
  lineStart,
  nextLine,
  skipBlanks,
  skipBlanksBack,
} from '../indentation.ts';
import type { Entry } from '../tree.ts';
import type { Edit } from './edit.ts';
import { type Container, commentAt, hasComment, type Manuscript, styleOf } from './manuscript.ts';
import type { CollectionChanges } from './plan.ts';

/** Edits a collection in brackets, with commas between the entries. */
export function flowEdits(
  script: Manuscript,
  node: Container,
  changes: CollectionChanges,
): readonly Edit[] | undefined {
  const edits = [...changes.values].map(([entry, value]) => replacement(script, entry, value));
  if (changes.removed.size + changes.added.size === 0) return edits;
  if (node.layout === 'pair') return undefined;
  const moved = restructured(script, node, changes);
  return moved && [...edits, ...moved];
}

function replacement({ text, writer, step, lineBreak }: Manuscript, entry: Entry, value: unknown): Edit {
  const { start, end } = entry.value;
  const margin = indentationOf(text, entry.start);
  const written = writer.value(value, styleOf(entry.value), margin === undefined ? undefined : step);
  const spread = written.replaceAll('\n', `${lineBreak}${margin}`);
  if (start < end) return { start, end, text: spread };
  // An empty YAML null has no text, and even its colon may be missing.
  const place = entry.announced ?? entry.end;
  return { start: place, end: place, text: entry.announced === undefined ? `: ${spread}` : ` ${spread}` };
}

function restructured(
  script: Manuscript,
  node: Container,
  { removed, added }: CollectionChanges,
): readonly Edit[] | undefined {
  const last = node.entries.findLast((entry) => !removed.has(entry));
  if (last === undefined && (added.size > 0 || !hasComment(script, node))) return refill(script, node, added);
  const removals = runsOf(script, node.entries, removed).flatMap((run) => removal(script, run));
  if (last === undefined) return removals;
  return [...(added.size === 0 ? lastComma(node, last) : append(script, node, last, added)), ...removals];
}

/** Keeps the style of the last entry: with or without a comma. */
function lastComma(node: Container, last: Entry): readonly Edit[] {
  if (last.comma === undefined || node.entries.at(-1)?.comma !== undefined) return [];
  return [{ start: last.comma, end: last.comma + 1, text: '' }];
}

function append(script: Manuscript, node: Container, last: Entry, added: CollectionChanges['added']): readonly Edit[] {
  const margin = indentationOf(script.text, last.start);
  const gap = margin === undefined ? gapBetween(script, node) : script.lineBreak + margin;
  const listed = gap + entryTexts(script, added, last, margin).join(`,${gap}`);
  const place = last.comma === undefined ? last.end : last.comma + 1;
  const start = margin === undefined ? place : pastComments(script, place);
  if (last.comma === undefined) {
    return [
      { start: place, end: place, text: ',' },
      { start, end: start, text: listed },
    ];
  }
  const trails = node.entries.at(-1)?.comma !== undefined;
  return [{ start, end: start, text: trails ? `${listed},` : listed }];
}

/** Fills brackets from which all entries were removed. */
function refill(script: Manuscript, node: Container, added: CollectionChanges['added']): readonly Edit[] | undefined {
  const { text, lineBreak } = script;
  const inside = { start: node.start + 1, end: node.end - 1 };
  const [first] = node.entries;
  const isCommented = hasComment(script, inside);
  if (isCommented && first !== undefined) return undefined;
  if (added.size === 0) return [{ ...inside, text: '' }];

  const margin = first === undefined ? marginInside(script, node, isCommented) : indentationOf(text, first.start);
  const entries = entryTexts(script, added, first, margin);
  if (margin === undefined) {
    return isCommented
      ? [{ start: inside.end, end: inside.end, text: ` ${entries.join(', ')} ` }]
      : [{ ...inside, text: entries.join(', ') }];
  }
  const lines = entries.map((entry) => margin + entry).join(`,${lineBreak}`) + lineBreak;
  const closing = lineStart(text, inside.end);
  if (isCommented) return [{ start: closing, end: closing, text: lines }];
  return [{ ...inside, text: lineBreak + lines + marginOfLine(script, node.start) }];
}

/** Returns the indentation for the entries of brackets that have none; undefined if they are written on one line. */
function marginInside(script: Manuscript, node: Container, isCommented: boolean): string | undefined {
  const { text, step, spreads } = script;
  const isSpread = isCommented ? indentationOf(text, node.end - 1) !== undefined : spreads;
  return isSpread ? marginOfLine(script, node.start) + step : undefined;
}

const marginOfLine = ({ text, lines }: Manuscript, offset: number): string => {
  const start = lines.offsetAt({ line: lines.positionAt(offset).line, column: 1 });
  return text.slice(start, skipBlanks(text, start));
};

function entryTexts(
  { writer, lineBreak, step, text }: Manuscript,
  added: CollectionChanges['added'],
  beside: Entry | undefined,
  margin: string | undefined,
): readonly string[] {
  const like = beside && styleOf(beside.value);
  return [...added].map(([name, value]) => {
    const written = writer.value(value, like, margin === undefined ? undefined : step);
    const spread = written.replaceAll('\n', `${lineBreak}${margin}`);
    if (typeof name === 'number') return spread;
    const key = writer.name(name, beside?.key?.style);
    return `${key}${colonLike(text, beside, key)}${spread}`;
  });
}

/** Returns the colon as written in the entry beside it; only a quoted name may do without white space after it. */
function colonLike(text: string, beside: Entry | undefined, key: string): string {
  if (beside?.key === undefined || beside.elsewhere) return ': ';
  const colon = text.slice(beside.key.end, beside.value.start);
  return /^ ?: +$/.test(colon) || (colon === ':' && key.endsWith('"')) ? colon : ': ';
}

/** Returns the white space between two entries on one line. */
function gapBetween({ text }: Manuscript, node: Container): string {
  const [first, second] = node.entries;
  if (first?.comma !== undefined && second !== undefined) {
    const gap = text.slice(first.comma + 1, second.start);
    if (isBlank(gap)) return gap;
  }
  return first?.key !== undefined && text.charAt(first.key.end + 1) !== ' ' ? '' : ' ';
}

/** Returns the offset after the comments that end the line: they belong to what precedes them. */
function pastComments(script: Manuscript, offset: number): number {
  const { text } = script;
  let end = offset;
  for (;;) {
    const next = skipBlanks(text, end);
    const comment = commentAt(script, next);
    if (comment === undefined) return endsLine(text, next) ? end : offset;
    end = comment.end;
  }
}

/** Groups removed entries into runs of neighbours. Iterates over the removed entries only, as they may be few. */
function runsOf(script: Manuscript, entries: readonly Entry[], removed: ReadonlySet<Entry>): readonly Entry[][] {
  const runs: Entry[][] = [];
  let next: Entry | undefined;
  for (const entry of [...removed].sort((a, b) => a.start - b.start)) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    const follows = before !== undefined && next === entry;
    if (follows && !hasComment(script, { start: before.end, end: entry.start })) run?.push(entry);
    else runs.push([entry]);
    next = entries[binarySearch(entries, ({ start }) => start > entry.start)];
  }
  return runs;
}

/** Also removes the line that would be left empty, or the white space that would be left double. */
function removal(script: Manuscript, run: readonly Entry[]): readonly Edit[] {
  const { text } = script;
  const [first] = run;
  const last = run.at(-1);
  if (first === undefined || last === undefined) return [];
  const { comma } = last;
  const isCommaNext = comma !== undefined && !hasComment(script, { start: last.end, end: comma });
  const commaEdit = comma === undefined || isCommaNext ? [] : [{ start: comma, end: comma + 1, text: '' }];
  const { start } = first;
  const end = isCommaNext ? comma + 1 : last.end;
  const before = indentationOf(text, start);
  const isLast = isRestBlank(text, end);
  if (before !== undefined && isLast) {
    return [{ start: lineStart(text, start), end: nextLine(text, end), text: '' }, ...commaEdit];
  }
  const next = skipBlanks(text, end);
  // In YAML, `#` directly after other text does not start a comment, so the space before it must stay.
  const isCommentNext = commentAt(script, next) !== undefined && /\S/.test(text.charAt(start - 1));
  const after = isLast || isCommentNext ? end : next;
  const from = before === undefined && after === end ? skipBlanksBack(text, start) : start;
  return [{ start: from, end: after, text: '' }, ...commaEdit];
}
