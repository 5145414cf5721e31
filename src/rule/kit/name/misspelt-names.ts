import { closest } from '../../../data/closest.ts';
import { cachedForRecent } from '../../../data/once.ts';
import type { Manifest } from '../../nodes.ts';
import { isTypo } from './typo.ts';

/** Limits on the comparisons. Real manifests stay below them; hostile ones must not cost time. */
const limits = { names: 5000, questions: 2000, words: 20 } as const;

interface Names {
  /** Without underscores and in lower case: `user_id` may be another system's name for `userId`. */
  readonly normalized: ReadonlySet<string>;
  readonly written: readonly string[];
  questions: number;
}

/** Words that look like names (camelCase, snake_case or in backticks), but are not part of a URL or path. */
const nameLike =
  /(?<![\w@./:#-])(?:[a-z]{1,40}(?:[A-Z][a-z0-9]{0,40}){1,9}|[a-z0-9]{1,40}(?:_[a-z0-9]{1,40}){1,9}|(?<=`)\w{5,60}(?=`))(?![\w@/-])/g;

const normalized = (name: string) => name.replace(/_/g, '').toLowerCase();
const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_');

/** Yields the words in a text that are not names of the manifest but resemble one. */
export function* misspeltNames(text: string, manifest: Manifest) {
  for (const { 0: word, index } of [...text.slice(0, 2000).matchAll(nameLike)].slice(0, limits.words)) {
    const names = namesIn(manifest);
    if (names.normalized.has(normalized(word)) || names.questions++ > limits.questions) continue;
    const meant = closest(
      word,
      names.written.filter((name) => differsByTypo(word, name)),
    );
    if (meant !== undefined) yield { word, index, meant };
  }
}

/** Whether all words of two names are equal except one, which is a typo. */
function differsByTypo(word: string, name: string): boolean {
  if (Math.abs(word.length - name.length) > 1 || word[0] !== name[0]) return false;
  const [wordParts, nameParts] = [wordsOf(word), wordsOf(name)];
  const [index, ...others] = wordParts.flatMap((part, at) => (part === nameParts[at] ? [] : [at]));
  return (
    wordParts.length === nameParts.length &&
    index !== undefined &&
    others.length === 0 &&
    isTypo(wordParts[index] ?? '', nameParts[index] ?? '')
  );
}

/** Collects every key of the manifest, and every string in an array, such as the values of an `enum`. */
const namesIn = cachedForRecent((manifest: Manifest): Names => {
  const names = new Set<string>();
  const open: unknown[] = [manifest];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    const inList = Array.isArray(next);
    for (const [key, value] of Object.entries(next)) {
      if (!inList) names.add(key);
      if (inList && typeof value === 'string') names.add(value);
      if (typeof value === 'object' && value !== null) open.push(value);
    }
  }
  return { normalized: new Set([...names].map(normalized)), written: [...names].slice(0, limits.names), questions: 0 };
}, 10);
