import { once } from '../../../data/once.ts';
import type { SourceFile } from '../syntax/parse.ts';
import type { Origin } from '../value/value.ts';

/**
 * Matches the expressions in a template, and the operands of `+`. A left operand is matched by a lookbehind from the `+`, as a
 * match from every offset would be slow.
 */
const parts = /\$\{([^{}]*)\}|\+=?(?<=([\w$.]+)?\s*\+=?)\s*([\w$.]+)?/g;
const renamed = /(?<![\w$])([\w$]+)\s+as\s+([\w$]+)/g;
const variable = /\b(?:const|let|var)\s+([\w$]+)\s*(?::[^=]*)?=\s*$/;
const property = /([\w$]+)['"]?\s*:\s*$/;

/** The source text before a string that introduces it is shorter. */
const maximumContext = 200;

/**
 * Returns a predicate for string literals: true if the constant or property that holds the string is part of a template or a
 * concatenation, so that a change would affect other strings. Only accesses after a dot count as uses of a property.
 */
export function composedIn(
  files: readonly SourceFile[],
  isConsumed: (origin: Origin) => boolean,
): (text: string, origin: Origin) => boolean {
  const names = once(() => composedNames(files));
  return (text, origin) => {
    const { start } = origin;
    if (isConsumed(origin)) return true;
    const before = text.slice(Math.max(0, start - maximumContext), start);
    const [, constant] = variable.exec(before) ?? [];
    const [, member] = property.exec(before) ?? [];
    return (constant !== undefined && names().has(constant)) || (member !== undefined && names().has(`.${member}`));
  };
}

function composedNames(files: readonly SourceFile[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { text } of files) {
    for (const [, inside = '', left = '', right = ''] of text.matchAll(parts)) {
      for (const [name] of `${inside} ${left} ${right}`.matchAll(/\.?[\w$]+/g)) names.add(name);
    }
  }
  for (const { text } of files) {
    for (const [, original = '', alias = ''] of text.matchAll(renamed)) if (names.has(alias)) names.add(original);
  }
  return names;
}
