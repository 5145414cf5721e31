import { matchAt } from '../../../data/match-at.ts';

/** Phrases that introduce a complete list of values, even of unquoted words. */
const strongLead =
  /(?:(?:\b(?:valid|allowed|accepted|permitted|possible|supported|available) |(?:^|[.(]\s?)(?:the )?)(?:options|values|choices)(?: are:?|:)|\b(?:must|can|may|should) be one of(?: the following)?(?: values)?:?|(?:^|[.(:,]\s?)(?:must be )?one of(?: the following)?(?: values)?:)\s{1,2}[[({]?/gi;
/** A sentence or clause that starts with "one of" and continues with quoted values: "one of 'a', 'b'". */
const sentenceLead = /(?:^|[.(:,]\s?)one of\s{1,2}(?=["'`“])/gi;
/** Phrases that may also introduce types or examples; they count only before quoted values. */
const weakLead = /\b(?:one of|(?:must|can|may|should) be(?: either)?|either):?\s{1,2}/gi;
/** A colon or bracket before a list of at least three quoted values, the last one after "or". */
const bracket = /[:(]\s?(?=["'`“])/g;
const examples =
  /(?:\be\.?g\.?|\bexamples?|\bsuch as|\blike|\bfor instance|\bi\.e\.|\bformats?|\bas)(?: one of)?[\s:,(]{0,3}$/i;
/**
 * Words before a list that is about excluded values or about part of the string: "not allowed values:", "each line must be
 * one of", "starts with either".
 */
const excludedBefore =
  /\b(?:not|un|dis|previously|formerly|no longer)[- ]?$|\b(?:each|every|whose|with an?|keys|items|first|last)\b[^.!?;:]{0,40}\s$|\b(?:with|\w*(?:fixed|owed|eded) by|end\w* in|contain\w*)\s$/i;
/** Another subject in a following sentence, or a condition: "The name. Its scheme must be", "If it is a letter, must be". */
const partialSubject =
  /[.!?]\s(?:the|its|their)\s(?!value|field|text|string|param|option|input)\w+(?:\s\w+)?\s$|(?:^|[.!?]\s)(?:if|when|for|unless|with|in)\b[^.!?]{0,60},\s(?:(?:it|this|the value)\s)?$/i;

const quoted = /"([^"\n]{1,60})"|'([^'\n]{1,60})'|`([^`\n]{1,60})`|“([^”\n]{1,60})”/y;
const plain = /([A-Za-z0-9][\w.+-]{0,58}\w|[A-Za-z0-9])/y;
const between = /\s?(?:,\s?(?:or|and)\s|[,|/]\s?|\s(?:or|and)\s)/y;
/** Text that may follow the last value of a closed list. */
const end = /\s?[\])}]{0,2}(?:$|[;)\n]|\.(?!\.))/y;

/** Unquoted words that leave a list open. */
const openWords = new Set(
  'etc more other others any custom number numbers string strings alphanumeric letters digits characters hyphens dashes underscores integers names ids urls'.split(
    ' ',
  ),
);
/** A range such as "A-Z". */
const isRange = (value: string) => /^\w-\w$/.test(value);

/** Phrases for values that combine several of the listed ones, or for lists that may grow. */
const openEnded =
  /\b(?:comma|semicolon|space|pipe)s?[- ](?:separated|delimited)\b|\bseparated (?:by|with)\b|\b(?:multiple|several|more) (?:values|(?:are )?(?:allowed|possible))\b|\bcombin(?:ed?|ation)\b|^(?:an? |the )?list of\b|^an? (?:list|array)\b|\byour own\b|\b(?:other|custom|unknown) \w+ (?:(?:may|might|can|will) (?!not)|(?:are|is) (?!not\b|rejected|refused|ignored|invalid|errors?))|\bone or more\b|\b(?:more|others) (?:may|might|can|will)\b/i;

/**
 * Returns the values that a description presents as the only allowed ones; undefined if it does not. Reads the first 2000
 * UTF-16 units.
 */
export function closedList(text: string): readonly string[] | undefined {
  const head = text.slice(0, 2000);
  if (openEnded.test(head)) return undefined;
  for (const [lead, kinds, least] of [
    [strongLead, [quoted, plain], 2],
    [sentenceLead, [quoted], 2],
    [weakLead, [quoted], 2],
    [bracket, [quoted], 3],
  ] as const) {
    for (const { index, 0: found } of head.matchAll(lead)) {
      if (examples.test(head.slice(Math.max(0, index - 30), index))) continue;
      const before = head.slice(Math.max(0, index - 80), index);
      if (excludedBefore.test(before) || partialSubject.test(before)) continue;
      const start = index + found.length;
      const list = kinds.map((kind) => listAt(head, start, kind)).find((values) => values && values.length >= least);
      if (list && (lead === strongLead || lead === sentenceLead || isCertain(list, head.slice(start)))) return list;
    }
  }
  return undefined;
}

/** Quoted values with spaces are sentences, and so examples. */
const isCertain = (values: readonly string[], text: string) =>
  values.every((value) => !/\s/.test(value)) && /[\s,]or\s/.test(text);

function listAt(text: string, start: number, kind: RegExp): readonly string[] | undefined {
  const values: string[] = [];
  for (let at = start; ; at = between.lastIndex) {
    const match = matchAt(kind, text, at);
    if (match === undefined) return undefined;
    const value = match.slice(1).find((part) => part !== undefined) ?? '';
    if (kind === plain && (openWords.has(value.toLowerCase()) || isRange(value))) return undefined;
    values.push(value);
    const next = at + match[0].length;
    if (matchAt(end, text, next) !== undefined) return values;
    if (matchAt(between, text, next) === undefined) return undefined;
  }
}
