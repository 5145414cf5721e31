/** A longer expression, or one with more choices, is not tame. An engine compiles a tame one within milliseconds. */
const limits = { length: 2000, ways: 12 } as const;

/**
 * Returns whether the shape of an expression guarantees that an engine compiles it quickly. Engines look ahead through
 * everything optional while they compile, and cannot be interrupted there: sixty `a?` in a row keep V8 busy forever.
 * How long a tame expression takes to match is another question, which a timeout answers.
 */
export function isTame(source: string): boolean {
  if (source.length > limits.length) return false;
  const bare = source.replace(/\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|\(\?(?:[:=!]|<[=!])/g, (part) =>
    part.startsWith('(') ? '(' : 'c',
  );
  // The alternatives of a single group, as in a list of names, cannot multiply with others.
  const marks = bare.split('(').length > 2 ? /\{\d+\}|[?*+|{]/g : /\{\d+\}|[?*+{]/g;
  let ways = 0;
  // Engines unroll the first few rounds of a counted repetition.
  for (const [mark] of bare.matchAll(marks)) ways += mark === '{' ? 3 : 1;
  return ways * (bare.includes('){') ? 4 : 1) <= limits.ways;
}
