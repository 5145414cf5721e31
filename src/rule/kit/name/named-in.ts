import { closest } from '../../../data/closest.ts';
import { onceForRecent } from '../../../data/once.ts';
import type { Manifest } from '../../nodes.ts';
import { isSlip } from './slip.ts';

/** More than these are not compared: real manifests have fewer, and hostile ones are to take no time. */
const most = { names: 5000, questions: 2000, words: 20 } as const;

interface Names {
  /** Without signs, in lower case: `user_id` may be how others call a `userId`. */
  readonly bare: ReadonlySet<string>;
  readonly written: readonly string[];
  questions: number;
}

/** Words that are names, wherever they stand, and whatever stands in backticks; not those of an address or a path. */
const mentions =
  /(?<![\w@./:#-])(?:[a-z]{1,40}(?:[A-Z][a-z0-9]{0,40}){1,9}|[a-z0-9]{1,40}(?:_[a-z0-9]{1,40}){1,9}|(?<=`)\w{5,60}(?=`))(?![\w@/-])/g;

const bareOf = (name: string) => name.replace(/_/g, '').toLowerCase();
const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_');

/** What a text mentions, and what of the manifest is called nearly so where nothing is called so. */
export function* misspeltNames(text: string, manifest: Manifest) {
  for (const { 0: word, index } of [...text.slice(0, 2000).matchAll(mentions)].slice(0, most.words)) {
    const names = namesIn(manifest);
    if (names.bare.has(bareOf(word)) || names.questions++ > most.questions) continue;
    const meant = closest(
      word,
      names.written.filter((name) => isNear(word, name)),
    );
    if (meant !== undefined) yield { word, index, meant };
  }
}

/** All words but one are the same, and that one is mistyped. */
function isNear(word: string, name: string): boolean {
  if (Math.abs(word.length - name.length) > 1 || word[0] !== name[0]) return false;
  const [one, two] = [wordsOf(word), wordsOf(name)];
  const [index, ...others] = one.flatMap((part, at) => (part === two[at] ? [] : [at]));
  return (
    one.length === two.length &&
    index !== undefined &&
    others.length === 0 &&
    isSlip(one[index] ?? '', two[index] ?? '')
  );
}

/** Every key, and every text that is one of a list, such as the values of an `enum`. */
const namesIn = onceForRecent((manifest: Manifest): Names => {
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
  return { bare: new Set([...names].map(bareOf)), written: [...names].slice(0, most.names), questions: 0 };
}, 10);
