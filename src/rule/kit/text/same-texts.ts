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
  readonly place: Path;
  /** The key of the other entry, and the path of the text inside it. */
  readonly other: string;
  readonly otherPlace: Path;
}

type Firsts = ReadonlyMap<string, readonly [key: string, place: Path]>;

const entryOf = ([kind, , text]: PlacedText) => `${kind} ${lettersOf(text)}`;

/** Yields the texts of an entry that an earlier sibling also has. Case and punctuation are ignored. */
export function* sameTextsOf(siblings: Holder, key: string, textsIn: TextsIn): Generator<SameText> {
  const node = siblings[key];
  if (!isSchema(node)) return;
  const firsts = firstsBy(textsIn)(siblings);
  for (const found of textsIn(node)) {
    const [other, otherPlace] = firsts.get(entryOf(found)) ?? [key, []];
    const [kind, place, text] = found;
    if (other !== key && lettersOf(text) !== '') yield { kind, text, place, other, otherPlace };
  }
}

const firstsBy = onceFor((textsIn: TextsIn) => cachedForRecent((siblings: Holder) => firstsOf(siblings, textsIn)));

function firstsOf(siblings: Holder, textsIn: TextsIn): Firsts {
  const firsts = new Map<string, readonly [string, Path]>();
  // Sorted by name, so that the result does not depend on the order of the manifest.
  for (const [key, node] of Object.entries(siblings).sort(([a], [b]) => (a < b ? -1 : 1))) {
    for (const found of isSchema(node) ? textsIn(node) : []) {
      const [, place, text] = found;
      const [first] = firsts.get(entryOf(found)) ?? [];
      // The text belongs to the entry whose name it contains.
      if (first === undefined || (hasName(text, key) && !hasName(text, first)))
        firsts.set(entryOf(found), [key, place]);
    }
  }
  return firsts;
}

/** Yields the title and description of an element that is not a field. */
export function* plainTexts({ title, description }: Holder): Generator<PlacedText> {
  if (typeof title === 'string') yield ['title', ['title'], title];
  if (typeof description === 'string') yield ['description', ['description'], description];
}

/** Whether a text contains the name of exactly one of two elements. */
export function namesOne(text: string, first: string, second: string): boolean {
  return hasName(text, first) !== hasName(text, second);
}

const hasName = (text: string, key: string): boolean => {
  const name = lettersOf(key);
  return name.length >= 4 && lettersOf(text).includes(name);
};
