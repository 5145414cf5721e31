import { expect, test } from 'vitest';
import type { Setting } from '../../schemas/settings.ts';
import type { Document, Unknown } from '../../src/document/document.ts';
import { openDocument } from '../../src/document/open-text.ts';
import { planFor } from '../../src/engine/config/plan-for.ts';
import { lintDocument } from '../../src/engine/lint.ts';
import { registryOf } from '../../src/engine/plan/registry.ts';
import { defineRule, type Rule } from '../../src/rule/index.ts';
import { helpdesk } from './manifests.ts';

const titled = defineRule({
  id: 'action-title-required',
  summary: 'An action has a title.',
  presets: {},
  messages: { missing: 'Action `{name}` has no title.' },
  *action({ node, key, at }) {
    if (!node.title) yield { message: 'missing', data: { name: key }, at: at.key(), absent: at('title') };
  },
});

const described = defineRule({
  id: 'text-checked',
  summary: 'The title is looked at.',
  presets: {},
  messages: { seen: 'Title `{title}`.' },
  *integration({ node, at }) {
    if (node.title !== undefined) {
      yield { message: 'seen', data: { title: node.title }, at: at('title'), ceiling: 'warn' };
    }
  },
});

interface Linting {
  readonly rules: readonly Rule[];
  /** Including rules that no setting enables. */
  readonly known?: readonly Rule[];
  readonly settings?: Readonly<Record<string, Setting>>;
  readonly unknowns?: readonly Unknown[];
  readonly inline?: boolean;
  readonly file?: string;
}

async function lint(text: string, { rules, known = rules, settings = {}, unknowns, ...rest }: Linting) {
  const { inline = true, file = 'helpdesk.integration.yaml' } = rest;
  const opened = await openDocument(file, text);
  const document: Document = unknowns ? { ...opened, unknowns } : opened;
  const on = Object.fromEntries(rules.map((rule) => [rule.id, 'error' as const]));
  const layers = [{ from: 'test', rules: { ...on, ...settings } }];
  const plan = planFor(document.file, { registry: registryOf(known), layers, homepage: 'https://example.org', inline });
  return lintDocument(document, plan);
}

const brief = (result: Awaited<ReturnType<typeof lint>>) =>
  result.diagnostics.map(({ rule, pointer, location: { start }, severity, suppressed }) =>
    [`${start.line}:${start.column}`, severity, rule, pointer, ...(suppressed ? ['suppressed'] : [])].join(' ').trim(),
  );

const untitled = helpdesk.replace('    title: Close ticket\n', '');

test('a problem about something missing is located on the key of its parent', async () => {
  const { diagnostics } = await lint(untitled, { rules: [titled] });
  expect(diagnostics).toHaveLength(1);
  expect(diagnostics[0]).toMatchObject({
    message: 'Action `closeTicket` has no title.',
    path: ['actions', 'closeTicket'],
    location: { start: { line: 49, column: 3 }, end: { line: 49, column: 14 }, approximate: false },
    url: 'https://example.org/blob/main/rules/action-title-required.md',
  });
});

test('an empty value is located itself, even by a rule that does not know of this', async () => {
  const blank = helpdesk.replace('title: Close ticket', "title: ''");
  const { diagnostics } = await lint(blank, { rules: [titled] });
  expect(diagnostics).toHaveLength(1);
  expect(diagnostics[0]).toMatchObject({
    message: 'Action `closeTicket` has no title.',
    path: ['actions', 'closeTicket', 'title'],
    location: { start: { line: 50, column: 12 }, end: { line: 50, column: 14 }, approximate: false },
  });
  const silenced = blank.replace(
    "    title: ''",
    "    # hublint-disable-next-line action-title-required -- soon\n    title: ''",
  );
  expect(brief(await lint(silenced, { rules: [titled] }))).toEqual([
    '51:12 error action-title-required /actions/closeTicket/title suppressed',
  ]);
});

