/** A longer expression, and one with more ways to go on, is not tame. An engine takes milliseconds for what is. */
const most = { length: 2000, ways: 12 } as const;

/**
 * Whether an expression's own shape lets an engine compile it in no time. Engines look ahead through all that is
 * optional while they compile, and nothing stops them there: sixty `a?` in a row keep V8 busy for ever. How long a
 * tame expression is matched against a text is another question, and a limit of time its answer.
 */
export function isTame(source: string): boolean {
  if (source.length > most.length) return false;
  const bare = source.replace(/\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|\(\?(?:[:=!]|<[=!])/g, (part) =>
    part.startsWith('(') ? '(' : 'c',
  );
  // The alternatives of a single group, as in a list of names, cannot multiply with others.
  const marks = bare.split('(').length > 2 ? /\{\d+\}|[?*+|{]/g : /\{\d+\}|[?*+{]/g;
  let ways = 0;
  // A counter is written out for its first few rounds.
  for (const [mark] of bare.matchAll(marks)) ways += mark === '{' ? 3 : 1;
  return ways * (bare.includes('){') ? 4 : 1) <= most.ways;
}
