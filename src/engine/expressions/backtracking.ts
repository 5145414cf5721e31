import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { JS } from 'refa';
import { analyse, type ParsedLiteral, type Report } from 'scslre';
import { automatonOf } from './automata.ts';
import { ambiguousGroup } from './groups.ts';
import { quantifiersOf } from './quantifiers.ts';
import { canBeRefused } from './refusal.ts';

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
  const literal = { pattern, flags: parser.parseFlags(unicode ? 'u' : '') };
  const found = repetition(source, literal) ?? ambiguousGroup(literal);
  return found && [found.start, found.end];
}

/** A repetition inside another, both of the same characters: `(a+)+`. */
function repetition(source: string, literal: ParsedLiteral): AST.Quantifier | undefined {
  const quantifiers = quantifiersOf(literal.pattern);
  const unbounded = { source: withoutHighBounds(source, quantifiers), flags: literal.flags.unicode ? 'u' : '' };
  const { parsed, reports } = analyse(unbounded, { reportTypes: { Move: false } });
  const found = reports.find((report) => report.exponential && mayBeRefused(repeatedBy(report), parsed));
  // The analysed expression has the same quantifiers in the same order.
  return found && quantifiers[quantifiersOf(parsed.pattern).indexOf(repeatedBy(found))];
}

/** Whether a text with many rounds may be refused; where that cannot be told, it may. */
function mayBeRefused(quantifier: AST.Quantifier, literal: ParsedLiteral): boolean {
  try {
    const parser = JS.Parser.fromAst(literal);
    return canBeRefused(quantifier, automatonOf(quantifier.element, parser), parser);
  } catch {
    return true;
  }
}

/** What repeats the ways that there are: the innermost repetition around both that share a text. */
function repeatedBy(report: Report): AST.Quantifier {
  if (report.type !== 'Trade') return report.type === 'Self' ? report.parentQuant : report.quant;
  const { startQuant, endQuant } = report;
  let around: AST.Node | null = startQuant;
  while (around !== null && !(around.type === 'Quantifier' && around.max > 1 && isInside(endQuant, around)))
    around = around.parent;
  return around ?? startQuant;
}

const isInside = (node: AST.Node, { start, end }: AST.Node) => start <= node.start && node.end <= end;

const isHigh = ({ max }: AST.Quantifier) => max >= manyTimes && max < Infinity;

/** `[a-f]{32}` takes 32 characters, and there is no other way to split them. */
const isOneLength = ({ min, max, element }: AST.Quantifier) => min === max && !element.type.endsWith('Group');

/** The expression with `{3,80}` as `{3,}`, so that the analysis of unbounded repetitions sees it. */
function withoutHighBounds(source: string, quantifiers: readonly AST.Quantifier[]): string {
  const high = quantifiers.filter((quantifier) => isHigh(quantifier) && !isOneLength(quantifier));
  let [text, end] = ['', source.length];
  for (const { min, greedy, element, end: after } of high.sort((a, b) => b.element.end - a.element.end)) {
    text = `{${min},}${greedy ? '' : '?'}${source.slice(after, end)}${text}`;
    end = element.end;
  }
  return source.slice(0, end) + text;
}
