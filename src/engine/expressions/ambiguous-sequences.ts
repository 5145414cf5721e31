import { type CharSet, NFA } from 'refa';
import { limits } from './automata.ts';

/** Two ways to split one string into words: the node of each within its word, and whether their splits have differed. */
interface Pair {
  readonly left: NFA.ReadonlyNode;
  readonly right: NFA.ReadonlyNode;
  readonly differ: boolean;
}

/**
 * The strings that are a sequence of words in two ways, as `aaaaa` is `aa` + `aaa` or `aaa` + `aa`: for each such string, a
 * repetition of the words has twice as many backtracking paths.
 *
 * @throws Error if there are too many pairs of states to examine.
 */
export function ambiguousSequences(words: NFA): NFA {
  // After that, no edge leads back to the initial state, which can then represent the end of a word.
  words.normalize();
  const { initial, finals, maxCharacter } = words;
  const pairOf = pairFactory();
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
  return NFA.fromFA(pairs, new NFA.LimitedNodeFactory(limits.states));
}

/** Returns a factory of pairs that returns the same object for the same arguments. */
function pairFactory(): (left: NFA.ReadonlyNode, right: NFA.ReadonlyNode, differ: boolean) => Pair {
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
