import { opaque } from '../../value/make.ts';
import type { Opaque } from '../../value/value.ts';
import type { Modules } from '../module-store.ts';
import { evaluatedObjects } from './built-ins.ts';

const names = evaluatedObjects.replaceAll(' ', '|');
const anyName = `\\b(?:${names})\\b`;

/** Words without which no module changes a built-in object: most modules have none of them. */
const words = new RegExp(`${names}|__proto__|prototype|getPrototypeOf|constructor|global|eval|\\\\u`);

/**
 * What the text of a module contains if it changes a built-in object: an assignment, an alias, a way to a prototype, or
 * characters that hide one of these.
 */
const signs = new RegExp(
  [
    `${anyName}[\\w.\\s[\\]()'"]{0,200}=[^=>]`,
    `${anyName}\\s*(?:[,;)}]|/[/*])`,
    `[=,(]\\s*${anyName}\\s*$`,
    '\\b(?:__proto__|prototype|getPrototypeOf|constructor|globalThis|global|eval)\\b',
    '\\\\u|\\S\\s{60}\\s*[=.[]',
  ].join('|'),
  'm',
);

/**
 * Returns an opaque value, located at the change, if a module changes a built-in object, as `Array.prototype.map = …` does:
 * then nothing is known. Returns undefined if none does. The text decides which modules are searched.
 * @param use makes a module part of the definition.
 */
export function builtInChangedBy(
  files: Iterable<string>,
  modules: Modules,
  use: (file: string) => unknown,
): Opaque | undefined {
  for (const file of files) {
    const text = modules.textOf(file);
    const mayChange = words.test(text) && signs.test(text);
    const changed = mayChange ? modules.get(file)?.names.mutations.marks.changedBuiltIn : undefined;
    if (changed === undefined) continue;
    use(file);
    const { name, at } = changed;
    const origin = { file, start: at?.start ?? 0, end: at?.end ?? 0 };
    return opaque(name === 'eval' ? whyEval : whyChanged(name), origin);
  }
  return undefined;
}

const whyEval = '`eval` runs code that may change anything';
const whyChanged = (name: string) => `\`${name}\` is changed, and what built-in functions return is not known`;
