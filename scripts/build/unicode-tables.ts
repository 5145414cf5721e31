/** Ranges of characters, as refa holds them. */
const rangeTable = /JSON\.parse\('(\[\{"min":[^']+\])'\)/g;
/** Which characters are the same but for their case: each under all of its own kind. */
const caseTable = /JSON\.parse\('(\{"65":\[65,97\][^']+\})'\)/g;
/** Emoji of several characters: only the flag `v` knows properties of texts, and no expression is analysed with it. */
const emojiTable = /JSON\.parse\("\[\[\d[\d,[\]]+\]"\)/g;

/** What reads the short tables: it stands in front of the code that holds them. */
const readers = `
const shortNumbers = (text) => text.split(' ').map((word) => parseInt(word, 36));
const shortRanges = (text) => {
  const ranges = [];
  const steps = shortNumbers(text);
  for (let index = 0, next = 0; index < steps.length; index += 2) {
    const min = next + steps[index];
    const max = min + steps[index + 1];
    ranges.push({ min, max });
    next = max + 1;
  }
  return ranges;
};
const shortCases = (text) => {
  const cases = {};
  for (const same of text.split('|').map(shortNumbers)) for (const character of same) cases[character] = same;
  return cases;
};`;

interface Range {
  readonly min: number;
  readonly max: number;
}

/**
 * The same code with refa's tables of Unicode written short, as they are two thirds of it. The code itself where it has none.
 */
export function withShortTables(code: string): string {
  const short = code
    .replace(rangeTable, (_, json: string) => `shortRanges('${shortRanges(JSON.parse(json))}')`)
    .replace(caseTable, (_, json: string) => `shortCases('${shortCases(JSON.parse(json))}')`)
    .replace(emojiTable, '[]');
  return short === code ? code : `${readers}\n${short}`;
}

/** For each range, how many characters are between the last one and it, and how many follow its first. */
const shortRanges = (ranges: readonly Range[]): string =>
  ranges
    .flatMap(({ min, max }, index) => [min - 1 - (ranges[index - 1]?.max ?? -1), max - min])
    .map(base36)
    .join(' ');

const shortCases = (cases: Readonly<Record<string, readonly number[]>>): string =>
  [...new Set(Object.values(cases).map((same) => same.map(base36).join(' ')))].join('|');

const base36 = (number: number): string => number.toString(36);

/** @throws Error where nothing was written short. */
export function refuseLong(isShort: boolean): void {
  if (!isShort) throw new Error('refa does not hold its tables as it did: see scripts/build/unicode-tables.ts.');
}
