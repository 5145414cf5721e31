/** `hublint/testing`: tests a rule, in whatever test runner there is. */

import { optionsModel } from '../engine/config/options.ts';
import { ruleFault } from '../engine/plan/rule-fault.ts';
import type { Rule } from '../rule/rule.ts';
import type { Cases } from './case.ts';
import { testsOf } from './tests.ts';

export type { Case, Cases, Expected, InvalidCase } from './case.ts';

// A runner that puts its functions there puts them there before it loads a test.
const globals: Partial<Runner> = globalThis as object;

/** What a test runner offers: vitest's and jest's globals, or the exports of `node:test`. */
export interface Runner {
  readonly describe: (name: string, register: () => void) => unknown;
  readonly it: (name: string, run: () => Promise<void>) => unknown;
}

/**
 * Tests a rule against manifests that it must accept and manifests that it must find fault with.
 *
 * Of a rule that compares, a case has the version before as its `base`.
 *
 * Beyond what the cases say, it checks that a plugin may have the rule, that the rule needs the facts that cases give, that
 * every message and option is exercised, that messages are filled in, that options are validated, that the same is found
 * in JSON and in YAML, that fixes apply, converge and keep comments, that the rule claims nothing when it knows less,
 * changes nothing that it is given, never throws, and runs no regular expression that a text can make slow; of one that
 * compares, too, that the order of properties says nothing, and that it tells the versions apart.
 *
 * Where the runner has global `describe` and `it`, or a runner is given, it registers tests and returns at once.
 * Elsewhere it runs them all.
 *
 * @throws Error where there is no runner and a test failed; its message lists every failure.
 */
export async function testRule(rule: Rule, cases: Cases, runner: Partial<Runner> = globals): Promise<void> {
  const tests = [
    ...testsOf(withModel(rule), cases),
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

/** As the rule runs in a plugin, whose options may be a JSON Schema. */
const withModel = (rule: Rule): Rule =>
  rule.options === undefined ? rule : { ...rule, options: optionsModel(rule.options) };

/** In a test, the id of a rule may have the prefix of its plugin. */
async function checkShape(rule: Rule): Promise<void> {
  const { id }: { readonly id: unknown } = rule;
  const fault = ruleFault(rule, typeof id === 'string' ? id.replace(/^[a-z0-9][a-z0-9-]*\//, '') : id);
  if (fault !== undefined) throw new Error(`The rule ${fault}`);
}