test('a rule is silent if the missing value may be in an unknown part', async () => {
  const spread: Unknown = { path: ['actions', 'closeTicket'], extent: 'rest', why: 'a spread' };
  const opaque: Unknown = { path: ['actions', 'closeTicket', 'title'], extent: 'value', why: 'a call' };
  const elsewhere: Unknown = { path: ['actions', 'closeTicket', 'input'], extent: 'value', why: 'a call' };
  expect(brief(await lint(untitled, { rules: [titled], unknowns: [spread] }))).toEqual([]);
  expect(brief(await lint(untitled, { rules: [titled], unknowns: [opaque] }))).toEqual([]);
  expect((await lint(untitled, { rules: [titled], unknowns: [elsewhere] })).opaque).toBe(1);
});

test('a rule is silent if the model has reported: a wrong type, a misspelt name, a limit', async () => {
  const wrongType = helpdesk.replace('title: Close ticket', 'title: [Close]');
  expect(brief(await lint(wrongType, { rules: [titled] }))).toEqual([
    '50:12 error model/type /actions/closeTicket/title',
  ]);
  const misspelt = helpdesk.replace('title: Close ticket', 'titel: Close ticket');
  expect(brief(await lint(misspelt, { rules: [titled] }))).toEqual([
    '50:5 error model/unknown-property /actions/closeTicket/titel',
  ]);
  const long = helpdesk.replace('title: Helpdesk', `title: ${'x'.repeat(65)}`);
  expect(brief(await lint(long, { rules: [described] }))).toEqual(['3:8 error model/too-long /title']);
});

test('a model check that is off reports nothing, so rules are not silent', async () => {
  const long = helpdesk.replace('title: Helpdesk', `title: ${'x'.repeat(65)}`);
  const off = await lint(long, { rules: [described], settings: { 'model/too-long': 'off' } });
  expect(brief(off)).toEqual(['3:8 warn text-checked /title']);
});

test('a model check is configured like a rule', async () => {
  const long = helpdesk.replace('title: Helpdesk', `title: ${'x'.repeat(65)}`);
  const off = await lint(long, { rules: [], settings: { 'model/too-long': 'off' } });
  const warned = await lint(long, { rules: [], settings: { 'model/too-long': 'warn' } });
  expect(brief(off)).toEqual([]);
  expect(brief(warned)).toEqual(['3:8 warn model/too-long /title']);
});

test('a problem is never more severe than its maximum, nor than its rule', async () => {
  expect(brief(await lint(helpdesk, { rules: [described] }))).toEqual(['3:8 warn text-checked /title']);
  const milder = await lint(helpdesk, { rules: [described], settings: { 'text-checked': 'info' } });
  expect(brief(milder)).toEqual(['3:8 info text-checked /title']);
});

test('a rule that throws is named once, and the others go on', async () => {
  const broken = defineRule({
    id: 'field-broken',
    summary: 'Throws.',
    presets: {},
    messages: { never: 'Never.' },
    *field({ key, at }) {
      if (key) throw new TypeError('fields are hard');
      yield { message: 'never', at: at() };
    },
  });
  const result = await lint(untitled, { rules: [broken, titled] });
  expect(brief(result)).toEqual([
    '13:7 error internal/rule-crashed /configuration/schema/properties/region',
    '49:3 error action-title-required /actions/closeTicket',
  ]);
  expect(result.diagnostics[0]?.message).toBe('Rule `field-broken` crashed on `helpdesk`: fields are hard');
});

test('a fingerprint survives reformatting, and distinguishes repeated findings', async () => {
  const twice = defineRule({
    id: 'name-twice',
    summary: 'Speaks twice.',
    presets: {},
    messages: { again: 'Again.' },
    *integration({ at }) {
      yield { message: 'again', at: at('name') };
      yield { message: 'again', at: at('name') };
    },
  });
  const prints = async (text: string) =>
    (await lint(text, { rules: [twice] })).diagnostics.map((diagnostic) => diagnostic.fingerprint);
  const before = await prints(helpdesk);
  expect(new Set(before).size).toBe(2);
  expect(await prints(`# A comment\n\n${helpdesk.replace('name: helpdesk', 'name:   "helpdesk"')}`)).toEqual(before);
});

