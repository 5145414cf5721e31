/** A default that a text names. */
export interface StatedDefault {
  /** As it is written, without quotes. */
  readonly value: string;
  readonly isQuoted: boolean;
  /** A word follows that may be a unit: "5 minutes" may be 300 in the schema. */
  readonly hasUnit: boolean;
  /** The rest of its sentence, which may name the default of other cases. */
  readonly after: string;
}

/** What comes before the value: "defaults to", "(default: ", "the default value is". */
const lead =
  /(?:\bdefaults to|\bdefault(?: value)? is|\bdefault(?: value)?:|\bdefault=|[(,;]\s?defaults?(?: to| is|:)?)\s{1,3}|[(,;]\s?default[:=]/gi;
const value =
  /^(?:"([^"\n]{1,80})"|'([^'\n]{1,80})'|`([^`\n]{1,80})`|“([^”\n]{1,80})”|(-?\d+(?:[.,]\d+|[ \u00a0\u202f]\d{3}(?!\w))*|true|false|https?:\/\/[^\s()"'`]{1,200})(?![\w/%$€:-]|\s?[x×]\s?\d))/i;
/** What makes it the default of some cases only. */
const conditional =
  /^[\s"'`”)]{0,3}(?:\/|(?:or|and|if|when|for|of|unless|in|on|until|while|with|otherwise|to|through|–|-)\b|,\s(?:or|if|when|unless|except|but|otherwise)\b)|^["'`”]?\s?\([^)]{1,40}\),?\s(?:(?:or|and)\s)?["'`“]/i;
/** What some code makes a value of, such as "current user", and what stands for none. */
const computed =
  /^(?:the|current|same|first|last|own) |^auto(?:matic|-?detect)|[{}<>$]|\(\)|^process\.|^(?:null|undefined|none|nil|infinity|""|'')$/i;
/** The case of nothing being given is the one that a default is for. */
const absence =
  /^[\s"'`”),]{0,3}(?:if|when|unless)\s(?:it is |it's |this is )?(?:not |omitted|left|empty|unset|un|no |none|absent|missing|blank|otherwise|specified|provided|set)/i;

/** The case of a sentence that begins with it: "For large parcels, the default is 20". */
const leadingCase =
  /^\s*(?:if|when|while|where|once|for|in|on|with|without|unless|until|except|after|before)\b(?!\sto\b)/i;
const leadingAbsence =
  /\b(?:not|omitted|left|empty|unset|unspecified|undefined|no|none|absent|missing|blank|without)\b|^\s*unless\b.*\b(?:given|set|specified|provided|defined)\b/i;
/** Those whose default it is where it is not the field's, right before it: "the API defaults to", "Slack's default is", "GitHub defaults to". */
const others =
  /\b(?:(?:api|service|server|platform|provider|model|account|workspace|organi[sz]ation|library)|(?!(?:field|it|value|parameter|option|setting|property)['’]s)\w+['’]s(?: own)?)\s(?:the\s)?$/i;
const brand = /\b[A-Z][a-z0-9]*[A-Z]\w*\s$/;
/** What denies it, or sets the value apart from it: "no longer defaults to", "overrides the default: ". */
const denied =
  /\b(?:no longer|not|never|previously|formerly|instead of|rather than|other than|different from|unlike|overrid(?:es?|ing)|replac(?:es?|ing)|chang(?:es?|ing))\s(?:(?:the|its)\s)?$/i;
const unitInBrackets =
  /^\s?\(\s?(?:in )?(?:%|(?:milli|micro)?sec|min|hour|day|week|month|year|kilo|mega|giga|byte|percent|(?:ms|s|h|[kmg]i?b)\b)/i;

/** Whether what is said is the default of some cases only, or no default of the field. */
function isElsewhere(before: string, lead: string): boolean {
  // What stands in brackets is said of the field.
  if (lead.startsWith('(')) return false;
  const sentence =
    before
      .slice(-300)
      .split(/[.!?;:(]\s|\n/)
      .at(-1) ?? '';
  if (leadingCase.test(sentence)) return !leadingAbsence.test(sentence);
  const near = before.slice(-40);
  return others.test(near) || brand.test(near) || denied.test(near);
}

/** The default that a text names as a value; undefined where it names none, or says in words what happens. */
export function statedDefault(text: string): StatedDefault | undefined {
  const head = text.slice(0, 2000);
  for (const { index, 0: found } of head.matchAll(lead)) {
    if (isElsewhere(head.slice(0, index), found)) continue;
    const rest = head.slice(index + found.length);
    const match = value.exec(rest);
    if (match === null) continue;
    const after = rest.slice(match[0].length);
    if (conditional.test(after) && !absence.test(after)) continue;
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
      hasUnit: unitInBrackets.test(after) || (/^\s?[a-z%$€]/i.test(after) && !absence.test(after)),
      after: after.split(/[.!?]\s(?=[A-Z])|\n/, 1)[0] ?? '',
    };
  }
  return undefined;
}
