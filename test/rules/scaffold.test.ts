import { expect, it } from 'vitest';
import { faultOfName } from '../../scripts/rule-pages/rule-name.ts';
import { scaffoldOf } from '../../scripts/rule-pages/scaffold.ts';

it.each([
  ['', 'Name the rule: `npm run new-rule action-title-required`.'],
  ['actionTitle', '`actionTitle` is not made of lowercase words joined by hyphens.'],
  ['../version-semver', '`../version-semver` is not made of lowercase words joined by hyphens.'],
  [
    'action-must-have-title',
    '`action-must-have-title` has `must` in it: name what holds, such as `action-title-required`.',
  ],
  ['no-empty-title', '`no-empty-title` has `no` in it: name what holds, such as `action-title-required`.'],
  ['version', '`version` says what the rule is about, and not what holds.'],
  ['chanel-title', '`chanel-title` does not begin with what the rule is about. Did you mean `channel`?'],
])('refuses the name %j', (id, fault) => {
  expect(faultOfName(id)).toBe(fault);
});

it.each(['action-title-required', 'max-execution-time-range'])('takes the name %s', (id) => {
  expect(faultOfName(id)).toBeUndefined();
});

it('begins a rule, its page and its test, with a visitor for what the name is about', () => {
  const [rule, page, test] = scaffoldOf('channel-title-required');
  expect([rule?.path, page?.path, test?.path]).toEqual([
    'rules/channel-title-required.ts',
    'rules/channel-title-required.md',
    'test/rules/channel-title-required.test.ts',
  ]);
  expect(rule?.text).toContain("id: 'channel-title-required'");
  expect(rule?.text).toContain('*channel({');
  expect(page?.text).toContain('<!-- begin generated -->');
  expect(test?.text).toContain("from '../../rules/channel-title-required.ts'");
});