test('broken syntax is a finding, not an exception', async () => {
  const result = await lint('name: [helpdesk\nversion: 1.0.0\n', { rules: [titled] });
  expect(result.diagnostics.map(({ rule }) => rule)).toEqual(['syntax/parse-error']);
});

const over = (comment: string) => untitled.replace('  closeTicket:', `  ${comment}\n  closeTicket:`);

test('a comment silences the findings of a line, with a reason', async () => {
  const reasoned = over('# hublint-disable-next-line action-title-required -- the studio shows the key');
  expect(brief(await lint(reasoned, { rules: [titled] }))).toEqual([
    '50:3 error action-title-required /actions/closeTicket suppressed',
  ]);
  const line = untitled.replace('  closeTicket:', '  closeTicket: # hublint-disable-line action-title-required -- old');
  expect(brief(await lint(line, { rules: [titled] }))).toEqual([
    '49:3 error action-title-required /actions/closeTicket suppressed',
  ]);
  const file = `# hublint-disable-file action-title-required -- generated\n${untitled}`;
  expect(brief(await lint(file, { rules: [titled] }))).toEqual([
    '50:3 error action-title-required /actions/closeTicket suppressed',
  ]);
});

/** Adds another untitled action before the first. */
const above = (text: string) =>
  text.replace('actions:\n  ', 'actions:\n  openTicket: { input: { schema: {} }, output: { schema: {} } }\n  ');

test('a comment reaches neither what is above it nor what is below its line', async () => {
  const comment = '# hublint-disable-next-line action-title-required -- old name';
  const [open, close] = [
    'error action-title-required /actions/openTicket',
    'error action-title-required /actions/closeTicket',
  ];
  expect(brief(await lint(above(over(comment)), { rules: [titled] }))).toEqual([
    `49:3 ${open}`,
    `51:3 ${close} suppressed`,
  ]);
  const first = above(untitled).replace('  openTicket:', `  ${comment}\n  openTicket:`);
  expect(brief(await lint(first, { rules: [titled] }))).toEqual([`50:3 ${open} suppressed`, `51:3 ${close}`]);
  const early = `${comment}\n${untitled}`;
  expect(brief(await lint(early, { rules: [titled] }))).toEqual(['1:1 warn suppression/unused', `50:3 ${close}`]);
  const late = `${untitled}${comment}\n`;
  expect(brief(await lint(late, { rules: [titled] }))).toEqual([`49:3 ${close}`, '72:1 warn suppression/unused']);
});

test('a comment for the file reaches below one for a line', async () => {
  const [file, line] = ['file', 'next-line'].map((scope) => `# hublint-disable-${scope} action-title-required -- old`);
  const text = above(untitled).replace('  openTicket:', `  ${line}\n  openTicket:`);
  expect(brief(await lint(`${file}\n${text}`, { rules: [titled] }))).toEqual([
    '51:3 error action-title-required /actions/openTicket suppressed',
    '52:3 error action-title-required /actions/closeTicket suppressed',
  ]);
});

test('an unused comment beside something else goes without its line', async () => {
  const comment = '# hublint-disable-line action-title-required -- old name';
  const text = helpdesk.replace('closeTicket:', `closeTicket: ${comment}`);
  const result = await lint(text, { rules: [titled] });
  expect(brief(result)).toEqual(['49:16 warn suppression/unused']);
  const [edit] = result.diagnostics[0]?.fix?.edits ?? [];
  expect(text.slice(0, edit?.start) + edit?.text + text.slice(edit?.end)).toBe(helpdesk);
});

test('an unused comment before something else on its line leaves that where it was', async () => {
  const text =
    '{\n  /* hublint-disable-line text-checked -- old name */ "name": "helpdesk",\n  "version": "1.0.0"\n}\n';
  const result = await lint(text, { rules: [described], file: 'helpdesk.integration.jsonc' });
  expect(brief(result)).toEqual(['2:3 warn suppression/unused']);
  const [edit] = result.diagnostics[0]?.fix?.edits ?? [];
  expect(text.slice(0, edit?.start) + edit?.text + text.slice(edit?.end)).toBe(
    '{\n  "name": "helpdesk",\n  "version": "1.0.0"\n}\n',
  );
});

