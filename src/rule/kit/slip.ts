/** Words that are one slip apart, and words both; or two ways of writing one. */
const confusable: ReadonlySet<string> = new Set(
  [
    'action auction',
    'adapted adopted',
    'angel angle',
    'artefact artifact',
    'board broad',
    'casual causal',
    'complement compliment',
    'confirm conform',
    'contact contract',
    'contacted contracted',
    'dairy diary',
    'eternal external',
    'expanded expended',
    'expert export',
    'falling filling',
    'grayscale greyscale',
    'lasting listing',
    'leading loading',
    'massage message',
    'messing missing',
    'naively natively',
    'packing picking',
    'pasting posting',
    'polices policies',
    'polling pulling',
    'quiet quite',
    'reacted redacted',
    'reaction redaction',
    'referer referrer',
    'remainder reminder',
    'replaying replying',
    'retired retried',
    'sending spending',
    'shipped shopped',
    'shipping shopping',
    'sobject subject',
    'starting stating',
    'stepped stopped',
    'stranger stronger',
    'there three',
    'timedout timeout',
    'tracing tracking',
    'tracking trucking',
    'trail trial',
    'united untied',
  ].flatMap((pair) => [
    pair,
    pair
      .split(' ')
      .map((word) => `${word}s`)
      .join(' '),
  ]),
);

const vowels = new Set('aeiou');
const least = { swap: 5, doubled: 6, other: 7 } as const;

/**
 * Whether one of two words looks like the other, mistyped: two letters swapped, one left out or doubled, a wrong vowel.
 * Both are in lower case. Endings are left out: those are grammar.
 */
export function isSlip(word: string, other: string): boolean {
  const [short, long] = word.length <= other.length ? [word, other] : [other, word];
  if (long.length - short.length > 1 || short[0] !== long[0] || short.at(-1) !== long.at(-1)) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (at === short.length || confusable.has([word, other].sort().join(' '))) return false;
  return short.length === long.length ? isSwapOrVowel(short, long, at) : isGap(short, long, at);
}

function isSwapOrVowel(one: string, two: string, at: number): boolean {
  const [a = '', b = ''] = [one[at], two[at]];
  if (one.slice(at + 1) !== two.slice(at + 1))
    return (
      one.length >= least.swap && one[at + 1] === b && two[at + 1] === a && one.slice(at + 2) === two.slice(at + 2)
    );
  return one.length >= least.other && at < one.length - 2 && vowels.has(a) && vowels.has(b);
}

function isGap(short: string, long: string, at: number): boolean {
  if (short.slice(at) !== long.slice(at + 1)) return false;
  const letter = long[at];
  // The first letter that differs comes after all that are the same: a doubled one after its twin.
  const isDoubled = letter === long[at - 1];
  const rest = short.slice(at);
  if (isDoubled) return short.length >= least.doubled && letter !== 'l' && !/^(?:ed|er|ing)s?$/.test(rest);
  // `behaviour` and `judgement` are right elsewhere.
  const isVariant = (letter === 'u' && /o$/.test(long.slice(0, at)) && rest.startsWith('r')) || /^ment/.test(rest);
  return short.length >= least.other && rest.length > 2 && !isVariant;
}
