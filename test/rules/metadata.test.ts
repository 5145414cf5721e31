import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compatRules } from '../../rules/compat/index.ts';
import { compatRuleIds, rules } from '../../rules/index.ts';
import { findNameFault } from '../../scripts/rule-pages/rule-name.ts';
import { builtInPresets } from '../../src/engine/plan/registry.ts';

const folder = new URL('../../rules/', import.meta.url);
const idsIn = (inside: string) =>
  readdirSync(new URL(inside, folder))
    .filter((name) => name.endsWith('.ts') && name !== 'index.ts')
    .map((name) => inside + name.slice(0, -3));

it.each([
  ['', rules],
  ['compat/', compatRules],
])('lists every rule of rules/%s in its index, sorted', (inside, listed) => {
  expect(listed.map(({ id }) => id)).toEqual(idsIn(inside).sort());
});

it('knows the names of the compat rules without loading them', () => {
  expect(compatRuleIds).toEqual(compatRules.map(({ id }) => id));
});

it('compares in rules/compat/, and only there', () => {
  expect(rules.filter(({ compare }) => compare !== undefined)).toEqual([]);
  const visiting = compatRules.filter((rule) => Object.values(rule).some((part) => typeof part === 'function'));
  expect(visiting).toEqual([]);
  expect(compatRules.filter(({ compare }) => compare === undefined)).toEqual([]);
});

describe.each([...rules, ...compatRules].map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  it('consists of three files', () => {
    expect(existsSync(new URL(`${id}.md`, folder))).toBe(true);
    expect(existsSync(new URL(`${id}.test.ts`, import.meta.url))).toBe(true);
  });

  it('has a name that begins with its subject, then the requirement', () => {
    expect(findNameFault(id)).toBeUndefined();
  });

  it('has a summary of one short sentence', () => {
    expect(rule.summary).toMatch(/^[A-Z].*\.$/);
    expect(rule.summary).not.toMatch(/\n|\b(should|must)\b/);
    expect(rule.summary.length).toBeLessThanOrEqual(110);
  });

  it('has messages that are complete sentences, with values of the manifest in backticks', () => {
    for (const text of Object.values(rule.messages)) {
      expect(text).toMatch(/^([A-Z]|`|\{owner\}).*[.?]$/);
      const bare = text.replace(/`[^`]*`/g, '');
      // Owners and expected values contain their own backticks; the others are hublint's own words and numbers.
      const ours =
        /^\{(owner|expected|extent|mark|kind|side|line|fact|demand|reason|difference|change|reach|hint|substitute|details|where|does|thing|why)\}$/;
      expect(bare.match(/\{\w+\}/g)?.filter((name) => !ours.test(name)) ?? []).toEqual([]);
    }
  });

  it('has options that load fast, and that the configuration schema includes', () => {
    expect(rule.options ?? {}).not.toHaveProperty('safeParse');
  });

  it('is in presets that exist, and in strict if it is in recommended', () => {
    for (const preset of Object.keys(rule.presets)) expect(builtInPresets).toContain(preset);
    if (rule.presets.recommended !== undefined) expect(rule.presets.strict).toBeDefined();
  });
});
