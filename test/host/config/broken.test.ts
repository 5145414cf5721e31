import { join } from 'node:path';
import { expect, test } from 'vitest';
import { probe } from '../../../src/host/config/probe.ts';
import { folderWith } from '../folder.ts';
import { settings } from './settings.ts';

test.each([
  [
    'the key `__proto__`',
    '{ "rules": { "__proto__": { "a": "off" } } }',
    'hublint.config.json:1:14: There is no key `rules.__proto__`.',
    undefined,
  ],
  [
    'an unknown key',
    '{\n  "ruels": {}\n}',
    'hublint.config.json:2:3: There is no key `ruels`.',
    'Did you mean `rules`?',
  ],
  [
    'an unknown rule',
    '{ "rules": {\n  "secret-name-cse": "error" } }',
    'hublint.config.json:2:3: There is no rule `secret-name-cse`.',
    'Did you mean `secret-name-case`?',
  ],
  [
    'an unknown preset',
    '{ "extends": ["recomended"] }',
    'hublint.config.json:1:15: There is no preset `recomended`.',
    'Did you mean `recommended`?',
  ],
  [
    'a path that looks like a preset',
    '{ "extends": ["strict", "lint/base.yaml"] }',
    'hublint.config.json:1:25: There is no preset `lint/base.yaml`.',
    'A path begins with `./`: `./lint/base.yaml`.',
  ],
  [
    'an option of the wrong kind',
    '{ "rules": { "name-length": ["error", { "max": "long" }] } }',
    'hublint.config.json:1:41: Rule `name-length` does not take these options at `max`: Invalid input: expected number, received string.',
    '`hublint explain name-length` lists its options.',
  ],
  [
    'an unknown option',
    '{ "rules": { "name-length": ["error", { "maxx": 50 }] } }',
    'hublint.config.json:1:39: Rule `name-length` does not take these options: Unrecognized key: "maxx".',
    'Did you mean `max`?',
  ],
  [
    'an unknown option of a group',
    '{ "rules": { "name-length": ["error", { "owners": { "acton-input": "off" } }] } }',
    'hublint.config.json:1:41: Rule `name-length` does not take these options at `owners`: Unrecognized key: "acton-input".',
    'Did you mean `action-input`?',
  ],
  [
    'a misspelt word of an option',
    '{ "rules": { "name-length": ["error", { "depth": "al" }] } }',
    'hublint.config.json:1:41: Rule `name-length` does not take these options at `depth`: Invalid option: expected one of "top"|"all".',
    'Did you mean `all`?',
  ],
  [
    'options of a check',
    '{ "rules": { "syntax/opaque": ["warn", { "a": 1 }] } }',
    'hublint.config.json:1:14: Check `syntax/opaque` takes no options.',
    undefined,
  ],
  [
    'options of a rule without options',
    '{ "rules": { "secret-name-case": ["error", { "max": 1 }] } }',
    'hublint.config.json:1:14: Rule `secret-name-case` takes no options.',
    undefined,
  ],
  [
    'a severity that does not exist',
    '{ "rules": { "secret-name-case": "fatal" } }',
    'hublint.config.json:1:14: There is no severity `fatal`.',
    'Known: `off`, `info`, `warn`, `error`.',
  ],
  [
    'a misspelt severity with options',
    '{ "rules": { "name-length": ["eror", { "max": 1 }] } }',
    'hublint.config.json:1:14: There is no severity `eror`.',
    'Did you mean `error`?',
  ],
  [
    'a misspelt severity in an override',
    '{ "overrides": [{ "files": "old/**", "rules": { "name-length": "wrn" } }] }',
    'hublint.config.json:1:49: There is no severity `wrn`.',
    'Did you mean `warn`?',
  ],
  [
    'rules as a list',
    '{ "rules": ["version-semver"] }',
    'hublint.config.json:1:3: `rules` does not map rules to severities, as `version-semver: warn` does.',
    undefined,
  ],
  [
    'a severity that is not a string',
    '{ "rules": { "name-length": 2 } }',
    'hublint.config.json:1:14: `rules.name-length`: expected one of `off`, `info`, `warn`, `error`, or an array of one of them and the options.',
    undefined,
  ],
  [
    'a rule with the name of an inherited property',
    '{ "rules": { "__proto__": "warn" } }',
    'hublint.config.json:1:14: There is no rule `__proto__`.',
    undefined,
  ],
  [
    'an unknown key of an override',
    '{ "overrides": [{ "file": "old/**", "rules": {} }] }',
    'hublint.config.json:1:19: There is no key `overrides.0.file`.',
    'Did you mean `files`?',
  ],
  [
    'a key that resembles no other',
    '{ "parserOptions": {} }',
    'hublint.config.json:1:3: There is no key `parserOptions`.',
    'Known: $schema, extends, plugins, rules, overrides, ignores, baseline.',
  ],
  [
    'a key of an override that resembles no other',
    '{ "overrides": [{ "files": "old/**", "rules": {}, "parserOptions": {} }] }',
    'hublint.config.json:1:51: There is no key `overrides.0.parserOptions`.',
    'Known: files, rules.',
  ],
  [
    'an import in an override',
    '{ "overrides": [{ "files": "old/**", "$import": "./old.mjs", "rules": {} }] }',
    'hublint.config.json:1:38: `$import` is not supported: it would run what it names.',
    'Use `extends`, with a preset or the path of another configuration.',
  ],
])('%s is reported with its position and what to do', async (_, text, message, hint) => {
  const loading = settings({ 'hublint.config.json': text });
  await expect(loading).rejects.toMatchObject({ complaint: { message, ...(hint !== undefined && { hint }) } });
});

