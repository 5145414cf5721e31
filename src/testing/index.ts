/** `hublint/testing`: tests a rule in any test runner. */

import { optionsModel } from '../engine/config/options.ts';
import { ruleFault } from '../engine/plan/rule-fault.ts';
import type { Rule } from '../rule/rule.ts';
import type { Cases } from './case.ts';
import { testsOf } from './tests.ts';

export type { Case, Cases, Expected, InvalidCase } from './case.ts';

// A runner with global functions defines them before it loads a test.
const globals: Partial<Runner> = globalThis as object;

/** The functions of a test runner: the globals of vitest or jest, or the exports of `node:test`. */
export interface Runner {
  readonly describe: (name: string, register: () => void) => unknown;
  readonly it: (name: string, run: () => Promise<void>) => unknown;
}

/**
 * Tests a rule against manifests that it must accept (`valid`) and manifests in which it must report problems (`invalid`).
 * The cases of a rule that compares versions have the previous version as `base`.
 *
 * ```ts
 * await testRule(actionTitleRequired, {
 *   valid: ['actions: { send: { title: Send } }'],
 *   invalid: [{ manifest: 'actions: { ⟦send⟧: {} }', problems: ['missing'] }],
 * });
 * ```
 *
 * Beyond the cases, it checks that:
 * - the rule is valid in a plugin, and declares the facts that the cases provide;
 * - the cases use every message and every option, placeholders are filled in, and options are validated;
 * - the problems are the same in JSON and in YAML; fixes apply, converge and keep comments;
 * - the rule reports nothing new if less is known, does not modify its arguments, never throws, and executes no regular
 *   expression that some text makes slow;
 * - a rule that compares versions ignores the order of properties and tells the two versions apart.
 *
 * If the runner has global `describe` and `it`, or if `runner` is given, it registers the tests and returns immediately.
 * Otherwise it runs them all.
 *
 * @throws Error if there is no runner and a test fails; the message lists every failure.
 */
export async function testRule(rule: Rule, cases: Cases, runner: Partial<Runner> = globals): Promise<void> {
  const tests = [
    ...testsOf(withOptionsModel(rule), cases),
    { name: 'is as a plugin may have it', run: () => checkShape(rule) },
  ];
  const { describe, it } = runner;
  if (describe && it) {
    describe(rule.id, () => {
      for (const { name, run } of tests) it(name, run);
    });
    return;
  }
  const failures: string[] = [];
  for (const { name, run } of tests) {
    await run().catch((error: unknown) => {
      failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    });
  }
  if (failures.length > 0) throw new Error([`Rule \`${rule.id}\` failed its test.`, ...failures].join('\n\n'));
}

/** Converts the options schema of a rule as for a plugin, where it may be a JSON Schema. */
const withOptionsModel = (rule: Rule): Rule =>
  rule.options === undefined ? rule : { ...rule, options: optionsModel(rule.options) };

/** Checks the rule as a plugin's rule. In a test, its id may have the prefix of the plugin. */
async function checkShape(rule: Rule): Promise<void> {
  const { id }: { readonly id: unknown } = rule;
  const fault = ruleFault(rule, typeof id === 'string' ? id.replace(/^[a-z0-9][a-z0-9-]*\//, '') : id);
  if (fault !== undefined) throw new Error(`The rule ${fault}`);
}
