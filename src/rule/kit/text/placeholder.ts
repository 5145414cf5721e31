import type { Text } from '../../index.ts';
import { lettersOf } from './letters.ts';

/**
 * Candidates for placeholders: one test instead of three for ordinary text. Matched in lower case, because V8 takes longer to
 * compile a case-insensitive expression.
 */
const suspicious =
  /^\W*(?:to-?do|tbd|tba|fixme|xxx|n\/a|lorem ipsum|(?:add|enter|insert|write) )|^\s*(?:<%|[{$]\{)|lorem ipsum dolor|(?:todo|fixme):/;

/** Whether a text is a placeholder for one that is still to be written. */
export function isPlaceholder({ value, kind, name }: Text): boolean {
  const lower = value.toLowerCase();
  return (
    suspicious.test(lower) &&
    ((isPlaceholderWord(lower) && !isNamedTodo(lower, name)) ||
      hasMarker(lower) ||
      (asksForText(lower) && !namesTexts(name)) ||
      isUnfilled(lower, kind))
  );
}

/** Whether the text is only a placeholder word. Next to letters of another alphabet it is an ordinary word. */
const isPlaceholderWord = (text: string) =>
  /^\W*(?:to-?do|tbd|tba|fixme|xxx+|n\/a|lorem ipsum)\W*$/.test(text) && /^[a-z]+$/.test(lettersOf(text));
/** Whether "todo" is the name of the element, such as a list of to-do items. */
const isNamedTodo = (text: string, name: string) => lettersOf(text) === 'todo' && lettersOf(name).includes('todo');
/** Whether a marker occurs in the middle of the text. In quotes or before a noun, the text is about the marker. */
const hasMarker = (text: string) =>
  /lorem ipsum dolor|(?<!["'`“])\b(?:todo|fixme):(?! (?:comment|mark|note|tag|line|item)s?\b)/.test(text);
/**
 * Whether the text asks for a title or description. For an element that manages these, such as `addTitle`, it is a real
 * description.
 */
const asksForText = (text: string) =>
  /^\W*(?:add |enter |insert |write )(?:a |the |your )?(?:title|description)(?: here)?\W*$/.test(text);
const namesTexts = (name: string) => /title|description/i.test(name);

/** An unfilled template variable at the start of a text in lower case: `<%= name %>`, `{{name}}`, `${name}`. */
const templateVariable = /^\s*(?:<%[=-]?\s*[a-z_][^%<>{}]*%>|[{$]\{\s*[a-z_][^{}]*\}{1,2})/;

/** Whether a text is a template variable, or a title starts with one. A description that continues may explain the variable. */
function isUnfilled(text: string, kind: Text['kind']): boolean {
  const found = templateVariable.exec(text)?.[0];
  return found !== undefined && (kind === 'title' || found === text.trimEnd());
}
