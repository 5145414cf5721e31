import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** Matching a pattern exceeded its step budget. */
export class TooManySteps extends Error {}

/** A set of positions in a text. */
type Positions = ReadonlySet<number>;

/** The steps that are left, for one search or for several. */
export interface StepBudget {
  steps: number;
}

interface Search {
  readonly text: string;
  readonly budget: StepBudget;
  readonly flags: 's' | 'si';
}

/** @throws Error if it is not a valid regular expression. */
export const parsePattern = (source: string): AST.Pattern => new RegExpParser().parsePattern(source);

/**
 * Returns whether a regular expression matches anywhere in a text. Instead of backtracking, it simulates all positions
 * at once: each part maps a set of start positions to a set of end positions, so the steps grow with the lengths and
 * not with the number of ways to match.
 * @throws TooManySteps if the budget is exceeded, counting each part at each position.
 */
export function testInSteps(pattern: AST.Pattern, text: string, budget: StepBudget, ignoreCase = false): boolean {
  const starts = new Set(Array.from({ length: text.length + 1 }, (_, at) => at));
  return endsOfAlternatives(pattern.alternatives, starts, { text, budget, flags: ignoreCase ? 'si' : 's' }).size > 0;
}

function endsOfAlternatives(alternatives: readonly AST.Alternative[], starts: Positions, search: Search): Positions {
  const ends = new Set<number>();
  for (const { elements } of alternatives) {
    for (const end of elements.reduce((at, element) => endsOfElement(element, at, search), starts)) ends.add(end);
  }
  return ends;
}

function endsOfElement(element: AST.Element, starts: Positions, search: Search): Positions {
  search.budget.steps -= 1 + starts.size;
  if (search.budget.steps < 0) throw new TooManySteps();
  if (starts.size === 0) return starts;
  switch (element.type) {
    case 'Group':
    case 'CapturingGroup':
      return endsOfAlternatives(element.alternatives, starts, search);
    case 'Quantifier':
      return endsOfQuantifier(element, starts, search);
    case 'Assertion':
      return new Set([...starts].filter((at) => assertionHolds(element, at, search)));
    case 'Character':
    case 'CharacterSet':
    case 'CharacterClass':
      return endsOfCharacter(characterPattern(element, search.flags), starts, search);
    default:
      throw new TooManySteps();
  }
}

function endsOfQuantifier({ element, min, max }: AST.Quantifier, starts: Positions, search: Search): Positions {
  const ends = new Set(min === 0 ? starts : []);
  let current = starts;
  for (let times = 1; times <= max && current.size > 0; times++) {
    const reached = endsOfElement(element, current, search);
    // A position that was reached before leads nowhere new.
    current = times < min ? reached : new Set([...reached].filter((end) => !ends.has(end)));
    if (times >= min) for (const end of current) ends.add(end);
  }
  return ends;
}

function assertionHolds(assertion: AST.Assertion, at: number, search: Search): boolean {
  if (assertion.kind === 'start') return at === 0;
  if (assertion.kind === 'end') return at === search.text.length;
  if (assertion.kind !== 'lookahead') throw new TooManySteps();
  return endsOfAlternatives(assertion.alternatives, new Set([at]), search).size > 0 !== assertion.negate;
}

function endsOfCharacter(fits: RegExp, starts: Positions, { text }: Search): Positions {
  const ends = new Set<number>();
  for (const at of starts) if (at < text.length && fits.test(text.charAt(at))) ends.add(at + 1);
  return ends;
}

const characterPatterns = { s: new Map<string, RegExp>(), si: new Map<string, RegExp>() };

/** Returns an expression for a single character, whose match is a single step. */
function characterPattern({ raw }: AST.Element, flags: Search['flags']): RegExp {
  const pattern = characterPatterns[flags].get(raw) ?? new RegExp(`^${raw}$`, flags);
  characterPatterns[flags].set(raw, pattern);
  return pattern;
}
