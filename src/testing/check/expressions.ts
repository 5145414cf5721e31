import assert from 'node:assert/strict';
import { analyse } from 'scslre';
import { exponentialPart } from '../../engine/expressions/backtracking.ts';
import type { SchemaComparison } from '../../rule/compare.ts';
import type { Facts } from '../../rule/facts.ts';
import type { Rule } from '../../rule/rule.ts';

/** Regular expressions by how they are written. */
export type ExpressionsBySource = Map<string, RegExp>;

/** A visitor of one manifest is given facts, one of two versions how their schemas differ. */
interface Given {
  readonly facts?: Facts;
  readonly schemas?: () => SchemaComparison;
}
type Visitor = (visit: Given) => Iterable<unknown>;

/** The rule, with note taken of every regular expression that it runs itself. */
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
      ...(schemas && { schemas: inPeace(() => knownOf(schemas())) }),
    };
    const found = watching(seen, () => visitor(unobservedVisit)[Symbol.iterator]());
    for (;;) {
      const next = watching(seen, () => found.next());
      if (next.done) return;
      yield next.value;
    }
  };

const { exec } = RegExp.prototype;

/** All that runs a regular expression comes through `exec` where that is not the runtime's own. */
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

/** What the host finds out is not the rule's to answer for. */
function unobserved(facts: Facts): Facts {
  const kinds = Object.entries(facts).map(([kind, questions]: [string, object]) => [
    kind,
    Object.fromEntries(Object.entries(questions).map(([name, ask]) => [name, inPeace(ask)])),
  ]);
  return Object.fromEntries(kinds);
}

/** What else is only found out where it is read. */
const knownOf = ({ lost, gained, undeclared }: SchemaComparison): SchemaComparison => ({
  lost: lost.map((one) => ({ ...one })),
  gained: gained.map((one) => ({ ...one })),
  undeclared: undeclared.map((one) => ({ ...one })),
});

const inPeace =
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

/** None of them can be made to take time that grows faster than the text that it is run on. */
export function checkExpressions(seen: ExpressionsBySource): void {
  for (const [written, expression] of seen) {
    const speed = slownessOf(expression);
    assert(speed === undefined, `The rule runs \`${written}\`, which takes ${speed} time on some texts.`);
  }
}

function slownessOf({ source, flags }: RegExp): 'exponential' | 'quadratic' | undefined {
  // How matches are told and where they begin says nothing of how long they take.
  const [report] = analyse({ source, flags: flags.replace(/[dy]/g, '') }).reports;
  if (report !== undefined) return report.exponential ? 'exponential' : 'quadratic';
  try {
    // Alternatives that can read the same text, such as `(a|aa)*`, and repetitions with high bounds.
    return exponentialPart(source, /[uv]/.test(flags)) && 'exponential';
  } catch {
    // It is more than can be analysed.
    return undefined;
  }
}
