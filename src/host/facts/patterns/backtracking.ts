import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { analyse } from 'scslre';
import { ambiguousAlternation } from './alternation.ts';
import { quantifiersOf } from './quantifiers.ts';

/** A counter this high is no bound in practice: what it repeats can be split in too many ways. */
const manyTimes = 10;

/**
 * The repetition that makes a regular expression take exponential time on some texts; undefined where none was found.
 * The expression is analysed, never run.
 *
 * @throws Error where the expression is more than the analysis can do.
 */
export function exponentialPart(source: string, unicode: boolean): readonly [start: number, end: number] | undefined {
  const parser = new RegExpParser();
  const pattern = parser.parsePattern(source, undefined, undefined, { unicode });
  const quantifiers = quantifiersOf(pattern);
  const found = repetition(source, quantifiers, unicode) ?? alternation(pattern, parser.parseFlags(unicode ? 'u' : ''));
  return found && [found.start, found.end];
}

/** A repetition inside another, both of the same characters: `(a+)+`. */
function repetition(source: string, quantifiers: readonly AST.Quantifier[], unicode: boolean) {
  const literal = { source: withoutHighBounds(source, quantifiers), flags: unicode ? 'u' : '' };
  const { parsed, reports } = analyse(literal, { reportTypes: { Move: false } });
  const report = reports.find(({ exponential }) => exponential);
  if (report === undefined || report.type === 'Move') return undefined;
  const analysed = report.type === 'Self' ? report.parentQuant : report.startQuant;
  // The analysed expression has the same quantifiers in the same order.
  return quantifiers[quantifiersOf(parsed.pattern).indexOf(analysed)];
}

function alternation(pattern: AST.Pattern, flags: AST.Flags) {
  try {
    return ambiguousAlternation({ pattern, flags });
  } catch {
    // Lookarounds and references inside the alternatives, or too many of them: no verdict.
    return undefined;
  }
}

/** The expression with `{3,80}` as `{3,}`, so that the analysis of unbounded repetitions sees it. */
function withoutHighBounds(source: string, quantifiers: readonly AST.Quantifier[]): string {
  const high = quantifiers.filter(({ max }) => max >= manyTimes && max < Infinity);
  let [text, end] = ['', source.length];
  for (const { min, greedy, element, end: after } of high.sort((a, b) => b.element.end - a.element.end)) {
    text = `{${min},}${greedy ? '' : '?'}${source.slice(after, end)}${text}`;
    end = element.end;
  }
  return source.slice(0, end) + text;
}
