/** In code points: the length of the excerpt, and how much of it precedes the first difference. */
const excerptLength = { shown: 60, before: 20 } as const;

/** Cuts two strings to excerpts around their first difference. Both start at the same code point. */
export function excerptsAtDifference(...texts: readonly [string, string]): readonly string[] {
  const [once, now] = texts.map((text) => [...text]) as [string[], string[]];
  if (Math.max(once.length, now.length) <= excerptLength.shown) return texts;
  let same = 0;
  while (same < once.length && once[same] === now[same]) same += 1;
  const start = same < excerptLength.shown - excerptLength.before ? 0 : same - excerptLength.before;
  return [once, now].map((characters) => {
    const end = start + excerptLength.shown;
    const part = characters.slice(start, end).join('');
    return `${start > 0 ? '…' : ''}${part}${end < characters.length ? '…' : ''}`;
  });
}
