import assert from 'node:assert/strict';
import { optionsModel } from '../../engine/config/options.ts';
import type { Rule } from '../../rule/rule.ts';
import { type Case, type InvalidCase, textOf } from '../case.ts';
import { unmark } from '../marks.ts';
import { runOnText } from '../run.ts';

/**
 * Checks that the cases produce every message, that summary and messages end like sentences, and that all placeholders are
 * filled.
 */
export async function checkMessages(rule: Rule, invalid: readonly InvalidCase[]): Promise<void> {
  const reported = new Set<string>();
  for (const one of invalid) {
    const { diagnostics } = await runOnText(unmark(textOf(one.manifest)).text, rule, one);
    for (const { message, messageId } of diagnostics) {
      reported.add(messageId);
      const placeholders = rule.messages[messageId]?.match(/\{\w+\}/g) ?? [];
      const unfilled = placeholders.filter((placeholder) => message.includes(placeholder));
      assert.deepEqual(unfilled, [], `Message \`${messageId}\` is not filled in: ${message}`);
    }
  }
  assert.deepEqual([...reported].sort(), Object.keys(rule.messages).sort(), 'The cases do not exercise every message.');
  for (const text of [rule.summary, ...Object.values(rule.messages)]) {
    assert.match(text, /[.?]$/, `This is not a whole sentence: ${text}`);
  }
}

/** Checks that every option has a default and is used by a case, and that unknown options are refused. */
export async function checkOptions({ options }: Rule, cases: readonly Case[]): Promise<void> {
  const given = new Set(cases.flatMap((one) => Object.keys(one.options ?? {})));
  if (options === undefined) {
    assert.deepEqual([...given], [], 'The rule takes no options.');
    return;
  }
  const model = optionsModel(options);
  const defaults = model.safeParse({});
  assert(defaults.success, 'Every option needs a default.');
  assert(
    !model.safeParse({ 'no-such-option': true }).success,
    'An unknown option needs to be refused: use `z.strictObject`, or `additionalProperties: false`.',
  );
  const known = Object.keys(Object(defaults.data));
  assert.deepEqual([...given].sort(), known.sort(), 'The cases do not exercise every option.');
}

/**
 * Checks that a rule declares the facts that its cases provide. Outside tests, a rule receives undeclared facts only if
 * another rule happens to need them.
 */
export function checkNeeds({ needs = [] }: Rule, { base, facts = {} }: Case): void {
  if (base !== undefined) return;
  const unasked = Object.keys(facts).filter((name) => !needs.some((needed) => needed === name));
  const listed = [...needs, ...unasked].map((name) => `'${name}'`).join(', ');
  assert(
    unasked.length === 0,
    `The case gives facts that the rule does not need: it would miss them outside of a test. Say \`needs: [${listed}]\`.`,
  );
}
