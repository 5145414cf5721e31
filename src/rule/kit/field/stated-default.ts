/** A default that a description mentions. */
export interface StatedDefault {
  /** The value as written, without quotes. */
  readonly value: string;
  readonly isQuoted: boolean;
  /** True if a word follows that may be a unit: "5 minutes" may be 300 in the schema. */
  readonly hasUnit: boolean;
  /** The rest of the sentence, which may mention the default for other cases. */
  readonly after: string;
}

/** Text before the value: "defaults to", "(default: ", "the default value is". */
const lead =
  /(?:\bdefaults to|\bdefault(?: value)? is|\bdefault(?: value)?:|\bdefault ?=|[(,;]\s?defaults?(?: to| is|:)?)\s{1,3}|[(,;]\s?default[:=]/gi;
/** The value before the words, which is unambiguous only in brackets: "(25 by default)". */
const trailing = /\(([^()\n]{1,80}) by default\)/gi;
const value =
  /^(?:"([^"\n]{1,80})"|'([^'\n]{1,80})'|`([^`\n]{1,80})`|“([^”\n]{1,80})”|(-?\d+(?:[.,]\d+|[ \u00a0\u202f]\d{3}(?!\w))*|true|false|https?:\/\/[^\s()"'`]{1,200})(?![\w/%$€:-]|\s?[x×]\s?\d))/i;
/** Text after the value that limits it to some cases. */
const conditional =
  /^[\s"'`”)]{0,3}(?:\/|(?:or|and|if|when|for|of|unless|in|on|until|while|with|otherwise|to|through|–|-)\b|,\s(?:or|if|when|unless|except|but|otherwise)\b)|^["'`”]?\s?\([^)]{1,40}\),?\s(?:(?:or|and)\s)?["'`“]/i;
/** Values that code computes, such as "current user", or that mean "no value". */
const computed =
  /^(?:the|current|same|first|last|own) |^auto(?:matic|-?detect)|[{}<>$]|\(\)|^process\.|^(?:null|undefined|none|nil|infinity|""|'')$/i;
/** A condition that the value is missing: that is the normal case of a default. */
const absenceCondition =
  /^[\s"'`”),]{0,3}(?:if|when|unless)\s(?:it is |it's |this is )?(?:not |omitted|left|empty|unset|un|no |none|absent|missing|blank|otherwise|specified|provided|set)/i;

/** A sentence that begins with a condition: "For large parcels, the default is 20". */
const leadingCondition =
  /^\s*(?:if|when|while|where|once|for|in|on|with|without|unless|until|except|after|before)\b(?!\sto\b)/i;
const leadingAbsence =
  /\b(?:not|omitted|left|empty|unset|unspecified|undefined|no|none|absent|missing|blank|without)\b|^\s*unless\b.*\b(?:given|set|specified|provided|defined)\b/i;
/**
 * Words directly before the phrase that name another owner of the default: "the API defaults to", "Slack's default is",
 * "GitHub defaults to".
 */
const otherOwner =
  /\b(?:(?:api|service|server|platform|provider|model|account|workspace|organi[sz]ation|library)|(?!(?:field|it|value|parameter|option|setting|property)['’]s)\w+['’]s(?: own)?)\s(?:the\s)?$/i;
const brandName = /\b[A-Z][a-z0-9]*[A-Z]\w*\s$/;
/** Words before the phrase that negate it or contrast with it: "no longer defaults to", "overrides the default: ". */
const denial =
  /\b(?:no longer|not|never|previously|formerly|instead of|rather than|other than|different from|unlike|overrid(?:es?|ing)|replac(?:es?|ing)|chang(?:es?|ing))\s(?:(?:the|its)\s)?$/i;
const unitInBrackets =
  /^\s?\(\s?(?:in )?(?:%|(?:milli|micro)?sec|min|hour|day|week|month|year|kilo|mega|giga|byte|percent|(?:ms|s|h|[kmg]i?b)\b)/i;

/** Whether the statement covers only some cases, or is not about the field's own default. */
function isAboutSomethingElse(before: string, lead: string): boolean {
  // Text in brackets is always about the field.
  if (lead.startsWith('(')) return false;
  const sentence =
    before
      .slice(-300)
      .split(/[.!?;:(]\s|\n/)
      .at(-1) ?? '';
  if (leadingCondition.test(sentence)) return !leadingAbsence.test(sentence);
  const near = before.slice(-40);
  return otherOwner.test(near) || brandName.test(near) || denial.test(near);
}

/**
 * Returns the default that a description mentions as a value; undefined if it mentions none, or describes it in words. Reads
 * the first 2000 UTF-16 units.
 */
export function statedDefault(text: string): StatedDefault | undefined {
  const head = text.slice(0, 2000).replace(trailing, '(default: $1)');
  for (const { index, 0: found } of head.matchAll(lead)) {
    if (isAboutSomethingElse(head.slice(0, index), found)) continue;
    const rest = head.slice(index + found.length);
    const match = value.exec(rest);
    if (match === null) continue;
    const after = rest.slice(match[0].length);
    if (conditional.test(after) && !absenceCondition.test(after)) continue;
    const plain = match[5]?.replace(/[.,;:!?]$/, '');
    const quoted = match.slice(1, 5).find((part) => part !== undefined);
    const written = quoted ?? plain ?? '';
    if (computed.test(written)) continue;
    return {
      value:
        quoted === undefined
          ? written.replace(/^-?\d{1,3}(?:[,\s]\d{3})+(?!\d)/, (number) => number.replace(/[,\s]/g, ''))
          : written,
      isQuoted: quoted !== undefined,
      hasUnit: unitInBrackets.test(after) || (/^\s?[a-z%$€]/i.test(after) && !absenceCondition.test(after)),
      after: after.split(/[.!?]\s(?=[A-Z])|\n/, 1)[0] ?? '',
    };
  }
  return undefined;
}
