import { type CharSet, NFA } from 'refa';
import { most } from './automata.ts';

/** Two ways to read one text as words: where each is in its word, and whether one ended a word where the other did not. */
interface Pair {
  readonly left: NFA.ReadonlyNode;
  readonly right: NFA.ReadonlyNode;
  readonly differ: boolean;
}

/**
 * The texts that are a row of words in two ways, as `aaaaa` is one of two and one of three letters, or the other way
 * round: what repeats words has twice as many ways to go back to for each such text.
 *
 * @throws Error where there are too many pairs of ways to look at.
 */
export function splitInTwoWays(words: NFA): NFA {
  // Nothing leads to the initial state then: it stands for the end of a word.
  words.normalize();
  const { initial, finals, maxCharacter } = words;
  const pairOf = onePairEach();
  const waysOn = (node: NFA.ReadonlyNode) => (finals.has(node as NFA.Node) ? [node, initial] : [node]);
  const outOf = ({ left, right, differ }: Pair): ReadonlyMap<Pair, CharSet> => {
    const out = new Map<Pair, CharSet>();
    for (const [one, characters] of left.out) {
      for (const [other, others] of right.out) {
        const both = characters.intersect(others);
        if (both.isEmpty) continue;
        for (const way of waysOn(one)) {
          for (const otherWay of waysOn(other)) {
            const pair = pairOf(way, otherWay, differ || (way === initial) !== (otherWay === initial));
            out.set(pair, out.get(pair)?.union(both) ?? both);
          }
        }
      }
    }
    return out;
  };
  const start = pairOf(initial, initial, false);
  const end = pairOf(initial, initial, true);
  const iterator = { initial: start, getOut: outOf, isFinal: (pair: Pair) => pair === end };
  const pairs = { maxCharacter, transitionIterator: () => iterator };
  return NFA.fromFA(pairs, new NFA.LimitedNodeFactory(most.states));
}

/** Makes pairs, the same one for the same ways. */
function onePairEach(): (left: NFA.ReadonlyNode, right: NFA.ReadonlyNode, differ: boolean) => Pair {
  const alike = new Map<NFA.ReadonlyNode, Map<NFA.ReadonlyNode, Pair>>();
  const different = new Map<NFA.ReadonlyNode, Map<NFA.ReadonlyNode, Pair>>();
  return (left, right, differ) => {
    const pairs = differ ? different : alike;
    const beside = pairs.get(left) ?? new Map<NFA.ReadonlyNode, Pair>();
    const pair = beside.get(right) ?? { left, right, differ };
    pairs.set(left, beside.set(right, pair));
    return pair;
  };
}
