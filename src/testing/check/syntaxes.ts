import assert from 'node:assert/strict';
import { partOf } from '../../data/path.ts';
import { pathOf } from '../../data/pointer.ts';
import type { Document } from '../../document/document.ts';
import { formOf } from '../../engine/lint.ts';
import type { FileResult } from '../../engine/result/result.ts';
import type { Rule } from '../../rule/rule.ts';
import { type Case, textOf } from '../case.ts';
import { commented } from '../commented.ts';
import { unmark } from '../marks.ts';
import { open, openBase, runOnText } from '../run.ts';
import { fixAll } from './fixes.ts';

/**
 * Checks that a manifest has the same problems if it is rewritten in another syntax with a comment on every line, and that
 * fixes keep the comments.
 */
export async function checkSyntaxes(rule: Rule, cases: readonly Case[]): Promise<void> {
  for (const one of cases) {
    const { text } = unmark(textOf(one.manifest));
    const document = await open(text);
    const { data } = document;
    if (data === undefined) continue;
    const before = await openBase({ ...one, unknown: {} });
    const looked = { ...one, as: one.as ?? formOf(document) };
    const expected = summary(await runOnText(text, rule, one));
    for (const syntax of ['jsonc', 'yaml'] as const) {
      const rewritten = commented(data, syntax);
      const other = before === undefined ? looked : { ...looked, base: rewrittenBase(before, syntax) };
      assert.deepEqual(summary(await runOnText(rewritten, rule, other)), expected, `In other syntax:\n${rewritten}`);
      if (before === undefined) await checkComments(rewritten, rule, one);
    }
  }
}

const rewrittenBase = ({ data, wrapped }: Document, syntax: 'jsonc' | 'yaml'): string =>
  commented(wrapped ? { integration: data } : Object(data), syntax);

const summary = ({ diagnostics }: FileResult) =>
  diagnostics.map(({ pointer, messageId, fix }) => `${pointer} ${messageId} ${fix?.safety ?? 'no fix'}`).sort();

/** Checks that fixes keep every comment except those of the values that they change. */
async function checkComments(text: string, rule: Rule, one: Case): Promise<void> {
  const { text: fixed } = await fixAll(text, rule, one);
  if (fixed === text) return;
  const [before, after] = [await open(text), await open(fixed)];
  const kept = new Set((await after.positions()).comments.map((comment) => comment.text));
  for (const { text: comment } of (await before.positions()).comments) {
    const pointer: string = JSON.parse(comment);
    const path = pathOf(pointer) ?? [];
    const value = partOf(before.data, path);
    const changed = JSON.stringify(value) !== JSON.stringify(partOf(after.data, path));
    assert(changed || kept.has(comment), `A fix loses the comment at \`${pointer}\`:\n${text}\nbecomes\n${fixed}`);
  }
}
