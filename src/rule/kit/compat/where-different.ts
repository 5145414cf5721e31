/** In code points: the length of the excerpt, and how much of it precedes the first difference. */
const most = { shown: 60, before: 20 } as const;

/** Cuts two strings to excerpts around their first difference. Both start at the same code point. */
export function whereDifferent(...texts: readonly [string, string]): readonly string[] {
  const [once, now] = texts.map((text) => [...text]) as [string[], string[]];
  if (Math.max(once.length, now.length) <= most.shown) return texts;
  let same = 0;
  while (same < once.length && once[same] === now[same]) same += 1;
  const start = same < most.shown - most.before ? 0 : same - most.before;
  return [once, now].map((characters) => {
    const end = start + most.shown;
    const part = characters.slice(start, end).join('');
    return `${start > 0 ? '…' : ''}${part}${end < characters.length ? '…' : ''}`;
  });
}
