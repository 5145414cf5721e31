import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rules } from '../../rules/index.ts';
import { type Example, examplesIn } from '../../scripts/rule-pages/example.ts';
import { fixesOf } from '../../scripts/rule-pages/header.ts';
import { filesFolder, openExample } from '../../scripts/rule-pages/open.ts';
import { optionsOf } from '../../src/engine/config/options-of.ts';
import { lintDocument } from '../../src/engine/lint.ts';
import { gatherFacts } from '../../src/host/facts/gather.ts';
import type { Rule } from '../../src/rule/index.ts';

/** Returns the findings in an example: its own rule with the options of the example, the others with their defaults. */
async function found(example: Example, own: Rule, among: readonly Rule[]) {
  const { form, options } = example;
  const document = await openExample(example);
  const active = among.map((rule) => ({
    rule,
    severity: 'error' as const,
    options: optionsOf(rule, ['error', rule === own ? options : {}]),
  }));
  const plan = { rules: active, severityOf: () => 'error' as const, urlOf: () => undefined, form };
  const facts = await gatherFacts(document, plan, { cwd: filesFolder, notice: console.error });
  const { diagnostics } = await lintDocument(document, plan, facts);
  return diagnostics.map((diagnostic) => diagnostic.rule);
}

describe.each(rules.map((rule) => [rule.id, rule] as const))('the page of %s', (id, rule) => {
  const page = readFileSync(new URL(`../../rules/${id}.md`, import.meta.url), 'utf8');
  const examples = [...examplesIn(page)];
  const recommended = rules.filter((other) => other === rule || other.presets.recommended !== undefined);

  it('has its name, its reason and examples of both kinds', () => {
    expect(page.startsWith(`# ${id}\n\n<!-- begin generated -->\n`)).toBe(true);
    expect(page).toContain('\n## Why\n');
    expect(new Set(examples.map(({ verdict }) => verdict))).toEqual(new Set(['bad', 'good']));
  });

  it('has an example of each kind of fix in its test', async () => {
    const test = readFileSync(new URL(`./${id}.test.ts`, import.meta.url), 'utf8');
    const tested = new Set(Array.from(test.matchAll(/\bfix: '(safe|unsafe)'/g), ([, safety]) => safety));
    expect(await fixesOf(rule, page)).toEqual(tested);
    // The test must contain the result of a fix; its safety is optional.
    expect(tested.size > 0).toBe(/\bfixed\b/.test(test));
  });

  it.each(examples)('%# is $verdict', async (example) => {
    const expected = [id, example.also].filter((one) => one !== undefined);
    if (example.verdict === 'bad') expect(new Set(await found(example, rule, recommended))).toEqual(new Set(expected));
    else expect(await found(example, rule, rules)).toEqual([]);
  });
});
