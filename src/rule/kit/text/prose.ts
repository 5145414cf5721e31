import { cachedForLast } from '../../../data/once.ts';
import { otherThanLetters } from './letters.ts';

/** Characters of Chinese, Japanese and Korean: one says as much as two or more Latin letters. */
const denseCharacters = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g;

/** Extracts the prose of Markdown: without comments, headings, images, URLs and markup. */
function prose(markdown: string): string {
  const body = withoutComments(markdown).replace(/^#.*$|^.*\n=+[ \t]*$/gm, '');
  const text = body.replace(/<[^>]{0,500}>|!\[[^\]]{0,500}\]\([^)]{0,500}\)|https?:\/\/\S+/g, '');
  return text.replace(otherThanLetters(text), ' ').trim();
}

/** Removes comments. An unclosed one is kept, because it may be an example. */
const withoutComments = (markdown: string): string =>
  markdown
    .split('<!--')
    .map((part, index) => (index === 0 ? part : part.replace(/^[\s\S]*?-->/, '')))
    .join('');

/** A fenced code block, up to the matching fence or the end. In a list, both fences have the indentation of the item's text. */
const fenced = /^([ \t]*)(`{3,}(?=[^`\n]*$)|~{3,}).*(?:\n(?!(?:\1)? {0,3}\2[`~]*[ \t]*$).*)*(?:\n.*)?/gm;

/** Replaces code blocks with spaces, because they contain examples. Offsets stay the same. */
export const withoutCode = (markdown: string): string => markdown.replace(fenced, (code) => code.replace(/./g, ' '));

/**
 * Returns the length of the prose in Markdown, in UTF-16 units; Chinese, Japanese and Korean characters count twice. Cached:
 * the manifests of one folder often have the same readme.
 */
export const lengthOfProse = cachedForLast((markdown: string): number => {
  const text = prose(markdown);
  return text.length + (text.match(denseCharacters)?.length ?? 0);
});
