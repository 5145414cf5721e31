import { binarySearch } from '../../data/sorted.ts';
import type { Edit } from '../edit/edit.ts';
import { type Container, hasComment, type Manuscript, styleOf } from '../edit/manuscript.ts';
import type { CollectionChanges } from '../edit/plan.ts';
import { indentationOf, isRestBlank, lineEnd, lineStart, nextLine, skipBlanks } from '../indentation.ts';
import type { Entry, Node, Range } from '../tree.ts';
import { announcedText, inlineText, isSpacious, literalText, stringText } from './write-yaml.ts';

/** Edits a block collection, whose entries are on lines of their own. */
export function blockEdits(
  script: Manuscript,
  node: Container,
  changes: CollectionChanges,
): readonly Edit[] | undefined {
  const [first] = node.entries;
  const margin = first && marginOf(script, first);
  if (margin === undefined) return undefined;
  const edits: Edit[] = [];
  for (const [entry, value] of changes.values) {
    const edit = replacement(script, entry, value, margin);
    if (edit === undefined) return undefined;
    edits.push(edit);
  }
  const moved = restructured(script, node, changes, margin);
  return moved && [...edits, ...moved];
}

/** Returns the indentation of the entries; dashes before the first one count. */
function marginOf({ text }: Manuscript, first: Entry): string | undefined {
  const before = text.slice(lineStart(text, first.start), first.start);
  return /^[ ?-]*$/.test(before) ? ' '.repeat(before.length) : undefined;
}

/** True if an entry ends with a scalar that includes the line breaks after it. */
function keepsBreaks({ text }: Manuscript, { value, elsewhere }: Entry): boolean {
  let last: Node | undefined = elsewhere === true ? undefined : value;
  while (last !== undefined && 'entries' in last) {
    const entry: Entry | undefined = last.layout === 'block' ? last.entries.at(-1) : undefined;
    last = entry?.elsewhere === true ? undefined : entry?.value;
  }
  return last?.kind === 'scalar' && /^[|>][0-9]?\+/.test(text.slice(last.start, last.start + 3));
}

/** Returns the end of the last line of an entry, before its line break. */
function lastLineEnd({ text }: Manuscript, { end }: Range): number {
  return /(?:\r\n|\r|\n)$/.exec(text.slice(Math.max(0, end - 2), end))?.index === undefined
    ? end
    : end - (text.slice(end - 2, end) === '\r\n' ? 2 : 1);
}

function replacement(script: Manuscript, entry: Entry, value: unknown, margin: string): Edit | undefined {
  const { text, step } = script;
  const { announced, value: old } = entry;
  if (announced === undefined) return undefined;
  const gap = text.slice(announced, old.start);
  const isGapEmpty = gap.trim() === '';
  const end = lastLineEnd(script, old);
  const isLineDone = isRestBlank(text, end);
  const comment = headerComment(script, old);
  if (isSpacious(value) && isGapEmpty && isLineDone && comment === '') {
    return { start: announced, end, text: announcedText(script, value, margin, entry.key === undefined) };
  }
  const literal =
    styleOf(old) === 'literal' ? literalText(script, value, contentMargin(text, old), comment) : undefined;
  const written = literal ?? inlineText(value, styleOf(old)) + comment;
  const isOnOtherLine = /[\r\n]/.test(gap);
  if (gap === '' || (isGapEmpty && isOnOtherLine)) return { start: announced, end, text: ` ${written}` };
  const isOutside = isOnOtherLine && old.start - lineStart(text, old.start) <= margin.length;
  return { start: old.start, end, text: isOutside ? step + written : written };
}

/** Returns the comment after the `|` or `>` of a block scalar, with a space before it. */
function headerComment({ text, comments }: Manuscript, old: Node): string {
  const style = styleOf(old);
  if (style !== 'literal' && style !== 'folded') return '';
  const header = lineEnd(text, old.start);
  const comment = comments[binarySearch(comments, ({ start }) => start >= old.start)];
  return comment === undefined || comment.start >= header ? '' : ` ${text.slice(comment.start, comment.end)}`;
}