test.each([
  ['hublint.config.json', '{ "rules": {}, }', '1:14: JSON has no trailing commas; a `.jsonc` file may have them.'],
  ['hublint.config.json', '{ // calm\n}', '1:3: JSON has no comments; a `.jsonc` file may have them.'],
  [
    'hublint.config.json',
    '{ "rules": {},\n  "rules": {} }',
    '2:3: This key is already at 1:3; a configuration has each key once.',
  ],
  [
    'hublint.config.jsonc',
    '{\n  // calm\n  "extends": "strict",\n  "extends": "recommended"\n}',
    '4:3: This key is already at 3:3; a configuration has each key once.',
  ],
  [
    'hublint.config.yaml',
    'rules:\n  name-length: warn\n  version-semver: off\n  name-length: off\n',
    '4:3: This key is already at 2:3; a configuration has each key once.',
  ],
  [
    '.hublintrc',
    'rules: {}\n---\nrules: {}\n',
    '2:1: A second YAML document starts here; a configuration is a single document.',
  ],
  [
    'hublint.config.yaml',
    'rules:\n name-length: warn\n  secret-name-case: off\n',
    '3:3: `…` is indented further than the entry above it, whose value is a text; entries start at the same column, and quotes make a text with `: ` in it a string.',
  ],
  [
    'hublint.config.yaml',
    'ignores:\n  - **/fixtures/**\n',
    '2:5: A value that starts with `*` is an alias in YAML; quotes make it a string.',
  ],
  [
    'hublint.config.yaml',
    'overrides:\n  - files: [desk/**, !desk/old]\n    rules: {}\n',
    '2:31: A value that starts with `!` is a tag in YAML; quotes make it a string.',
  ],
  ['hublint.config.yaml', 'rules: { name-length: [warn, { max: .inf }] }\n', '1:37: JSON has no equivalent for `…`.'],
  ['package.json', '{\n  "hublint": "strict"\n}', '2:3: A configuration is an object.'],
  ['package.json', '{\n  "hublint": {}\n  "private": true\n}', '3:3: Expected `,` before `…`.'],
])('a fault in the text of %s is reported: %j', async (name, text, said) => {
  await expect(settings({ [name]: text })).rejects.toMatchObject({ complaint: { message: `${name}:${said}` } });
});

