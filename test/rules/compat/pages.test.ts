import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compatRules } from '../../../rules/compat/index.ts';
import { type Example, examplesIn } from '../../../scripts/rule-pages/example.ts';
import { openExample } from '../../../scripts/rule-pages/open.ts';
import { compareDocuments } from '../../../src/engine/compare/compare.ts';
import { optionsOf } from '../../../src/engine/config/options-of.ts';
import { createAcceptance } from '../../../src/host/facts/schemas/accepts.ts';
import type { Rule } from '../../../src/rule/index.ts';

const acceptance = createAcceptance();

/**
 * Returns the findings of all compat rules in an example: its own rule with the options of the example, the others with their
 * defaults.
 */
async function found(example: Example, own: Rule) {
  const { base, form, options } = example;
  const active = compatRules.map((rule) => ({
    rule,
    severity: 'error' as const,
    options: optionsOf(rule, ['error', rule === own ? options : {}]),
  }));
  const plan = { rules: active, severityOf: () => 'error' as const, urlOf: () => undefined, form };
  const versions = [await openExample(base ?? example), await openExample(example)] as const;
  return (await compareDocuments(...versions, plan, { acceptance })).diagnostics;
}

describe.each(compatRules.map((rule) => [rule.id, rule] as const))('the page of %s', (id, rule) => {
  const page = readFileSync(new URL(`../../../rules/${id}.md`, import.meta.url), 'utf8');
  const examples = [...examplesIn(page)];

  it('has its name, its reason and examples of both kinds', () => {
    expect(page.startsWith(`# ${id}\n\n<!-- begin generated -->\n`)).toBe(true);
    expect(page).toContain('\n## Why\n');
    expect(page).toContain('\n## Examples\n');
    expect(new Set(examples.map(({ verdict }) => verdict))).toEqual(new Set(['bad', 'good']));
    expect(examples.every(({ base }) => base !== undefined)).toBe(true);
  });

  it.each(examples)('%# is $verdict', async (example) => {
    const changes = await found(example, rule);
    const rules = new Set(changes.map((change) => change.rule));
    if (example.verdict === 'bad') {
      expect(rules).toEqual(new Set([id, example.also].filter((one) => one !== undefined)));
      return;
    }
    // The version differs, so other rules may report changes: but this rule reports nothing, and nothing breaks anyone.
    expect(rules).not.toContain(id);
    expect(changes.filter(({ change }) => change?.breaks !== undefined).map(({ message }) => message)).toEqual([]);
  });
});

describe('an unchanged integration', () => {
  // Unreadable parts are reported whatever they are compared with.
  const examples = compatRules
    .filter(({ id }) => id !== 'compat/part-unread')
    .flatMap(({ id }) => [...examplesIn(readFileSync(new URL(`../../../rules/${id}.md`, import.meta.url), 'utf8'))]);

  it.each(examples)('%# has no changes', async (example) => {
    const [rule] = compatRules;
    expect(rule && (await found({ ...example, base: example, options: {} }, rule))).toEqual([]);
  });
});
