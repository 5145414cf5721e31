import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import * as parsing from '../../src/document/module/syntax/parse.ts';
import * as reading from '../../src/host/files/read.ts';
import { lint, load } from '../../src/index.ts';
import { folderWith, write } from './folder.ts';

vi.mock(import('../../src/document/module/syntax/parse.ts'), { spy: true });
vi.mock(import('../../src/host/files/read.ts'), { spy: true });

const definition = (name: string) => `import { IntegrationDefinition } from '@botpress/sdk';
import { title } from '../shared/title';
export default new IntegrationDefinition({ name: '${name}', version: '2.1.0', title });`;

beforeEach(() => void vi.clearAllMocks());

it.each([
  ['a small one', ''],
  ['a very large one', ' '.repeat(1_500_000)],
])('reads and parses a module once that several definitions of a run import: %s', async (_, rest) => {
  const cwd = folderWith({
    'package.json': '{ "name": "desks" }',
    'shared/title.ts': `export { title } from './names';${rest}`,
    'shared/names.ts': "export const title = 'Ferry Desk';",
    'ferries/integration.definition.ts': definition('ferries'),
    'trains/integration.definition.ts': definition('trains'),
  });
  const parsed = () => vi.mocked(parsing.parseSource).mock.calls.filter(([, path]) => path === 'shared/title.ts');
  const read = () => vi.mocked(reading.readWithin).mock.calls.filter(([path]) => path === join(cwd, 'shared/title.ts'));
  expect((await lint('.', { cwd })).results).toHaveLength(2);
  expect(parsed()).toHaveLength(1);
  expect(read()).toHaveLength(1);
  await lint('.', { cwd });
  expect(parsed()).toHaveLength(2);
  expect(read()).toHaveLength(2);
});

it('finds a workspace package that was added after the previous run', async () => {
  const cwd = folderWith({
    'package.json': '{ "workspaces": ["packages/*", "desks/*"] }',
    'desks/ferries/integration.definition.ts': definition('ferries').replace('../shared/title', '@desks/titles'),
  });
  const titles = async () => (await load('desks', { cwd })).map(({ data }) => data?.title);
  expect(await titles()).toEqual([undefined]);
  write(cwd, {
    'packages/titles/package.json': '{ "name": "@desks/titles", "main": "./index.ts" }',
    'packages/titles/index.ts': "export const title = 'Ferry Desk';",
  });
  expect(await titles()).toEqual(['Ferry Desk']);
});
