import assert from 'node:assert/strict';
import type { Document } from '../../document/document.ts';
import type { Rule } from '../../rule/rule.ts';
import { type Case, textOf } from '../case.ts';
import { unmark } from '../marks.ts';
import { compareOn, open, openBase } from '../run.ts';
import { documentOf, reversed } from '../variants.ts';

/** Checks that a case has a previous version exactly if its rule compares versions. */
export function checkKind({ compare, ...rule }: Rule, one: Case): void {
  const lints = Object.values(rule).some((part) => typeof part === 'function');
  if (one.base === undefined) assert(lints, 'The rule compares versions: give the one before as `base`.');
  else assert(compare !== undefined, 'The rule has no `compare` visitors: it is shown no `base`.');
}

/** Checks that the order of properties does not matter, and that reports of a break differ when the versions are exchanged. */
export async function checkVersions(rule: Rule, cases: readonly Case[]): Promise<void> {
  for (const one of cases) {
    const base = await openBase(one);
    if (base?.data === undefined) continue;
    const head = await open(unmark(textOf(one.manifest)).text);
    const other = { ...documentOf(Object(reversed(head.data))), wrapped: head.wrapped };
    const found = await changesIn(base, head, rule, one);
    const said = 'With the properties in another order, the rule finds something else.';
    assert.deepEqual(await changesIn(base, other, rule, one), found, said);
    const back = new Set(await changesIn(head, base, rule, one));
    const same = found.filter((line) => line.startsWith('breaks') && back.has(line));
    assert.deepEqual(same, [], 'The rule says the same of a break with the versions exchanged.');
  }
}

async function changesIn(base: Document, head: Document, rule: Rule, one: Case): Promise<readonly string[]> {
  const { diagnostics } = await compareOn(base, head, rule, one);
  const lines = diagnostics.map(({ pointer, message, change }) => {
    const shown = JSON.stringify(change?.witness) ?? '';
    return `${change?.breaks ? 'breaks' : 'changes'} ${pointer}: ${message} ${shown}`;
  });
  return lines.sort();
}
