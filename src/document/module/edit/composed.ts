import { once } from '../../../data/once.ts';
import type { SourceFile } from '../syntax/parse.ts';

/** What is asked for in a template, and beside a `+`: what stands before one is looked at from there, not from everywhere. */
const parts = /\$\{([^{}]*)\}|\+=?(?<=([\w$.]+)?\s*\+=?)\s*([\w$.]+)?/g;
const renamed = /(?<![\w$])([\w$]+)\s+as\s+([\w$]+)/g;
const variable = /\b(?:const|let|var)\s+([\w$]+)\s*(?::[^=]*)?=\s*$/;
const property = /([\w$]+)['"]?\s*:\s*$/;

/** Nothing that announces a text is longer. */
const most = 200;

/**
 * Tells of a text whether others are put together with it, by the name of its constant or property: changed for one of them,
 * it would change them all. A property is asked for behind a dot.
 */
export function composedIn(files: readonly SourceFile[]): (text: string, start: number) => boolean {
  const names = once(() => namesIn(files));
  return (text, start) => {
    const before = text.slice(Math.max(0, start - most), start);
    const [, constant] = variable.exec(before) ?? [];
    const [, member] = property.exec(before) ?? [];
    return (constant !== undefined && names().has(constant)) || (member !== undefined && names().has(`.${member}`));
  };
}

function namesIn(files: readonly SourceFile[]): ReadonlySet<string> {
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