test('a fault in a file whose name ends like package.json is reported at its position', async () => {
  const files = {
    'hublint.config.json': '{ "extends": "./desk-package.json" }',
    'desk-package.json': '{\n  "rules": { "name-lenth": "off" }\n}',
  };
  await expect(settings(files)).rejects.toMatchObject({
    complaint: { message: 'desk-package.json:2:14: There is no rule `name-lenth`.' },
  });
});

test.each([
  '{ "devDependencies": { "hublint": "^1.0.0" }, "scripts": { "hublint": "hublint ." } }',
  '{ "peerDependencies": { "hublint": "^1.0.0" }, "peerDependenciesMeta": { "hublint": { "optional": true } } }',
])('a package.json that names hublint elsewhere is no configuration, and hides none: %s', (text) => {
  const root = folderWith({
    'hublint.config.yaml': '',
    'package.json': '{ "workspaces": [] }',
    'desk/package.json': text,
  });
  expect(probe(join(root, 'desk'))).toEqual({ file: join(root, 'hublint.config.yaml') });
});

test.each([
  ['hublint.config.json', '{ "rules": ', 'hublint.config.json:1:12: The file ends without a closing `}`.'],
  ['hublint.config.yaml', 'rules: [', 'hublint.config.yaml:1:8: `[` is not closed.'],
  ['hublint.config.ts', 'export default {', 'hublint.config.ts:1: ParseError: Unexpected token.'],
  ['hublint.config.mjs', 'throw new Error("no network")', 'hublint.config.mjs:1: no network.'],
])('a broken %s is reported in one sentence that begins with its position', async (name, text, message) => {
  await expect(settings({ [name]: text })).rejects.toMatchObject({ complaint: { message } });
});

test.each([
  ['hublint.config.ts', "export const config = { extends: 'strict' };"],
  ['hublint.config.mjs', "export const rules = { 'name-length': 'warn' };"],
])('code without a default export is not taken for an empty configuration: %s', async (name, text) => {
  await expect(settings({ [name]: text })).rejects.toMatchObject({
    complaint: {
      message: `\`${name}\` has no default export, which would be the configuration.`,
      hint: 'Write `export default { … };`.',
    },
  });
});

test.each([
  [
    'hublint.config.ts',
    'const depth: number = 3;\nexport default { rules: limits(depth) };',
    'hublint.config.ts:2: limits is not defined.',
  ],
  [
    'lint/house.ts',
    'export default {\n  rules: ;\n};',
    '`hublint.config.ts` cannot be read: lint/house.ts:2: ParseError: Unexpected token.',
  ],
  [
    'lint/house.ts',
    '\nexport default { rules: limits() };',
    '`hublint.config.ts` cannot be read: lint/house.ts:2: limits is not defined.',
  ],
])('a configuration that throws in %s is reported with the position there: %j', async (name, text, message) => {
  const files = { 'hublint.config.ts': "export { default } from './lint/house.ts';", [name]: text };
  await expect(settings(files)).rejects.toMatchObject({ complaint: { message } });
});

test('configurations that extend each other are reported as a cycle, not with a stack', async () => {
  const files = {
    'hublint.config.json': '{ "extends": "./a.json" }',
    'a.json': '{ "extends": "./hublint.config.json" }',
  };
  await expect(settings(files)).rejects.toThrow('hublint.config.json → a.json → hublint.config.json');
});

test('a configuration that another extends has to exist', async () => {
  const files = { 'hublint.config.yaml': 'extends:\n  - strict\n  - ./house.yaml\n' };
  await expect(settings(files)).rejects.toThrow('hublint.config.yaml:3:5: Configuration `house.yaml` not found.');
});

test('a folder cannot be extended', async () => {
  const files = { 'hublint.config.yaml': 'extends:\n  - strict\n  - ./lint\n', 'lint/hublint.config.yaml': '' };
  await expect(settings(files)).rejects.toThrow(
    'hublint.config.yaml:3:5: Configuration `lint` is a folder: name a file in it.',
  );
});

test('a configuration named on the command line has to exist', async () => {
  await expect(settings({}, { configFile: 'lint.json' })).rejects.toThrow('Configuration `lint.json` not found.');
});
