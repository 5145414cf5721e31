import { callable, opaque } from '../../value/make.ts';
import type { Callable, Origin } from '../../value/value.ts';

const tagging = (origin: Origin, tag: Callable['tag'] & object): Callable => ({
  ...callable(origin, (_, place) => opaque('a tag is called as a function', place)),
  tag,
});

const joined = (raw: readonly string[], between: readonly string[]): string =>
  raw.map((text, index) => text + (between[index] ?? '')).join('');

/** `String.raw`: the source text, including backslashes. */
export const rawTag = (origin: Origin): Callable => tagging(origin, joined);

/** An export of a package that is known without being read: the tag `dedent`. */
export const packagedTag = (specifier: string, name: string, origin: Origin): Callable | undefined =>
  specifier === 'dedent' && name === 'default' ? tagging(origin, dedented) : undefined;

/** Removes the indentation of the lines, like all versions of the package; returns undefined if the versions differ. */
function dedented(raw: readonly string[], between: readonly string[]): string | undefined {
  const text = joined(raw, between);
  const lines = text.split('\n');
  if (text.includes('\\') || lines.some((line) => /^ *[^\S ]/.test(line))) return undefined;
  const indents = lines.filter((line) => /^ +[^ ]/.test(line)).map((line) => line.length - line.trimStart().length);
  const indent = Math.min(...indents);
  const cut = (line: string) => (line.startsWith(' ') ? line.slice(indent) : line);
  return (indents.length > 0 ? lines.map(cut) : lines).join('\n').trim();
}
