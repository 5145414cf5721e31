/** Ranges of code points in refa's format. */
const rangeTable = /JSON\.parse\('(\[\{"min":[^']+\])'\)/g;
/** Case-equivalent characters, each listed under every character of its class. */
const caseTable = /JSON\.parse\('(\{"65":\[65,97\][^']+\})'\)/g;
/** Emoji sequences: only the flag `v` supports properties of strings, and no regular expression is analysed with it. */
const emojiTable = /JSON\.parse\("\[\[\d[\d,[\]]+\]"\)/g;

/** Decodes the compressed tables; prepended to the code that contains them. */
const tableDecoders = `
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

/** Compresses refa's Unicode tables, which are two thirds of its code. Returns code without such tables unchanged. */
export function compressUnicodeTables(code: string): string {
  const short = code
    .replace(rangeTable, (_, json: string) => `shortRanges('${encodeRanges(JSON.parse(json))}')`)
    .replace(caseTable, (_, json: string) => `shortCases('${encodeCases(JSON.parse(json))}')`)
    .replace(emojiTable, '[]');
  return short === code ? code : `${tableDecoders}\n${short}`;
}

/** Encodes each range as the number of characters skipped since the last one, and the number that follow its first. */
const encodeRanges = (ranges: readonly Range[]): string =>
  ranges
    .flatMap(({ min, max }, index) => [min - 1 - (ranges[index - 1]?.max ?? -1), max - min])
    .map(base36)
    .join(' ');

const encodeCases = (cases: Readonly<Record<string, readonly number[]>>): string =>
  [...new Set(Object.values(cases).map((same) => same.map(base36).join(' ')))].join('|');

const base36 = (number: number): string => number.toString(36);

/** @throws Error if nothing was compressed. */
export function requireCompressed(isShort: boolean): void {
  if (!isShort) throw new Error('refa does not hold its tables as it did: see scripts/build/unicode-tables.ts.');
}
