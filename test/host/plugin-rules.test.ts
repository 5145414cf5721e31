import { expect, test } from 'vitest';
import { hublint } from '../cli/terminal.ts';
import { folderWith } from './folder.ts';

const manifest = `name: ferry-desk
version: 2.1.0
actions:
  bookSeat: { title: Book a seat, description: Books a seat. }
`;

/** Returns the output of hublint with a plugin in JavaScript that has this one rule. */
async function saidOf(rule: string, more = ''): Promise<{ stdout: string; stderr: string; code: number }> {
  const folder = folderWith({
    'integration.yaml': manifest,
    'house.mjs': `export default { name: 'house', rules: [${rule}]${more} };\n`,
    'hublint.config.yaml': 'extends: [house/all]\nplugins: [./house.mjs]\n',
  });
  return hublint(folder, '--format compact');
}

const rule = (rest: string, presets = "{ all: 'warn' }") =>
  `{ id: 'seat-title', summary: 'Seats.', presets: ${presets}, messages: { a: 'A seat.' }, ${rest} }`;

test.each([
  ['5', 'its rule 1 has no `id`.'],
  ["{ id: 'Seat Title' }", 'its rule `Seat Title` is not named in lowercase words joined by hyphens'],
  ["{ id: 'seat' }", 'its rule `seat` has no `summary`.'],
  ["{ id: 'seat', summary: 'Seats.' }", 'its rule `seat` has no `messages`, an object from ids to texts.'],
  [
    "{ id: 'seat', summary: 'Seats.', messages: {} }",
    'its rule `seat` has no `presets`, an object from presets to severities.',
  ],
  [
    rule('', "{ all: 'wran' }"),
    'its rule `seat-title` is in `all` as `wran`, which is not a severity. Did you mean `warn`?',
  ],
  [
    rule('*actoin() {}'),
    'its rule `seat-title` visits `actoin`, which is not a part of a manifest. Did you mean `action`?',
  ],
  [
    rule("needs: ['script']"),
    'its rule `seat-title` needs `script`, which is not a fact that a rule can get. Did you mean `scripts`?',
  ],
  [
    rule("facts: ['scripts']"),
    'its rule `seat-title` has `facts`, which is what its visitors receive: name what it needs in `needs`.',
  ],
  [rule('action: []'), 'its rule `seat-title` has `action`, which is not a visitor: write `*action(…)`.'],
  [
    `Object.assign(new (class { *action() {} })(), ${rule('')})`,
    'its rule `seat-title` inherits `action` from a class: write the rule as an object that has it.',
  ],
  [
    rule('', "{ all: 'warning' }"),
    'its rule `seat-title` is in `all` as `warning`, which is not a severity. Expected one of `off`, `info`, `warn`, `error`.',
  ],
  [
    rule('', "{ recomended: 'warn' }"),
    'its rule `seat-title` is in the preset `recomended`. Did you mean `recommended`?',
  ],
  [rule('', "{ Strict: 'warn' }"), 'its rule `seat-title` is in the preset `Strict`. Did you mean `strict`?'],
  [
    rule('compare: { *acton() {} }'),
    'its rule `seat-title` compares `acton`, which is not a part of a manifest. Did you mean `action`?',
  ],
  [
    rule('compare: { asset: [] }'),
    'its rule `seat-title` has `asset` in `compare`, which is not a visitor: write `*asset(…)`.',
  ],
  [
    rule('*compare() {}'),
    'its rule `seat-title` has `compare`, which is not an object: write `compare: { *action(…) { … } }`.',
  ],
  [
    rule("options: { type: 'object', properties: { rows: { type: 'int' } } }"),
    'the options of its rule `seat-title` cannot be used: schema is invalid: data/properties/rows/type must be',
  ],
  [`${rule('')}, ${rule('')}`, 'two of its rules are called `seat-title`.'],
])('a plugin rule that the types would refuse is refused: %s', async (text, message) => {
  const { code, stdout, stderr } = await saidOf(text);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(`hublint.config.yaml:2:11: Plugin \`./house.mjs\` cannot be used: ${message}`);
});

test.each([
  [', presets: { harbour: 5 }', 'its preset `harbour` does not map rules to severities.'],
  [
    ", presets: { harbour: { 'seat-title': 'eror' } }",
    'its preset `harbour` sets `seat-title` to `eror`, which is not a severity. Did you mean `error`?',
  ],
  [', presets: [{ harbour: {} }]', 'its `presets` are not an object: write `presets: { house: { … } }`.'],
  [", presets: { harbour: { 'seat-title': 2 } }", 'its preset `harbour` sets `seat-title` to something else'],
])('so is a preset: %s', async (more, message) => {
  expect((await saidOf(rule(''), more)).stderr).toContain(message);
});

