import type { AST } from '@eslint-community/regexpp';
import { DFA, type JS, NFA } from 'refa';
import { automatonWithEmpty, limits } from './automata.ts';

/** The number of repetitions to try: what is still rejected after so many always is, except after a higher bound. */
const maxRepetitions = 200;

/**
 * Whether a repetition and what follows it can reject input that begins with any number of the given strings: only then does
 * the matcher backtrack through the other ways to match them.
 *
 * @throws Error if that cannot be decided: lookarounds, backreferences, or too many states.
 */
export function canFailAfter(quantifier: AST.Quantifier, texts: NFA, parser: JS.Parser): boolean {
  const refused = rejectedStrings(quantifier, parser);
  // From each remaining state, a rejection can be reached.
  refused.removeUnreachable();
  let states: ReadonlySet<DFA.ReadonlyNode> = new Set(refused.finals.size > 0 ? [refused.initial] : []);
  for (let times = 0; times < maxRepetitions && states.size > 0; times += 1) {
    const next = statesAfter(states, texts);
    if (next.size === states.size && [...next].every((state) => states.has(state))) break;
    states = next;
  }
  return states.size > 0;
}

/** The states that any of the strings leads to from any of the given states. */
function statesAfter(states: Iterable<DFA.ReadonlyNode>, texts: NFA): ReadonlySet<DFA.ReadonlyNode> {
  const behind = new Set<DFA.ReadonlyNode>();
  const seen = new Map<DFA.ReadonlyNode, Set<NFA.ReadonlyNode>>();
  const open: (readonly [DFA.ReadonlyNode, NFA.ReadonlyNode])[] = [...states].map((state) => [state, texts.initial]);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [state, node] = next;
    const nodes = seen.get(state) ?? new Set();
    if (nodes.has(node)) continue;
    seen.set(state, nodes.add(node));
    if (texts.finals.has(node as NFA.Node)) behind.add(state);
    for (const [to, characters] of node.out) {
      for (const [range, target] of state.out) {
        if (!characters.isDisjointWith(range)) open.push([target, to]);
      }
    }
  }
  return behind;
}

/** The automaton of the strings that cannot be continued to a match from the start of a repetition. */
function rejectedStrings(quantifier: AST.Quantifier, parser: JS.Parser): DFA {
  const taken = automatonWithEmpty([quantifier], parser);
  let isToEnd = false;
  let node: AST.Node = quantifier;
  for (let { parent } = quantifier as AST.Node; parent !== null; { parent } = node) {
    if (parent.type === 'Assertion') throw new Error('What follows a lookaround is not its own.');
    if (parent.type === 'Quantifier') taken.append(furtherRepetitions(parent, parser));
    if (parent.type === 'Alternative') {
      const rest = parent.elements.slice(parent.elements.indexOf(node as AST.Element) + 1);
      isToEnd = parent.parent.type === 'Pattern' && isEnd(rest.at(-1));
      taken.append(automatonWithEmpty(isToEnd ? rest.slice(0, -1) : rest, parser));
    }
    node = parent;
  }
  if (!isToEnd) taken.append(NFA.all({ maxCharacter: parser.maxCharacter }));
  const refused = DFA.fromFA(taken, new DFA.LimitedNodeFactory(limits.states));
  refused.complement();
  return refused;
}

/** The further repetitions that may follow one. */
function furtherRepetitions({ element, max }: AST.Quantifier, parser: JS.Parser): NFA {
  const rounds = automatonWithEmpty([element], parser);
  rounds.quantify(0, max - 1);
  return rounds;
}

const isEnd = (element: AST.Element | undefined): boolean => element?.type === 'Assertion' && element.kind === 'end';
