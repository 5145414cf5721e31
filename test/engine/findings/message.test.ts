import { expect, test } from 'vitest';
import keyCamelCase from '../../../rules/key-camel-case.ts';
import { openDocument } from '../../../src/document/open-text.ts';
import { optionsOf } from '../../../src/engine/config/options-of.ts';
import { fill } from '../../../src/engine/findings/message.ts';
import { lintDocument } from '../../../src/engine/lint.ts';

test.each([
  ['what is named', 'Tag `{tag}` of {owner} has no title.', 'Tag `berth` of channel `ferry` has no title.'],
  ['a list in one pair of backticks', 'Expected one of `{allowed}`.', 'Expected one of `Other`, `Harbour`.'],
  ['what has no data', 'Tag `{port}` has {no} title.', 'Tag `{port}` has {no} title.'],
  ['a backtick in a name as one that ends nothing', 'Tag `{odd}` of `tags.{odd}`.', 'Tag `xˋy z` of `tags.xˋy z`.'],
  ['nothing as an empty text', 'Tag `{none}` of `tags.{none}`{none}.', 'Tag `""` of `tags.`.'],
])('a message is filled with %s', (_, text, expected) => {
  const data = { tag: 'berth', owner: 'channel `ferry`', allowed: 'Other`, `Harbour', odd: 'x`y z', none: '' };
  expect(fill(text, data)).toBe(expected);
});

test.each([
  ['of 500 characters', 'x'.repeat(500), 'x'.repeat(500)],
  ['of 501 characters', 'x'.repeat(501), `${'x'.repeat(500)}…`],
  ['of 500 pictures', '🚢'.repeat(500), '🚢'.repeat(500)],
  ['of 501 pictures', '🚢'.repeat(501), `${'🚢'.repeat(500)}…`],
  ['of pictures among letters', `x${'🚢'.repeat(5_000)}`, `x${'🚢'.repeat(499)}…`],
])('a text %s is cut if it is too long', (_, title, shown) => {
  expect(fill('Title `{title}`.', { title })).toBe(`Title \`${shown}\`.`);
});

test.each([
  ['x`y z', '`xˋy z`'],
  ['', '`""`'],
])('findings of rules and of the model name an action that is called %j', async (name, shown) => {
  const rule = {
    rule: keyCamelCase,
    severity: 'error',
    options: optionsOf(keyCamelCase, 'error'),
  } as const;
  const actions = { [name]: { input: { schema: 1 }, output: { schema: {} } } };
  const text = JSON.stringify({ name: 'harbor', version: '1.0.0', actions });
  const { diagnostics } = await lintDocument(await openDocument('harbor.json', text), {
    rules: [rule],
    severityOf: () => 'error',
    urlOf: () => undefined,
    inline: { names: new Set(), isMirror: () => false, isLooking: () => true },
  });
  expect(diagnostics.length).toBeGreaterThan(1);
  for (const { message } of diagnostics) expect(message).toContain(shown);
});
