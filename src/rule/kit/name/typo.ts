import { once } from '../../../data/once.ts';

/** Pairs of real words that differ by one typo, or two spellings of one word. */
const similarWords: readonly string[] = [
  'action auction',
  'adapted adopted',
  'adaption adoption',
  'addressees addresses',
  'angel angle',
  'artefact artifact',
  'barely barley',
  'binding bonding',
  'board broad',
  'casting costing',
  'casual causal',
  'centered centred',
  'clicked clocked',
  'complaint compliant',
  'complement compliment',
  'confirm conform',
  'contact contract',
  'counties countries',
  'crashed crushed',
  'dairy diary',
  'dependant dependent',
  'desert dessert',
  'despatch dispatch',
  'eternal external',
  'exercise exorcise',
  'expanded expended',
  'expert export',
  'falling filling',
  'farther further',
  'fiberglass fibreglass',
  'flashed flushed',
  'grayscale greyscale',
  'invitees invites',
  'landing lending',
  'lasting listing',
  'leading loading',
  'lightening lightning',
  'marital martial',
  'massage message',
  'messing missing',
  'molding moulding',
  'naively natively',
  'national notional',
  'packet pocket',
  'packing picking',
  'pasting posting',
  'perfect prefect',
  'polices policies',
  'polling pulling',
  'prescribe proscribe',
  'quiet quite',
  'reacted redacted',
  'reaction redaction',
  'referer referrer',
  'remainder reminder',
  'replaying replying',
  'retired retried',
  'sacred scared',
  'salted slated',
  'sending spending',
  'sentence sentience',
  'shipped shopped',
  'signed singed',
  'silver sliver',
  'sobject subject',
  'specialties specialities',
  'starting stating',
  'stationary stationery',
  'stepped stopped',
  'sticking stocking',
  'stranger stronger',
  'tasting testing',
  'there three',
  'thorough through',
  'timedout timeout',
  'tipping topping',
  'tired tried',
  'tracing tracking',
  'tracking trucking',
  'trail trial',
  'united untied',
];

/** English words and their French, Spanish, German, Dutch or Portuguese equivalents: text may be in any language. */
const translations: readonly string[] = [
  'accessible accesible',
  'applicable aplicable',
  'assistant assistent',
  'booking boeking',
  'carousel carrousel',
  'commercial comercial',
  'connector conector',
  'correspondence correspondance',
  'enterprise entreprise',
  'example exemple',
  'function fonction',
  'language langage',
  'machine maschine',
  'network netwerk',
  'official oficial',
  'origins origens',
  'persistent persistant',
  'person persoon',
  'platform plattform',
  'possible posible',
  'problem probleem',
  'professional profesional',
  'recommendation recommandation',
  'resource ressource',
  'responsible responsable',
  'subdomain subdomein',
  'symbol symbool',
  'system systeem',
  'traffic trafic',
  'warning warnung',
  'website webseite',
];

/** The stems of two words: `contacted` and `contracts` are as similar as `contact` and `contract`. */
const stemsOf = (words: readonly string[]): string =>
  words
    .map((word) => word.replace(/(?:e[drs]?|ing|or|s)$/, ''))
    .sort()
    .join(' ');

const confusable = once(
  (): ReadonlySet<string> => new Set([...similarWords, ...translations].map((pair) => stemsOf(pair.split(' ')))),
);

const vowels = new Set('aeiou');
const minLengths = { swap: 5, doubled: 6, other: 7 } as const;

/**
 * Whether one word looks like a typo of the other: two letters swapped, one left out or doubled, a wrong vowel. Both must be
 * in lower case. Differences in the ending do not count, because they are usually grammar.
 */
export function isTypo(word: string, other: string): boolean {
  const [short, long] = word.length <= other.length ? [word, other] : [other, word];
  if (long.length - short.length > 1 || short[0] !== long[0] || short.at(-1) !== long.at(-1)) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (at === short.length || confusable().has(stemsOf([word, other]))) return false;
  return short.length === long.length ? isSwapOrVowel(short, long, at) : isLetterMissing(short, long, at);
}

function isSwapOrVowel(one: string, two: string, at: number): boolean {
  const [a = '', b = ''] = [one[at], two[at]];
  if (one.slice(at + 1) !== two.slice(at + 1))
    return one.length >= minLengths.swap && isSwap(one.slice(at), two.slice(at));
  return one.length >= minLengths.other && at < one.length - 2 && vowels.has(a) && vowels.has(b);
}

/** Whether the first two letters are swapped. `centres` is correct British English, `membres` is French. */
const isSwap = (one: string, two: string): boolean =>
  one[0] === two[1] && one[1] === two[0] && one.slice(2) === two.slice(2) && !/^(?:er|re)s$/.test(one);

function isLetterMissing(short: string, long: string, at: number): boolean {
  if (short.slice(at) !== long.slice(at + 1)) return false;
  const letter = long[at];
  // The first difference comes after all equal letters, so a doubled letter comes after its twin.
  const isDoubled = letter === long[at - 1];
  const rest = short.slice(at);
  if (isDoubled) {
    // Dutch doubles the vowel of the last syllable: `centraal`, `standaard`.
    const isDutch = letter === 'a' && /^[^aeiou]{1,2}$/.test(rest);
    return short.length >= minLengths.doubled && letter !== 'l' && !isDutch && !/^(?:ed|er|ing)s?$/.test(rest);
  }
  // `behaviour`, `judgement`, `paediatric` and `likeable` are correct spellings.
  const isVariant =
    (letter === 'u' && long[at - 1] === 'o' && rest.startsWith('r')) ||
    (letter === 'e' && /^(?:ment|abl[ey])/.test(rest)) ||
    (/[ao]/.test(letter ?? '') && rest.startsWith('e'));
  return short.length >= minLengths.other && rest.length > 2 && !isVariant;
}