test.each([
  ['hublint-disable-nextline', 'did you mean `hublint-disable-next-line`?'],
  ['hublint-disable-next-line:', 'did you mean `hublint-disable-next-line`?'],
  ['hublint-disable', 'expected `hublint-disable-next-line`, `hublint-disable-line` or `hublint-disable-file`.'],
])('a comment that was meant to suppress a rule is reported: %s', async (word, hint) => {
  const report = await lint(over(`# ${word} action-title-required -- old name`), { rules: [titled] });
  expect(brief(report)).toEqual([
    '49:3 info suppression/foreign',
    '50:3 error action-title-required /actions/closeTicket',
  ]);
  expect(report.diagnostics[0]?.message).toBe(`\`${word}\` silences nothing; ${hint}`);
  const prose = await lint(over(`# ${word} is not needed here`), { rules: [titled] });
  expect(brief(prose)).toEqual(['50:3 error action-title-required /actions/closeTicket']);
});

test.each([
  [
    'hublint-disable-next-line -- all of it',
    'suppression/rule-required missing',
    '`hublint-disable-next-line` names no rule; write which, and why: `hublint-disable-next-line RULE -- reason`.',
  ],
  [
    'hublint-disable-line action-title-required, model/required -- old',
    'suppression/unused unused',
    'Nothing here is reported by `action-title-required`, `model/required`; the suppression is not needed.',
  ],
  [
    'hublint-disable-next-line action-title-required',
    'suppression/reason-required missing',
    'The suppression gives no reason; end it with `-- why`.',
  ],
  [
    'hublint-disable-next-line syntax/empty -- old',
    'suppression/unused vain',
    'No comment silences `syntax/empty`: what cannot be read is not checked.',
  ],
  ['hublint-disable-next-line acme/tides -- old', 'suppression/unknown-rule unknown', 'There is no rule `acme/tides`.'],
  [
    'hublint-disable-nextline action-title-required -- old',
    'suppression/foreign misspelt',
    '`hublint-disable-nextline` silences nothing; did you mean `hublint-disable-next-line`?',
  ],
  [
    'bplint-disable',
    'suppression/foreign foreign',
    '`bplint-disable` silences here every rule that mirrors the platform’s linter; `hublint-disable-file RULE -- reason` says which and why.',
  ],
])(
  'a comment that is reported is marked as a whole, and has the same id for a baseline: %s',
  async (comment, id, message) => {
    const { diagnostics } = await lint(over(`# ${comment}`), { rules: [titled] });
    const found = diagnostics.filter(({ rule }) => rule.startsWith('suppression/'));
    expect(found.map(({ rule, messageId }) => `${rule} ${messageId}`)).toEqual([id]);
    expect(found[0]?.message).toBe(message);
    expect(found[0]?.location).toEqual({
      file: 'helpdesk.integration.yaml',
      start: { line: 49, column: 3 },
      end: { line: 49, column: 5 + comment.length },
      approximate: false,
    });
    const isFixed = id === 'suppression/unused unused';
    expect(found[0]?.fix).toEqual(
      isFixed ? expect.objectContaining({ title: 'Remove the suppression', safety: 'safe' }) : undefined,
    );
  },
);

