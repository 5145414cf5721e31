import assert from 'node:assert/strict';
import type { Rule } from '../../rule/rule.ts';
import { type Case, textOf } from '../case.ts';
import { unmark } from '../marks.ts';
import { runOnText } from '../run.ts';

/** The parts of a visitor's argument that other rules receive too: the manifest, or both versions of it. */
const shared = ['manifest', 'base', 'head'] as const;

type Visit = Readonly<Record<(typeof shared)[number], object | undefined>>;
type Visitor = (visit: Visit) => Iterable<unknown>;

/** The objects that visitors received, each with a copy of its original state. */
type Given = Map<object, unknown>;

/** Checks that a rule does not modify what it receives: other rules would see its changes as the author's. */
export async function checkUntouched(rule: Rule, cases: readonly Case[]): Promise<void> {
  for (const one of cases) {
    const given: Given = new Map();
    const { compare } = rule;
    const noted = { ...noting(rule, given), ...(compare && { compare: noting(compare, given) }) };
    await runOnText(unmark(textOf(one.manifest)).text, noted, one);
    for (const [now, was] of given) {
      assert.deepEqual(
        now,
        was,
        'The rule changes what it is given: a visitor looks at a manifest, and yields problems.',
      );
    }
  }
}

function noting<T extends object>(all: T, given: Given): T {
  const parts = Object.entries(all).map(([name, part]) => [
    name,
    // Every function of a rule is a visitor.
    typeof part === 'function' ? notingVisitor(part as Visitor, given) : part,
  ]);
  return Object.fromEntries(parts);
}

const notingVisitor =
  (visitor: Visitor, given: Given): Visitor =>
  (visit) => {
    for (const name of shared) {
      const part = visit[name];
      if (part !== undefined && !given.has(part)) given.set(part, structuredClone(part));
    }
    return visitor(visit);
  };
