import type { AST } from '@eslint-community/regexpp';
import { parsePattern } from './match.ts';

/**
 * Whether a pattern certainly matches wherever another one matches: they are equal, except that it may have more
 * alternatives, larger character classes and wider repetition counts.
 */
export function includesPattern(source: string, other: string): boolean {
  if (source === other) return true;
  const [wide, narrow] = [parsePattern(source), parsePattern(other)];
  return wide !== undefined && narrow !== undefined && !backreference.test(other) && includesAlternatives(wide, narrow);
}

/** Whether certainly no string matches both patterns: they require different characters at the same position from the start. */
export function areDisjoint(source: string, other: string): boolean {
  const [starts, others] = [source, other].map((each) => parsePattern(each)?.alternatives.map(startRangesOf) ?? [[]]);
  const areDisjointRanges = (ranges: readonly Range[], theirs: readonly Range[] | undefined) =>
    theirs?.every(([from, to]) => ranges.every(([low, high]) => high < from || to < low)) ?? false;
  return (starts ?? []).every((start) =>
    (others ?? []).every((theirs) => start.some((ranges, at) => areDisjointRanges(ranges, theirs[at]))),
  );
}

/** Returns the sets of characters at the start of a string, position by position, as far as they are certain. */
function startRangesOf({
  elements: [anchor, ...elements],
}: Pick<AST.Alternative, 'elements'>): readonly (readonly Range[])[] {
  const start: (readonly Range[])[] = [];
  if (anchor?.type !== 'Assertion' || anchor.kind !== 'start') return start;
  for (const element of elements) {
    const isRepeated = element.type === 'Quantifier' && element.min > 0;
    const ranges = rangesIn(isRepeated ? element.element : element);
    if (ranges === undefined) break;
    start.push(ranges);
    if (isRepeated) break;
  }
  return start;
}

/** A backreference, by number or name. The group that it means depends on everything before it. */
const backreference = /\\[1-9k]/;

interface Alternatives {
  readonly alternatives: readonly Pick<AST.Alternative, 'elements'>[];
}

const includesAlternatives = (wide: Alternatives, narrow: Alternatives): boolean =>
  narrow.alternatives.every(({ elements }) =>
    wide.alternatives.some(
      (other) =>
        other.elements.length === elements.length &&
        elements.every((element, at) => includesElement(other.elements[at], element)),
    ),
  );

function includesElement(wide: AST.Element | undefined, narrow: AST.Element): boolean {
  if (wide === undefined || wide.raw === narrow.raw) return wide !== undefined;
  if (wide.type === 'Quantifier') {
    const { min, max } = wide;
    const isRepeated = (inner: AST.Element, least: number, most: number) =>
      min <= least && most <= max && includesElement(wide.element, inner);
    return (
      isRepeated(narrow, 1, 1) || (narrow.type === 'Quantifier' && isRepeated(narrow.element, narrow.min, narrow.max))
    );
  }
  if (isGroup(wide))
    return includesAlternatives(wide, isGroup(narrow) ? narrow : { alternatives: [{ elements: [narrow] }] });
  const [all, some] = [rangesIn(wide), rangesIn(narrow)];
  return some?.every(([low, high]) => all?.some(([from, to]) => from <= low && high <= to)) ?? false;
}

/** Whether an element is a group without modifiers: modifiers change the meaning of everything inside. */
const isGroup = (element: AST.Element): element is AST.Group | AST.CapturingGroup =>
  element.type === 'CapturingGroup' || (element.type === 'Group' && !element.modifiers);

type Range = readonly [number, number];

const characterSetEnds: Readonly<Record<string, string>> = { '\\d': '09', '\\w': '09AZ__az' };

/** Returns the characters that an element matches; undefined if it is negated or uses a Unicode property. */
function rangesIn(element: AST.Element | AST.CharacterClassElement): readonly Range[] | undefined {
  if (element.type === 'Character') return [[element.value, element.value]];
  if (element.type === 'CharacterClassRange') return [[element.min.value, element.max.value]];
  if (element.type === 'CharacterSet') {
    const ends = [...(characterSetEnds[element.raw] ?? '')].map((end) => end.charCodeAt(0));
    return ends.length === 0
      ? undefined
      : ends.flatMap((end, at) => (at % 2 === 0 ? [[end, ends[at + 1] ?? end]] : []));
  }
  if (element.type !== 'CharacterClass' || element.negate) return undefined;
  const parts = element.elements.map(rangesIn);
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
}
