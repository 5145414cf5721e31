import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { BudgetSpent, SearchBudget } from '../budget.ts';

/** Longer patterns or strings are not matched. */
const limits = { pattern: 500, text: 300, steps: 50_000 } as const;

const parser = new RegExpParser({ ecmaVersion: 2024 });
const parsed = new Map<string, AST.Pattern | undefined>();

/** Parses a pattern; undefined if it is invalid or too long. */
export function parsePattern(source: string): AST.Pattern | undefined {
  if (source.length > limits.pattern) return undefined;
  if (parsed.has(source)) return parsed.get(source);
  let pattern: AST.Pattern | undefined;
  try {
    pattern = parser.parsePattern(source, 0, source.length, { unicode: true });
  } catch {
    // Not a valid pattern.
  }
  if (parsed.size > 1000) parsed.clear();
  parsed.set(source, pattern);
  return pattern;
}

/**
 * Whether a pattern matches a string; undefined if this is uncertain. All paths through the pattern are followed at once
 * instead of backtracking, so the time is at most the length of the pattern times the square of the length of the string.
 */
export function matches(source: string, text: string): boolean | undefined {
  const pattern = text.length > limits.text ? undefined : parsePattern(source);
  if (pattern === undefined) return undefined;
  const characters = [...text];
  const matcher = new Matcher(characters, new SearchBudget(limits.steps));
  try {
    return matcher.matchAlternatives(pattern.alternatives, new Set([...characters.keys(), characters.length])).size > 0;
  } catch (error) {
    if (error instanceof BudgetSpent || error instanceof UnsupportedExpression) return undefined;
    throw error;
  }
}

/** Thrown for unsupported parts of a regular expression: lookbehind, backreferences and modifiers. */
class UnsupportedExpression extends Error {}

type Positions = ReadonlySet<number>;

class Matcher {
  readonly #text: readonly string[];
  readonly #budget: SearchBudget;
  readonly #classes = new Map<string, RegExp>();

  constructor(text: readonly string[], budget: SearchBudget) {
    this.#text = text;
    this.#budget = budget;
  }

  /** Returns the positions after any of the alternatives, starting from any of the given positions. */
  matchAlternatives(alternatives: readonly AST.Alternative[], from: Positions): Positions {
    return new Set(alternatives.flatMap(({ elements }) => [...this.#matchSequence(elements, from)]));
  }

  #matchSequence(elements: readonly AST.Element[], from: Positions): Positions {
    return elements.reduce((positions, element) => this.#matchElement(element, positions), from);
  }

  #matchElement(element: AST.Element, from: Positions): Positions {
    this.#budget.spend(1 + from.size);
    switch (element.type) {
      case 'Group':
        if (element.modifiers) throw new UnsupportedExpression();
        return this.matchAlternatives(element.alternatives, from);
      case 'CapturingGroup':
        return this.matchAlternatives(element.alternatives, from);
      case 'Quantifier':
        return this.#matchQuantifier(element, from);
      case 'Assertion':
        return new Set([...from].filter((position) => this.#holdsAt(element, position)));
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
        return this.#matchCharacter(element, from);
      default:
        throw new UnsupportedExpression();
    }
  }

  #matchQuantifier({ element, min, max }: AST.Quantifier, from: Positions): Positions {
    let positions = from;
    for (let round = 0; round < min && positions.size > 0; round += 1)
      positions = this.#matchElement(element, positions);
    const all = new Set(positions);
    for (let round = min; round < max; round += 1) {
      positions = new Set([...this.#matchElement(element, positions)].filter((position) => !all.has(position)));
      if (positions.size === 0) break;
      for (const position of positions) all.add(position);
    }
    return all;
  }

  #holdsAt(assertion: AST.Assertion, position: number): boolean {
    if (assertion.kind === 'start') return position === 0;
    if (assertion.kind === 'end') return position === this.#text.length;
    if (assertion.kind === 'word')
      return (this.#isWordCharacter(position - 1) !== this.#isWordCharacter(position)) !== assertion.negate;
    if (assertion.kind !== 'lookahead') throw new UnsupportedExpression();
    return this.matchAlternatives(assertion.alternatives, new Set([position])).size > 0 !== assertion.negate;
  }

  #isWordCharacter(position: number): boolean {
    return /^\w$/.test(this.#text[position] ?? '');
  }

  /** The JavaScript engine decides whether a character is in a class: for a single character that takes no time. */
  #matchCharacter({ raw }: AST.Character | AST.CharacterSet | AST.CharacterClass, from: Positions): Positions {
    const one = this.#classes.get(raw) ?? new RegExp(`^${raw}$`, 'u');
    this.#classes.set(raw, one);
    return new Set(
      [...from].filter((position) => one.test(this.#text[position] ?? '')).map((position) => position + 1),
    );
  }
}