test('a comment without a reason, without an effect or with an unknown name is reported where it is', async () => {
  const bare = over('# hublint-disable-next-line action-title-required');
  const unreasoned = await lint(bare, { rules: [titled] });
  expect(brief(unreasoned)).toEqual([
    '49:3 warn suppression/reason-required',
    '50:3 error action-title-required /actions/closeTicket suppressed',
  ]);
  expect(unreasoned.diagnostics[0]?.message).toBe('The suppression gives no reason; end it with `-- why`.');
  const misspelt = await lint(over('# hublint-disable-next-line action-titel-required -- why'), { rules: [titled] });
  expect(brief(misspelt)[0]).toBe('49:3 warn suppression/unknown-rule');
  expect(misspelt.diagnostics[0]?.message).toBe(
    'There is no rule `action-titel-required`; did you mean `action-title-required`?',
  );
  const pattern = await lint(over('# hublint-disable-next-line action/* -- why'), { rules: [titled] });
  expect(pattern.diagnostics[0]?.message).toBe('There is no rule `action/*`.');
  for (const dash of ['-', '–', '—']) {
    const dashed = await lint(over(`# hublint-disable-next-line action-title-required ${dash} old name`), {
      rules: [titled],
    });
    expect(brief(dashed)).toEqual([
      '49:3 warn suppression/reason-required',
      '50:3 error action-title-required /actions/closeTicket suppressed',
    ]);
    expect(dashed.diagnostics[0]?.message).toBe(`The suppression has \`${dash}\` before its reason; expected \`--\`.`);
  }
  const unnamed = await lint(over('# hublint-disable-next-line -- all of it'), { rules: [titled] });
  expect(brief(unnamed)[0]).toBe('49:3 warn suppression/rule-required');
  const unused = await lint(`# hublint-disable-file action-title-required -- old\n${helpdesk}`, { rules: [titled] });
  expect(brief(unused)).toEqual(['1:1 warn suppression/unused']);
  expect(unused.diagnostics[0]?.fix?.edits).toEqual([
    { file: 'helpdesk.integration.yaml', start: 0, end: 52, text: '' },
  ]);
});

test('no comment suppresses syntax faults, and one that tries to is reported', async () => {
  const comment = '# hublint-disable-file syntax/parse-error, action-title-required -- old\n';
  const vain = 'No comment silences `syntax/parse-error`: what cannot be read is not checked.';
  const broken = await lint(`${comment}${helpdesk}broken: [\n`, { rules: [titled] });
  expect(brief(broken)).toEqual(['1:1 warn suppression/unused', expect.stringContaining('error syntax/parse-error')]);
  expect(broken.diagnostics[0]).toMatchObject({ message: vain });
  const whole = await lint(`${comment}${untitled}`, { rules: [titled] });
  expect(whole.diagnostics.map(({ message }) => message)).toContain(vain);
  expect(whole.diagnostics.filter(({ suppressed }) => suppressed)).toHaveLength(1);
});

test('no comment is called unused, and so removed, if parts of the manifest are unknown', async () => {
  const text = `# hublint-disable-file action-title-required -- old names\n${helpdesk}`;
  const broken = await lint(`${text}broken: [\n`, { rules: [titled] });
  expect(broken.diagnostics.map(({ rule }) => rule)).toEqual(['syntax/parse-error']);
  const unknowns = [{ path: ['actions'], extent: 'value', why: '`listActions` is not part of the project' }] as const;
  expect(brief(await lint(text, { rules: [titled], unknowns }))).toEqual([]);
  const crashing: Rule = {
    ...titled,
    // biome-ignore lint/correctness/useYield: it crashes first.
    *action() {
      throw new Error('actions are hard');
    },
  };
  const crashed = await lint(text, { rules: [crashing] });
  expect([...new Set(crashed.diagnostics.map(({ rule }) => rule))]).toEqual(['internal/rule-crashed']);
  const misspelt = text.replace('action-title', 'action-titel');
  expect(brief(await lint(misspelt, { rules: [titled], unknowns }))).toEqual(['1:1 warn suppression/unknown-rule']);
});

test('only the unused name is removed from a comment with several', async () => {
  const text = over('# hublint-disable-next-line text-checked, action-title-required -- both');
  const { diagnostics } = await lint(text, { rules: [titled, described] });
  const [edit] = diagnostics.find(({ rule }) => rule === 'suppression/unused')?.fix?.edits ?? [];
  expect(text.slice(0, edit?.start) + edit?.text + text.slice(edit?.end)).toContain(
    '# hublint-disable-next-line action-title-required -- both\n',
  );
});

