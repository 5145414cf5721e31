import assert from 'node:assert/strict';
import { analyse } from 'scslre';
import { exponentialPart } from '../../engine/expressions/backtracking.ts';
import type { SchemaComparison } from '../../rule/compare.ts';
import type { Facts } from '../../rule/facts.ts';
import type { Rule } from '../../rule/rule.ts';

/** Regular expressions by their source and flags. */
export type ExpressionsBySource = Map<string, RegExp>;

/** The parts of a visitor's argument that call code outside the rule: `facts` for one manifest, `schemas` for two versions. */
interface Given {
  readonly facts?: Facts;
  readonly schemas?: () => SchemaComparison;
}
type Visitor = (visit: Given) => Iterable<unknown>;

/** Wraps a rule so that every regular expression that it executes itself is recorded. */
export function observed(rule: Rule, seen: ExpressionsBySource): Rule {
  const { compare } = rule;
  return { ...observedVisitors(rule, seen), ...(compare && { compare: observedVisitors(compare, seen) }) };
}

function observedVisitors<T extends object>(all: T, seen: ExpressionsBySource): T {
  const parts = Object.entries(all).map(([name, part]) => [
    name,
    // All functions of a rule are visitors.
    typeof part === 'function' ? observedVisitor(part as Visitor, seen) : part,
  ]);
  return Object.fromEntries(parts);
}

const observedVisitor = (visitor: Visitor, seen: ExpressionsBySource): Visitor =>
  function* (visit) {
    const { facts, schemas } = visit;
    const unobservedVisit = {
      ...visit,
      ...(facts && { facts: unobserved(facts) }),
      ...(schemas && { schemas: unobservedCall(() => knownOf(schemas())) }),
    };
    const found = watching(seen, () => visitor(unobservedVisit)[Symbol.iterator]());
    for (;;) {
      const next = watching(seen, () => found.next());
      if (next.done) return;
      yield next.value;
    }
  };

const { exec } = RegExp.prototype;

/**
 * Runs `work` with `RegExp.prototype.exec` replaced: if it is not the built-in one, every regular expression method calls it.
 */
function watching<T>(seen: ExpressionsBySource, work: () => T): T {
  RegExp.prototype.exec = function (text) {
    seen.set(String(this), this);
    return exec.call(this, text);
  };
  try {
    return work();
  } finally {
    RegExp.prototype.exec = exec;
  }
}

/** Wraps facts so that expressions inside the host are not recorded. */
function unobserved(facts: Facts): Facts {
  const kinds = Object.entries(facts).map(([kind, questions]: [string, object]) => [
    kind,
    Object.fromEntries(Object.entries(questions).map(([name, ask]) => [name, unobservedCall(ask)])),
  ]);
  return Object.fromEntries(kinds);
}

/** Reads the lazily computed properties, so that this does not happen inside the rule. */
const knownOf = ({ lost, gained, undeclared }: SchemaComparison): SchemaComparison => ({
  lost: lost.map((one) => ({ ...one })),
  gained: gained.map((one) => ({ ...one })),
  undeclared: undeclared.map((one) => ({ ...one })),
});

const unobservedCall =
  <T>(ask: (...question: unknown[]) => T) =>
  (...question: unknown[]): T => {
    const watched = RegExp.prototype.exec;
    RegExp.prototype.exec = exec;
    try {
      return ask(...question);
    } finally {
      RegExp.prototype.exec = watched;
    }
  };

/** Asserts that none of the expressions takes more than linear time on some string. */
export function checkExpressions(seen: ExpressionsBySource): void {
  for (const [written, expression] of seen) {
    const speed = slowInputOf(expression);
    assert(speed === undefined, `The rule runs \`${written}\`, which takes ${speed} time on some texts.`);
  }
}

function slowInputOf({ source, flags }: RegExp): 'exponential' | 'quadratic' | undefined {
  // The flags `d` and `y` only change how matches are reported and where they start, not how long they take.
  const [report] = analyse({ source, flags: flags.replace(/[dy]/g, '') }).reports;
  if (report !== undefined) return report.exponential ? 'exponential' : 'quadratic';
  try {
    // Alternatives that can match the same text, such as `(a|aa)*`, and repetitions with high bounds.
    return exponentialPart(source, /[uv]/.test(flags)) && 'exponential';
  } catch {
    // Too complex to be analysed.
    return undefined;
  }
}
