import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { rules } from '../../../rules/index.ts';
import type { Form } from '../../../schemas/integration.ts';
import type { Data } from '../../../src/data/objects.ts';
import { formOf } from '../../../src/engine/lint.ts';
import type { Diagnostic } from '../../../src/engine/result/result.ts';
import type { Rule } from '../../../src/rule/index.ts';
import { type Cases, type InvalidCase, textOf } from '../../../src/testing/case.ts';
import { unmark } from '../../../src/testing/marks.ts';
import { open, runOn } from '../../../src/testing/run.ts';

/** An invalid manifest from a rule's own test, with the rule's findings in it. */
export interface RuleCase {
  readonly rule: Rule;
  readonly one: InvalidCase;
  readonly name: string;
  readonly form: Form;
  readonly text: string;
  readonly data: Data;
  readonly findings: readonly Diagnostic[];
}

/** Loads the tests of all rules with a rule tester that only records their cases, and returns the invalid manifests. */
export async function ruleCases(): Promise<readonly RuleCase[]> {
  const tables = new Map<Rule, Cases>();
  vi.doMock('../../../src/testing/index.ts', () => ({
    testRule: (rule: Rule, cases: Cases) => tables.set(rule, cases),
  }));
  for (const { id } of rules) await import(fileURLToPath(new URL(`../../rules/${id}.test.ts`, import.meta.url)));
  const all: RuleCase[] = [];
  for (const [rule, { invalid }] of tables) {
    for (const [index, one] of invalid.entries()) {
      // The manifests that faults are planted in are not in TypeScript, and fully known.
      if (one.typescript !== undefined || one.unknown?.manifest !== undefined) continue;
      const { text } = unmark(textOf(one.manifest));
      const document = await open(text);
      if (document.data === undefined) continue;
      const { diagnostics: findings } = await runOn(document, rule, one);
      const name = `${rule.id}, invalid case ${index + 1}`;
      all.push({ rule, one, name, form: one.as ?? formOf(document), text, data: document.data, findings });
    }
  }
  return all;
}