test.each([
  [
    'the end of another one',
    'action-title-required, text-checked, title-required',
    'action-title-required, title-required',
  ],
  ['there twice', 'title-required, text-checked, title-required', 'title-required, title-required'],
])('a name that is %s stays as it is when another one is removed', async (_, names, left) => {
  const text = over(`# hublint-disable-next-line ${names} -- the studio shows the key`);
  const { diagnostics } = await lint(text, { rules: [titled, { ...titled, id: 'title-required' }, described] });
  const [edit] = diagnostics.find(({ rule }) => rule === 'suppression/unused')?.fix?.edits ?? [];
  expect(text.slice(0, edit?.start) + edit?.text + text.slice(edit?.end)).toBe(
    over(`# hublint-disable-next-line ${left} -- the studio shows the key`),
  );
});

test('a comment for a rule that is off is not unused: another preset may turn it on', async () => {
  const text = over('# hublint-disable-next-line text-checked, action-title-required, model/required -- both');
  const rules = [titled, described];
  expect(brief(await lint(text, { rules, settings: { 'text-checked': 'off', 'model/required': 'off' } }))).toEqual([
    '50:3 error action-title-required /actions/closeTicket suppressed',
  ]);
  const { diagnostics } = await lint(text, { rules, settings: { 'text-checked': 'off' } });
  expect(diagnostics[0]?.message).toBe('Nothing here is reported by `model/required`; the suppression is not needed.');
  expect(diagnostics[0]?.fix?.edits).toHaveLength(1);
  const registered = await lint(text, { rules: [titled], known: rules, settings: { 'model/required': 'off' } });
  expect(brief(registered)).toEqual(['50:3 error action-title-required /actions/closeTicket suppressed']);
});

test('if suppression is not allowed, comments are not read', async () => {
  const text = over('# hublint-disable-next-line action-title-required -- the studio shows the key');
  expect(brief(await lint(text, { rules: [titled], inline: false }))).toEqual([
    '50:3 error action-title-required /actions/closeTicket',
  ]);
});

test('the directive of the platform’s linter suppresses the rules that mirror it, with a notice', async () => {
  const mirrored: Rule = { ...titled, presets: { 'bp-lint': 'warn' } };
  const text = `# bplint-disable\n${untitled.replace('title: Helpdesk', 'title: Helpdesk ')}`;
  expect(brief(await lint(text, { rules: [mirrored, described] }))).toEqual([
    '1:1 info suppression/foreign',
    '4:8 warn text-checked /title',
    '50:3 error action-title-required /actions/closeTicket suppressed',
  ]);
});

test('that directive suppresses nothing that the platform’s linter does not report, such as model findings', async () => {
  const mirrored: Rule = { ...titled, presets: { 'bp-lint': 'warn' } };
  const text = `# bplint-disable\n${untitled.replace('title: Helpdesk', `title: ${'x'.repeat(65)}\ncolour: blue`)}`;
  expect(brief(await lint(text, { rules: [mirrored] }))).toEqual([
    '1:1 info suppression/foreign',
    '4:8 error model/too-long /title',
    '5:1 error model/unknown-property /colour',
    '51:3 error action-title-required /actions/closeTicket suppressed',
  ]);
});

test('if it is unknown what interfaces provide, any action may be theirs; an unreadable one provides none', async () => {
  const own = defineRule({
    id: 'action-own',
    summary: 'An action is the integration’s own.',
    presets: {},
    messages: { missing: 'Action `{name}` is its own.' },
    *action({ key, at, generated }) {
      if (!generated) yield { message: 'missing', data: { name: key }, at: at.key() };
    },
  });
  const why = '`process.env.BOAT` is set only when the definition is run';
  const unknown = (part: string): Unknown => ({ path: [part], extent: 'rest', why });
  const text = 'name: helpdesk\nversion: 1.0.0\nactions:\n  reply: { input: {}, output: {} }\n';
  const told = async (...unknowns: readonly Unknown[]) => {
    const { diagnostics } = await lint(text, { rules: [own], unknowns });
    return diagnostics.filter(({ rule }) => rule === 'action-own').length;
  };
  expect(await told()).toBe(1);
  expect(await told(unknown('interfaces'))).toBe(0);
  expect(await told(unknown('interfaces'), unknown('actions'))).toBe(1);
});
