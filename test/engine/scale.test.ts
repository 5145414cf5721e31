import { expect, test, vi } from 'vitest';
import keyCamelCase from '../../rules/key-camel-case.ts';
import tagTitleRequired from '../../rules/tag-title-required.ts';
import { openDocument } from '../../src/document/open-text.ts';
import { optionsOf } from '../../src/engine/config/options-of.ts';
import { fixManifest, type Overlay } from '../../src/engine/fix.ts';
import { lintDocument, lintToFix } from '../../src/engine/lint.ts';
import type { Plan } from '../../src/engine/plan/plan.ts';

vi.setConfig({ testTimeout: 40_000 });

/** So many that quadratic work would take minutes. */
const many = 15_000;

const plan: Plan = {
  rules: [keyCamelCase, tagTitleRequired].map((rule) => ({
    rule,
    severity: 'error',
    options: optionsOf(rule, 'error'),
  })),
  severityOf: () => 'error',
  urlOf: () => undefined,
  inline: { names: new Set([keyCamelCase.id, tagTitleRequired.id]), isMirror: () => false, isLooking: () => true },
};

const each = (text: (index: number) => string, count = many) =>
  Array.from({ length: count }, (_, index) => text(index));

async function fixed(file: string, text: string) {
  let lints = 0;
  const lint = async (overlay: Overlay) => {
    lints++;
    return lintToFix(await openDocument(file, overlay.get(file) ?? text), plan);
  };
  const { changes, applied } = await fixManifest({ lint, unsafe: true });
  return { after: changes[0]?.after ?? text, applied, lints };
}

test('suppressions, each with its own line', async () => {
  const tags = each((index) => `\n// hublint-disable-next-line tag-title-required -- later\n"berth${index}": {}`);
  const text = `{"name": "harbor", "version": "1.0.0", "user": {"tags": {${tags.join(',')}}}}`;
  const { diagnostics } = await lintDocument(await openDocument('harbor.jsonc', text), plan);
  expect(diagnostics.filter(({ suppressed }) => suppressed)).toHaveLength(many);
  expect(diagnostics).toHaveLength(many);
});

test('suppressions on one line, none of which is needed', async () => {
  const comments = each(() => '/* hublint-disable-line tag-title-required -- later */');
  const text = `{${comments.join(' ')} "name": "harbor", "version": "1.0.0"}`;
  const { after, applied } = await fixed('harbor.jsonc', text);
  expect(applied).toBe(many);
  expect(JSON.parse(after)).toEqual({ name: 'harbor', version: '1.0.0' });
});

test('a reason with a long blank in it', async () => {
  const text = `{\n// hublint-disable-file key-camel-case -- a${' '.repeat(300_000)}b\n"name": "harbor"}`;
  const { diagnostics } = await lintDocument(await openDocument('harbor.jsonc', text), plan);
  expect(diagnostics.map(({ rule }) => rule)).toContain('suppression/unused');
});

test.each([
  ['one long line', ''],
  ['a line each', '\n'],
])('fixes on %s', async (_, lineBreak) => {
  const states = each((index) => `${lineBreak}"berth_state_${index}x":{}`);
  const text = `{"name":"harbor","version":"1.0.0","states":{${states.join(',')}}}`;
  const { after, applied, lints } = await fixed('harbor.json', text);
  expect([applied, lints]).toEqual([many, 2]);
  expect(Object.keys(JSON.parse(after).states)).toEqual(each((index) => `berthState${index}x`));
});

test('pairs of names that should be the same', async () => {
  const states = each((index) => `"berth_state${index}":{},"berth-state${index}":{}`, many / 2);
  const text = `{"name":"harbor","version":"1.0.0","states":{${states.join(',')}}}`;
  const { after, applied, lints } = await fixed('harbor.json', text);
  expect([applied, lints]).toEqual([many / 2, 2]);
  expect(Object.keys(JSON.parse(after).states).slice(0, 2)).toEqual(['berthState0', 'berth-state0']);
});

test('findings below a long name, none of which is known by its whole path', async () => {
  const name = 'x'.repeat(20_000);
  const tags = Object.fromEntries(each((index) => `berth_${index}`, 50).map((tag) => [tag, {}]));
  const channel = { messages: {}, conversation: { tags } };
  const text = JSON.stringify({ name: 'harbor', version: '1.0.0', channels: { [name]: channel } });
  const document = await openDocument('harbor.json', text);
  const [entered, found] = [vi.spyOn(Map.prototype, 'set'), vi.spyOn(Map.prototype, 'get')];
  const { diagnostics } = await lintDocument(document, plan);
  const keys = [...entered.mock.calls, ...found.mock.calls].map(([key]) => key);
  entered.mockRestore();
  found.mockRestore();
  expect(diagnostics.filter(({ rule }) => rule === tagTitleRequired.id)).toHaveLength(50);
  // A map compares long strings of equal length with each other, which is quadratic.
  expect(keys.filter((key) => typeof key === 'string' && key.length > name.length)).toEqual([]);
});
