import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { JS } from 'refa';
import { analyse, type ParsedLiteral, type Report } from 'scslre';
import { automatonOf } from './automata.ts';
import { ambiguousGroup } from './groups.ts';
import { quantifiersOf } from './quantifiers.ts';
import { canFailAfter } from './rejection.ts';

/** A maximum this high is no bound in practice: there are too many ways to split the repeated string. */
const unboundedFrom = 10;

/**
 * The quantifier that makes a regular expression take exponential time on some strings; undefined if none was found.
 * The expression is analysed, never executed.
 *
 * @throws Error if the expression is too complex to analyse.
 */
export function exponentialPart(source: string, unicode: boolean): readonly [start: number, end: number] | undefined {
  const parser = new RegExpParser();
  const pattern = parser.parsePattern(source, undefined, undefined, { unicode });
  const literal = { pattern, flags: parser.parseFlags(unicode ? 'u' : '') };
  const found = nestedQuantifier(source, literal) ?? ambiguousGroup(literal);
  return found && [found.start, found.end];
}

/** A quantifier inside another one, both matching the same characters: `(a+)+`. */
function nestedQuantifier(source: string, literal: ParsedLiteral): AST.Quantifier | undefined {
  const quantifiers = quantifiersOf(literal.pattern);
  const unbounded = { source: withoutHighBounds(source, quantifiers), flags: literal.flags.unicode ? 'u' : '' };
  const { parsed, reports } = analyse(unbounded, { reportTypes: { Move: false } });
  const found = reports.find((report) => report.exponential && mayFailAfter(repeatedBy(report), parsed));
  // The analysed expression has the same quantifiers in the same order.
  return found && quantifiers[quantifiersOf(parsed.pattern).indexOf(repeatedBy(found))];
}

/** Whether a string of many repetitions can be rejected; true if that cannot be decided. */
function mayFailAfter(quantifier: AST.Quantifier, literal: ParsedLiteral): boolean {
  try {
    const parser = JS.Parser.fromAst(literal);
    return canFailAfter(quantifier, automatonOf(quantifier.element, parser), parser);
  } catch {
    return true;
  }
}

/** The quantifier that multiplies the alternatives: the innermost one around both quantifiers that match the same string. */
function repeatedBy(report: Report): AST.Quantifier {
  if (report.type !== 'Trade') return report.type === 'Self' ? report.parentQuant : report.quant;
  const { startQuant, endQuant } = report;
  let around: AST.Node | null = startQuant;
  while (around !== null && !(around.type === 'Quantifier' && around.max > 1 && isInside(endQuant, around)))
    around = around.parent;
  return around ?? startQuant;
}

const isInside = (node: AST.Node, { start, end }: AST.Node) => start <= node.start && node.end <= end;

const isHigh = ({ max }: AST.Quantifier) => max >= unboundedFrom && max < Infinity;

/** `[a-f]{32}` matches 32 characters, which can be split in one way only. */
const isOneLength = ({ min, max, element }: AST.Quantifier) => min === max && !element.type.endsWith('Group');

/** Rewrites `{3,80}` as `{3,}`, so that the analysis of unbounded quantifiers covers it. */
function withoutHighBounds(source: string, quantifiers: readonly AST.Quantifier[]): string {
  const high = quantifiers.filter((quantifier) => isHigh(quantifier) && !isOneLength(quantifier));
  let [text, end] = ['', source.length];
  for (const { min, greedy, element, end: after } of high.sort((a, b) => b.element.end - a.element.end)) {
    text = `{${min},}${greedy ? '' : '?'}${source.slice(after, end)}${text}`;
    end = element.end;
  }
  return source.slice(0, end) + text;
}
