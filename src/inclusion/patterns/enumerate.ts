import type { AST } from '@eslint-community/regexpp';
import { parsePattern } from './match.ts';

/** A pattern that matches more strings is not treated as an enumeration. */
const maxTexts = 100;

/** Returns all strings that a pattern matches, if it enumerates them completely: `^(kg|lb)$`. */
export const enumerateMatches = (source: string): readonly string[] | undefined =>
  enumerateAlternatives(parsePattern(source)?.alternatives ?? [], (elements) =>
    isAssertion(elements[0], 'start') && isAssertion(elements.at(-1), 'end')
      ? enumerateSequence(elements.slice(1, -1))
      : [],
  );

const isAssertion = (element: AST.Element | undefined, kind: AST.Assertion['kind']): boolean =>
  element?.type === 'Assertion' && element.kind === kind;

type Elements = AST.Alternative['elements'];

/** Returns the strings of all alternatives; undefined if any alternative cannot be enumerated. */
function enumerateAlternatives(
  alternatives: readonly AST.Alternative[],
  textsOf: (elements: Elements) => readonly string[],
): readonly string[] | undefined {
  const all = alternatives.map(({ elements }) => textsOf(elements));
  const isListed = all.length > 0 && all.every((texts) => texts.length > 0) && all.flat().length <= maxTexts;
  return isListed ? all.flat() : undefined;
}

/** Returns the strings of a sequence of characters and groups; empty if it contains anything else. */
function enumerateSequence(elements: Elements): readonly string[] {
  let texts = [''];
  for (const element of elements) {
    const parts = enumerateElement(element);
    if (parts.length * texts.length > maxTexts) return [];
    texts = texts.flatMap((text) => parts.map((part) => text + part));
  }
  return texts;
}

function enumerateElement(element: AST.Element): readonly string[] {
  if (element.type === 'Character') return [String.fromCodePoint(element.value)];
  const isGroup = element.type === 'CapturingGroup' || (element.type === 'Group' && !element.modifiers);
  return (isGroup && enumerateAlternatives(element.alternatives, enumerateSequence)) || [];
}
