import type { Diagnostic } from '../engine/result.ts';

/**
 * For people, one line where a rule finds the same text wrong in many places of the manifest: a definition may write it
 * once and use it often. The first stands for all and says how many more there are.
 */
export function mergeRepeated(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const groups = new Map<string, { first: Diagnostic; more: number }>();
  for (const diagnostic of diagnostics) {
    const { rule, messageId, location, pointer } = diagnostic;
    const { file, start, end, approximate } = location;
    const place = approximate ? pointer : `${start.line}:${start.column}-${end.line}:${end.column}`;
    const group = [rule, messageId, file, place].join('\0');
    const known = groups.get(group);
    if (known) known.more++;
    else groups.set(group, { first: diagnostic, more: 0 });
  }
  return [...groups.values()].map(({ first, more }) =>
    more === 0
      ? first
      : { ...first, message: `${first.message} The same holds for ${placesText(more)} made of this text.` },
  );
}

const placesText = (count: number) => (count === 1 ? '1 more place' : `${count} more places`);
