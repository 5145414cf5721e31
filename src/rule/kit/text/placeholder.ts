import type { Text } from '../../index.ts';
import { lettersOf } from './letters.ts';

/** What may be a placeholder, or mention one: one look at a text instead of three. In lower case: V8 takes longer to prepare for both. */
const suspicious =
  /^\W*(?:to-?do|tbd|tba|fixme|xxx|n\/a|lorem ipsum|(?:add|enter|insert|write) )|^\s*(?:<%|[{$]\{)|lorem ipsum dolor|(?:todo|fixme):/;

/** Whether a text stands where one is still to be written. */
export function isPlaceholder({ value, kind, name }: Text): boolean {
  const lower = value.toLowerCase();
  return (
    suspicious.test(lower) &&
    ((standsIn(lower) && !namesIt(lower, name)) ||
      isMarked(lower) ||
      (asks(lower) && !namesTexts(name)) ||
      isUnfilled(lower, kind))
  );
}

/** What stands where a text is still to be written. Beside letters of another alphabet, it is a word of that text. */
const standsIn = (text: string) =>
  /^\W*(?:to-?do|tbd|tba|fixme|xxx+|n\/a|lorem ipsum)\W*$/.test(text) && /^[a-z]+$/.test(lettersOf(text));
/** Of a list of things to do, it is what they are called. */
const namesIt = (text: string, name: string) => lettersOf(text) === 'todo' && lettersOf(name).includes('todo');
/** What says so in the middle of a text; in quotes or before a noun it is what is spoken of. */
const isMarked = (text: string) =>
  /lorem ipsum dolor|(?<!["'`“])\b(?:todo|fixme):(?! (?:comment|mark|note|tag|line|item)s?\b)/.test(text);
/** What asks for a text; of something that has titles or descriptions it may tell what is done: `addTitle`. */
const asks = (text: string) =>
  /^\W*(?:add |enter |insert |write )(?:a |the |your )?(?:title|description)(?: here)?\W*$/.test(text);
const namesTexts = (name: string) => /title|description/i.test(name);

/** A name that a template was to fill in, at the start of a text in lower case: `<%= name %>`, `{{name}}`, `${name}`. */
const blank = /^\s*(?:<%[=-]?\s*[a-z_][^%<>{}]*%>|[{$]\{\s*[a-z_][^{}]*\}{1,2})/;

/** Whether a text is one, or a title begins with one: a description that goes on may tell what becomes of it. */
function isUnfilled(text: string, kind: Text['kind']): boolean {
  const found = blank.exec(text)?.[0];
  return found !== undefined && (kind === 'title' || found === text.trimEnd());
}