test.each(['all', 'hut', 'stricter', 'polish', 'publishing', 'bplint'])(
  'a preset of the plugin’s own may be called %s',
  async (name) => {
    const { stderr } = await saidOf(rule('', `{ all: 'warn', ${name}: 'warn' }`));
    expect(stderr).toBe('');
  },
);

test.each([
  ["*action() { throw new Error('no chart'); }", 'house.mjs:1: no chart'],
  ["*action() { throw 'no chart'; }", 'no chart'],
  ["*action({ at }) { yield { message: 'b', at: at() }; }", 'it yields the message `b`, which it does not have.'],
  [
    "action({ at }) { return { message: 'a', at: at() }; }",
    'its visitor does not return an iterable: write `*action(…)`',
  ],
  ['action() {}', 'its visitor does not return an iterable: write `*action(…)`'],
  [
    "*action({ at }) { return { message: 'a', at: at() }; }",
    'it returns its problems, which are lost: write `yield` for one problem, `yield*` for several.',
  ],
  ["*action({ at }) { return [{ message: 'a', at: at() }]; }", 'it returns its problems, which are lost'],
  [
    "*action({ at }) { for (;;) yield { message: 'a', at: at() }; }",
    'it yields more than 100000 problems with one `action`.',
  ],
  [
    '*action({ node }) { yield node.chart?.problem; }',
    'it yields `undefined`, which is not an object: write `if (…) yield {',
  ],
  [
    "*action({ node, at }) { yield node.chart !== undefined && { message: 'a', at: at() }; }",
    'it yields `boolean`, which is not an object: write `if (…) yield { message: …, at: at() };`.',
  ],
  ["*action({ at }) { yield { message: 'a', at: at('title').path }; }", 'its `at` is not a place: write `at()`, or'],
  ["*action({ at }) { yield { message: 'a', at }; }", "its `at` is not a place: write `at()`, or `at('title')`."],
  ["*action({ at }) { yield { message: 'a', at: at(), absent: ['title'] }; }", 'its `absent` is not a place'],
  [
    "*action({ at }) { yield { message: 'a', at: at(), ceiling: 'warning' }; }",
    'its `ceiling` is `warning`: write `error`',
  ],
  ["*action({ at }) { yield { message: 'a', at: at(), related: {} }; }", 'its `related` is not a list'],
  [
    "*action({ at }) { yield { message: 'a', at: at(), related: [{ at: at() }] }; }",
    'an item of `related` has no `message`',
  ],
  ["*action({ at }) { yield { message: 'a', data: null, at: at() }; }", 'its `data` or `fix` is `null`: leave it out.'],
  ["*action({ at }) { yield { message: 'a', at: at(), fix: null }; }", 'its `data` or `fix` is `null`'],
  ["*action({ at }) { yield { message: 'a', at: at(), fix: {} }; }", 'its `fix` has no `title`, which is a string.'],
  [
    "*action({ at }) { yield { message: 'a', at: at(), fix: { title: 'F', safety: 'sure', patches: [] } }; }",
    'its `safety` is `sure`: write `safe` or `unsafe`.',
  ],
  [
    "*action({ at }) { yield { message: 'a', at: at(), fix: { title: 'F', safety: 'safe' } }; }",
    'its `fix` has no list of `patches`.',
  ],
  [
    `*action({ at }) {
      yield { message: 'a', at: at(), fix: { title: 'F', safety: 'safe', patches: [{ op: 'remove', path: at() }] } };
    }`,
    "the `path` of its patch is not a path: write `at('title').path`.",
  ],
])('one that fails is reported as the plugin’s: %s', async (visitor, message) => {
  const { code, stdout, stderr } = await saidOf(rule(visitor));
  expect(code).toBe(2);
  expect(stdout).toContain(`error: Rule \`house/seat-title\` crashed on \`ferry-desk\`: ${message}`);
  expect(stderr).toBe(
    'A rule crashed, so findings may be missing. It is the rule of a plugin; `testRule` of `hublint/testing` shows where it fails.\n',
  );
});

const charts = `
export const chartOf = ({ chart }) =>
  chart.name;
`;
const charted = (file: string) =>
  `import { chartOf } from '${file}';\nexport default { name: 'house', rules: [${rule('*action({ node }) { chartOf(node); }')}] };\n`;

