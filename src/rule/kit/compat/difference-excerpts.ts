/** In code points: the length of the excerpt, and how much of it precedes the first difference. */
const excerptLength = { shown: 60, before: 20 } as const;

/** Cuts two strings to excerpts around their first difference. Both start at the same code point. */
export function excerptsAtDifference(...texts: readonly [string, string]): readonly string[] {
  const [oldCharacters, newCharacters] = texts.map((text) => [...text]) as [string[], string[]];
  if (Math.max(oldCharacters.length, newCharacters.length) <= excerptLength.shown) return texts;
  let commonLength = 0;
  while (commonLength < oldCharacters.length && oldCharacters[commonLength] === newCharacters[commonLength])
    commonLength += 1;
  const start = commonLength < excerptLength.shown - excerptLength.before ? 0 : commonLength - excerptLength.before;
  return [oldCharacters, newCharacters].map((characters) => {
    const end = start + excerptLength.shown;
    const part = characters.slice(start, end).join('');
    return `${start > 0 ? '…' : ''}${part}${end < characters.length ? '…' : ''}`;
  });
}
