import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { hublint } from '../cli/terminal.ts';
import { folderWith } from './folder.ts';

const schema = JSON.parse(readFileSync(new URL('../../schemas/config.schema.json', import.meta.url), 'utf8'));
const isTaken = new Ajv({ strict: false }).compile(schema);

test.each([
  ['{ "extends": "" }', '1:3: `extends`: expected a preset or the path of a configuration, not an empty string.'],
  [
    '{ "extends": ["strict", " "] }',
    '1:25: `extends.1`: expected a preset or the path of a configuration, not an empty string.',
  ],
  ['{ "plugins": [""] }', '1:15: `plugins.0`: expected an npm package or the path of a file, not an empty string.'],
  ['{ "baseline": "" }', '1:3: `baseline`: expected a file path, not an empty string.'],
  [
    '{ "overrides": [{ "files": "", "rules": {} }] }',
    '1:19: `overrides.0.files`: expected a glob, not an empty string.',
  ],
  [
    '{ "overrides": [{ "files": ["desk", ""], "rules": {} }] }',
    '1:37: `overrides.0.files.1`: expected a glob, not an empty string.',
  ],
])('an empty name in a configuration is refused, and by its JSON Schema: %s', async (config, said) => {
  const cwd = folderWith({ 'integration.yaml': 'name: ferry-desk\n', 'hublint.config.json': config });
  const { code, stderr } = await hublint(cwd, 'lint --format compact');
  expect({ code, stderr }).toEqual({ code: 2, stderr: `hublint: hublint.config.json:${said}\n` });
  expect(isTaken(JSON.parse(config))).toBe(false);
});