test.each([
  ['./lint/house.mjs', { 'lint/house.mjs': charted('./charts.mjs'), 'lint/charts.mjs': charts }, 'lint/charts.mjs:3'],
  ['./lint/house.ts', { 'lint/house.ts': charted('./charts.ts'), 'lint/charts.ts': charts }, 'lint/charts.ts:3'],
  [
    'harbour-rules',
    {
      'node_modules/harbour-rules/package.json':
        '{ "name": "harbour-rules", "type": "module", "main": "lib/index.js" }',
      'node_modules/harbour-rules/lib/index.js': charted('harbour-charts'),
      'node_modules/harbour-charts/package.json': '{ "name": "harbour-charts", "type": "module", "main": "index.js" }',
      'node_modules/harbour-charts/index.js': charts,
    },
    'node_modules/harbour-rules/lib/index.js:2',
  ],
])('a rule that throws is reported with the place in the plugin %s', async (plugin, files, place) => {
  const folder = folderWith({
    'package.json': '{}',
    'integration.yaml': manifest,
    'hublint.config.yaml': `extends: [house/all]\nplugins: [${plugin}]\n`,
    ...files,
  });
  const { stdout } = await hublint(folder, '--format compact');
  expect(stdout).toContain(`crashed on \`ferry-desk\`: ${place}: Cannot read properties of undefined (reading 'name')`);
});

test.each(['return;', 'return null;', 'return false;', 'return [];', "return (yield* [{ message: 'a', at: at() }]);"])(
  'one that ends early is no failure: %s',
  async (end) => {
    const { stdout, stderr } = await saidOf(rule(`*action({ at }) { ${end} }`));
    expect(stdout).not.toContain('crashed');
    expect(stderr).toBe('');
  },
);

test('a name without the prefix, and an unknown option, get a did-you-mean', async () => {
  const options =
    "options: { type: 'object', properties: { rows: { type: 'number', default: 2 } }, additionalProperties: false },";
  const folder = folderWith({
    'integration.yaml': manifest,
    'house.mjs': `export default { name: 'house', rules: [${rule(`${options} *action() {}`)}] };\n`,
    'hublint.config.yaml': 'plugins: [./house.mjs]\nrules: { house/seat-title: [warn, { row: 3 }] }\n',
  });
  expect((await hublint(folder, '--no-config --config hublint.config.yaml')).code).toBe(2);
  expect((await hublint(folder, '')).stderr).toMatch(
    /Rule `house\/seat-title` does not take these options: there is no option `row`\.\n {2}Did you mean `rows`\?\n$/,
  );
  const named = folderWith({
    'integration.yaml': manifest,
    'house.mjs': `export default { name: 'house', rules: [${rule('*action() {}')}] };\n`,
    'hublint.config.yaml': 'plugins: [./house.mjs]\n',
  });
  expect((await hublint(named, '--rule seat-title=off')).stderr).toBe(
    'hublint: There is no rule `seat-title`.\n  Did you mean `house/seat-title`?\n',
  );
});

test('a preset that sets invalid or incomplete options of its rule is named: the configuration may be right', async () => {
  const options = "options: { type: 'object', properties: { rows: { type: 'number' } }, required: ['rows'] },";
  const { code, stderr } = await saidOf(rule(`${options} *action() {}`));
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr:
      "hublint: preset house/all: Rule `house/seat-title` does not take these options: must have required property 'rows'.\n" +
      '  `hublint explain house/seat-title` lists its options.\n',
  });
});

test.each([
  ['seat-tilte', 'house/seat-title'],
  ['house/seat-titel', 'house/seat-title'],
  ['version-semvr', 'version-semver'],
  ['model/too-lnog', 'model/too-long'],
])('a preset that sets a rule which does not exist is named: %s', async (id, meant) => {
  const { code, stderr } = await saidOf(rule('*action() {}'), `, presets: { all: { '${id}': 'off' } }`);
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: `hublint: preset house/all: There is no rule \`${id}\`.\n  Did you mean \`${meant}\`?\n`,
  });
});

test.each([
  'seat-title',
  'house/seat-title',
  'version-semver',
  'model/too-long',
  'compat/action-removed',
  'harbour/berth-title',
])('a preset may set a rule of its plugin, of hublint, and of a plugin that is not there: %s', async (id) => {
  const { stderr } = await saidOf(rule('*action() {}'), `, presets: { all: { '${id}': 'off' } }`);
  expect(stderr).toBe('');
});

test.each([
  ["() => { throw new Error('The timetable is not there.'); }", 'The timetable is not there.'],
  ["() => { throw 'closed'; }", 'closed'],
])('an options schema that throws is reported as the plugin’s: %s', async (safeParse, reason) => {
  const { code, stderr } = await saidOf(rule(`options: { safeParse: ${safeParse} }, *action() {}`));
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr:
      `hublint: preset house/all: The options of rule \`house/seat-title\` cannot be validated: ${reason}\n` +
      '  Their schema, which comes from a plugin, throws an error.\n',
  });
});
