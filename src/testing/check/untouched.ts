import assert from 'node:assert/strict';
import type { Rule } from '../../rule/rule.ts';
import { type Case, textOf } from '../case.ts';
import { unmark } from '../marks.ts';
import { runOnText } from '../run.ts';

/** What visitors are given and other rules after them: the manifest, or both versions of it. */
const shared = ['manifest', 'base', 'head'] as const;

type Visit = Readonly<Record<(typeof shared)[number], object | undefined>>;
type Visitor = (visit: Visit) => Iterable<unknown>;

/** What was given, and a copy of it as it was. */
type Given = Map<object, unknown>;

/** A rule only looks: other rules would take what it changes for what the author wrote. */
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
    // All functions of a rule are visitors.
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
