import { cachedForRecent, onceFor } from '../../../data/once.ts';
import type { Path } from '../../../data/path.ts';
import { isSchema } from '../../schema/schemas-within.ts';
import type { PlacedText } from '../field/field-layers.ts';
import { lettersOf } from './letters.ts';

type Holder = Readonly<Record<string, unknown>>;
export type TextsIn = (node: Holder) => Iterable<PlacedText>;

/** A text that an entry shares with an earlier entry beside it. */
export interface SameText {
  readonly kind: PlacedText[0];
  readonly text: string;
  readonly path: Path;
  /** The key of the other entry, and the path of the text inside it. */
  readonly other: string;
  readonly otherPath: Path;
}

type FirstOccurrences = ReadonlyMap<string, readonly [key: string, path: Path]>;

const textKey = ([kind, , text]: PlacedText) => `${kind} ${lettersOf(text)}`;

/** Yields the texts of an entry that an earlier sibling also has. Case and punctuation are ignored. */
export function* sameTextsOf(siblings: Holder, key: string, textsIn: TextsIn): Generator<SameText> {
  const node = siblings[key];
  if (!isSchema(node)) return;
  const occurrences = firstOccurrencesBy(textsIn)(siblings);
  for (const placed of textsIn(node)) {
    const [other, otherPath] = occurrences.get(textKey(placed)) ?? [key, []];
    const [kind, path, text] = placed;
    if (other !== key && lettersOf(text) !== '') yield { kind, text, path, other, otherPath };
  }
}

const firstOccurrencesBy = onceFor((textsIn: TextsIn) =>
  cachedForRecent((siblings: Holder) => firstOccurrencesOf(siblings, textsIn)),
);

function firstOccurrencesOf(siblings: Holder, textsIn: TextsIn): FirstOccurrences {
  const occurrences = new Map<string, readonly [string, Path]>();
  // Sorted by name, so that the result does not depend on the order of the manifest.
  for (const [key, node] of Object.entries(siblings).sort(([a], [b]) => (a < b ? -1 : 1))) {
    for (const placed of isSchema(node) ? textsIn(node) : []) {
      const [, path, text] = placed;
      const [first] = occurrences.get(textKey(placed)) ?? [];
      // The text belongs to the entry whose name it contains.
      if (first === undefined || (hasName(text, key) && !hasName(text, first)))
        occurrences.set(textKey(placed), [key, path]);
    }
  }
  return occurrences;
}

/** Yields the title and description of an element that is not a field. */
export function* plainTexts({ title, description }: Holder): Generator<PlacedText> {
  if (typeof title === 'string') yield ['title', ['title'], title];
  if (typeof description === 'string') yield ['description', ['description'], description];
}

/** Whether a text contains the name of exactly one of two elements. */
export function hasOneName(text: string, first: string, second: string): boolean {
  return hasName(text, first) !== hasName(text, second);
}

/** Whether a text contains a name, or all of its words in any order: `The name of the sender` contains `senderName`. */
const hasName = (text: string, key: string): boolean => {
  const name = lettersOf(key);
  if (name.length < 4) return false;
  const words = wordsOf(text);
  return lettersOf(text).includes(name) || wordsOf(key).every((word) => words.includes(word));
};

const wordsOf = (text: string): readonly string[] =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
