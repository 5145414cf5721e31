import { callable, opaque } from '../../value/make.ts';
import type { Callable, Origin } from '../../value/value.ts';

const tagging = (origin: Origin, tag: Callable['tag'] & object): Callable => ({
  ...callable(origin, (_, place) => opaque('a tag is called as a function', place)),
  tag,
});

const joined = (raw: readonly string[], between: readonly string[]): string =>
  raw.map((text, index) => text + (between[index] ?? '')).join('');

/** `String.raw`: what is written, backslashes included. */
export const rawTag = (origin: Origin): Callable => tagging(origin, joined);

/** What a package exports that is known without being read: the tag `dedent`. */
export const packagedTag = (specifier: string, name: string, origin: Origin): Callable | undefined =>
  specifier === 'dedent' && name === 'default' ? tagging(origin, dedented) : undefined;

/** The text without the indentation of its lines, in all versions of the package: of what they tell apart, nothing is known. */
function dedented(raw: readonly string[], between: readonly string[]): string | undefined {
  const text = joined(raw, between);
  const lines = text.split('\n');
  if (text.includes('\\') || lines.some((line) => /^ *[^\S ]/.test(line))) return undefined;
  const indents = lines.filter((line) => /^ +[^ ]/.test(line)).map((line) => line.length - line.trimStart().length);
  const indent = Math.min(...indents);
  const cut = (line: string) => (line.startsWith(' ') ? line.slice(indent) : line);
  return (indents.length > 0 ? lines.map(cut) : lines).join('\n').trim();
}
