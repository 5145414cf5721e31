import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRules } from '../../scripts/generate/rules.ts';
import { generate } from '../../scripts/generate/schemas.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const files = await generate(await readRules());

test('there is a JSON Schema for everything that is read and written', () => {
  expect(files.map(({ path }) => path)).toEqual([
    'schemas/integration-record.schema.json',
    'schemas/integration-definition.schema.json',
    'schemas/shapes.ts',
    'schemas/config.schema.json',
    'schemas/report.schema.json',
    'schemas/review.schema.json',
    'schemas/workspace.schema.json',
    'schemas/workspace-member.schema.json',
    'schemas/account.schema.json',
    'schemas/state.schema.json',
    'schemas/event.schema.json',
  ]);
});

test.each(files)('$path is up to date', ({ path, text }) => {
  expect(read(path)).toBe(text);
});