/** Returns the indentation of a block scalar's lines, unless an indentation indicator sets it. */
function contentMargin(text: string, { start, end }: Range): string | undefined {
  return /^\|[-+]?[ \t]*(?:#.*)?\s*\n( +)/.exec(text.slice(start, end))?.[1];
}

function restructured(
  script: Manuscript,
  node: Container,
  { removed, added }: CollectionChanges,
  margin: string,
): readonly Edit[] | undefined {
  const { text, lineBreak } = script;
  const [first] = node.entries;
  const last = node.entries.findLast((entry) => !removed.has(entry));
  const beside = last ?? first;
  const lines = [...added].map(([name, value]) => {
    const isItem = typeof name === 'number';
    const announced = announcedText(script, value, margin, isItem, beside && styleOf(beside.value));
    return isItem ? `-${announced}` : `${stringText(name, beside?.key?.style)}:${announced}`;
  });
  if (last !== undefined) {
    const end = lineEnd(text, lastLineEnd(script, last));
    if (lines.length > 0 && keepsBreaks(script, last) && end === text.length) return undefined;
    if (lengthensKept(script, node, removed)) return undefined;
    const addition = lines.map((line) => `${lineBreak}${margin}${line}`).join('');
    return [...(lines.length > 0 ? [{ start: end, end, text: addition }] : []), ...removals(script, node, removed)];
  }
  if (first === undefined) return [];
  // A sequence may have the same indentation as its key; brackets may not.
  const empty = node.kind === 'array' ? `${script.step}[]` : '{}';
  const refill = lines.length > 0 ? lines.join(`${lineBreak}${margin}`) : empty;
  const rest = new Set(node.entries.slice(1));
  return [{ start: first.start, end: lastLineEnd(script, first), text: refill }, ...removals(script, node, rest)];
}

/** True if empty lines below a removed entry would become part of a scalar above that keeps its line breaks. */
function lengthensKept(script: Manuscript, { entries }: Container, removed: ReadonlySet<Entry>): boolean {
  const { text } = script;
  return [...removed].some((entry) => {
    const above = entries.slice(0, entries.indexOf(entry)).findLast((other) => !removed.has(other));
    if (above === undefined || !keepsBreaks(script, above)) return false;
    const { end } = removal(script, entry);
    return end < text.length && isRestBlank(text, end);
  });
}

function removals(script: Manuscript, { entries }: Container, removed: ReadonlySet<Entry>): Edit[] {
  const following = entries.findIndex((entry) => !removed.has(entry));
  const leading = entries.slice(0, Math.max(following, 0));
  const [first] = leading;
  const next = entries[following];
  const isSilent = leading.every(
    ({ end }, index) => !hasComment(script, { start: end, end: entries[index + 1]?.start ?? end }),
  );
  if (first === undefined || next === undefined || ownsLine(script, first) || !isSilent) {
    return [...removed].map((entry) => removal(script, entry));
  }
  // After a dash on the same line, the next entry moves up to the start of the first.
  const others = [...removed].filter(({ start }) => start > next.start);
  return [{ start: first.start, end: next.start, text: '' }, ...others.map((entry) => removal(script, entry))];
}

const ownsLine = ({ text }: Manuscript, { start }: Entry): boolean => indentationOf(text, start) !== undefined;

/** Removes the lines of an entry; a comment after it stays. */
function removal(script: Manuscript, entry: Entry): Edit {
  const { text } = script;
  const { start } = entry;
  const end = lastLineEnd(script, entry);
  if (!ownsLine(script, entry) || !isRestBlank(text, end)) {
    return { start, end: skipBlanks(text, end), text: '' };
  }
  const from = lineStart(text, start);
  return { start: from, end: endOfInside(text, nextLine(text, end), start - from), text: '' };
}

/**
 * Includes the comments below that are indented further: they belong to the entry, and could otherwise become part of what is
 * above.
 */
function endOfInside(text: string, offset: number, margin: number): number {
  let end = offset;
  for (let line = offset; line < text.length; line = nextLine(text, line)) {
    const content = skipBlanks(text, line);
    const isComment = text.charAt(content) === '#';
    if (isComment && content - line > margin) end = nextLine(text, line);
    else if (isComment || content < lineEnd(text, line)) break;
  }
  return end;
}
