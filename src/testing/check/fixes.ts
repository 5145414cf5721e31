import assert from 'node:assert/strict';
import { fixManifest } from '../../engine/fix.ts';
import type { FileResult } from '../../engine/result/result.ts';
import type { Rule } from '../../rule/rule.ts';
import { type Case, type InvalidCase, textOf } from '../case.ts';
import { unmark } from '../marks.ts';
import { open, runToFix } from '../run.ts';

/** Checks that the fixed manifest is as the case says, and that nothing is left to fix. */
export async function checkFixes(rule: Rule, one: InvalidCase): Promise<void> {
  const { text } = unmark(textOf(one.manifest));
  const { text: fixed, result } = await fixAll(text, rule, one);
  const left = result.diagnostics.filter((diagnostic) => diagnostic.fix !== undefined);
  assert.deepEqual(
    left.map((diagnostic) => diagnostic.message),
    [],
    'The fixes do not converge.',
  );
  if (one.fixed === undefined) assert.equal(fixed, text, 'The case does not say what its fixes make of the manifest.');
  else if (typeof one.fixed === 'string') assert.equal(fixed, textOf(one.fixed));
  else assert.deepEqual((await open(fixed)).data, one.fixed);
}

/** Applies all fixes, unsafe ones included. */
export async function fixAll(text: string, rule: Rule, one: Case): Promise<{ text: string; result: FileResult }> {
  const { changes, result } = await fixManifest({
    lint: async (overlay) => runToFix(await open(overlay.get('manifest') ?? text), rule, one),
    unsafe: true,
  });
  return { text: changes[0]?.after ?? text, result };
}
