import { onceInARow } from '../../../data/once.ts';
import { otherThanLetters } from './letters.ts';

/** Chinese, Japanese and Korean say in one character what takes two letters and more elsewhere. */
const dense = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g;

/** What a reader gets to read: no comments, headings, pictures, addresses or marks. */
function prose(markdown: string): string {
  const body = withoutComments(markdown).replace(/^#.*$|^.*\n=+[ \t]*$/gm, '');
  const text = body.replace(/<[^>]{0,500}>|!\[[^\]]{0,500}\]\([^)]{0,500}\)|https?:\/\/\S+/g, '');
  return text.replace(otherThanLetters(text), ' ').trim();
}

/** One that is not closed may be an example. */
const withoutComments = (markdown: string): string =>
  markdown
    .split('<!--')
    .map((part, index) => (index === 0 ? part : part.replace(/^[\s\S]*?-->/, '')))
    .join('');

/** From a fence to the next such one, or to the end. Those of a list are as far to the right as its text. */
const fenced = /^([ \t]*)(`{3,}(?=[^`\n]*$)|~{3,}).*(?:\n(?!(?:\1)? {0,3}\2[`~]*[ \t]*$).*)*(?:\n.*)?/gm;

/** Markdown with blanks for its blocks of code: what stands there is an example. */
export const withoutCode = (markdown: string): string => markdown.replace(fenced, (code) => code.replace(/./g, ' '));

/** How much there is to read in Markdown, in characters; a dense one counts twice. Manifests of one folder have the same. */
export const lengthOfProse = onceInARow((markdown: string): number => {
  const text = prose(markdown);
  return text.length + (text.match(dense)?.length ?? 0);
});
