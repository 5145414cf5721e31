import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { BudgetSpent, SearchBudget } from './budget.ts';

/** Longer patterns or strings are not matched. */
const limits = { pattern: 500, text: 300, steps: 50_000 } as const;

const parser = new RegExpParser({ ecmaVersion: 2024 });
const known = new Map<string, AST.Pattern | undefined>();

/** Parses a pattern; undefined if it is invalid or too long. */
export function patternOf(source: string): AST.Pattern | undefined {
  if (source.length > limits.pattern) return undefined;
  if (known.has(source)) return known.get(source);
  let pattern: AST.Pattern | undefined;
  try {
    pattern = parser.parsePattern(source, 0, source.length, { unicode: true });
  } catch {
    // Not a valid pattern.
  }
  if (known.size > 1000) known.clear();
  known.set(source, pattern);
  return pattern;
}

/**
 * Whether a pattern matches a string; undefined if this is uncertain. All paths through the pattern are followed at once
 * instead of backtracking, so the time is at most the length of the pattern times the square of the length of the string.
 */
export function matches(source: string, text: string): boolean | undefined {
  const pattern = text.length > limits.text ? undefined : patternOf(source);
  if (pattern === undefined) return undefined;
  const characters = [...text];
  const matcher = new Matcher(characters, new SearchBudget(limits.steps));
  try {
    return matcher.any(pattern.alternatives, new Set([...characters.keys(), characters.length])).size > 0;
  } catch (error) {
    if (error instanceof BudgetSpent || error instanceof UnsupportedExpression) return undefined;
    throw error;
  }
}

/** Thrown for unsupported parts of a regular expression: lookbehind, backreferences and modifiers. */
class UnsupportedExpression extends Error {}

type Places = ReadonlySet<number>;

class Matcher {
  readonly #text: readonly string[];
  readonly #budget: SearchBudget;
  readonly #classes = new Map<string, RegExp>();

  constructor(text: readonly string[], budget: SearchBudget) {
    this.#text = text;
    this.#budget = budget;
  }

  /** Returns the positions after any of the alternatives, starting from any of the given positions. */
  any(alternatives: readonly AST.Alternative[], from: Places): Places {
    return new Set(alternatives.flatMap(({ elements }) => [...this.#sequence(elements, from)]));
  }

  #sequence(elements: readonly AST.Element[], from: Places): Places {
    return elements.reduce((places, element) => this.#element(element, places), from);
  }

  #element(element: AST.Element, from: Places): Places {
    this.#budget.spend(1 + from.size);
    switch (element.type) {
      case 'Group':
        if (element.modifiers) throw new UnsupportedExpression();
        return this.any(element.alternatives, from);
      case 'CapturingGroup':
        return this.any(element.alternatives, from);
      case 'Quantifier':
        return this.#quantifier(element, from);
      case 'Assertion':
        return new Set([...from].filter((place) => this.#asserts(element, place)));
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
        return this.#character(element, from);
      default:
        throw new UnsupportedExpression();
    }
  }

  #quantifier({ element, min, max }: AST.Quantifier, from: Places): Places {
    let places = from;
    for (let round = 0; round < min && places.size > 0; round += 1) places = this.#element(element, places);
    const all = new Set(places);
    for (let round = min; round < max; round += 1) {
      places = new Set([...this.#element(element, places)].filter((place) => !all.has(place)));
      if (places.size === 0) break;
      for (const place of places) all.add(place);
    }
    return all;
  }

  #asserts(assertion: AST.Assertion, place: number): boolean {
    if (assertion.kind === 'start') return place === 0;
    if (assertion.kind === 'end') return place === this.#text.length;
    if (assertion.kind === 'word') return (this.#isWord(place - 1) !== this.#isWord(place)) !== assertion.negate;
    if (assertion.kind !== 'lookahead') throw new UnsupportedExpression();
    return this.any(assertion.alternatives, new Set([place])).size > 0 !== assertion.negate;
  }

  #isWord(place: number): boolean {
    return /^\w$/.test(this.#text[place] ?? '');
  }

  /** The JavaScript engine decides whether a character is in a class: for a single character that takes no time. */
  #character({ raw }: AST.Character | AST.CharacterSet | AST.CharacterClass, from: Places): Places {
    const one = this.#classes.get(raw) ?? new RegExp(`^${raw}$`, 'u');
    this.#classes.set(raw, one);
    return new Set([...from].filter((place) => one.test(this.#text[place] ?? '')).map((place) => place + 1));
  }
}
