import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chat, hublint, only, project, text } from './project.ts';

test('a report does not overwrite checked files or configurations', async () => {
  const files = {
    'hublint.config.yaml': only,
    'tides/integration.yaml': chat,
    'tides/integration.definition.ts': 'export default {};\n',
    'tides/actions.ts': 'export const actions = {};\n',
    'specs/ferries.yaml': chat,
    'strict.json': '{ "extends": "strict" }',
    // Build output is not checked, whatever its name.
    'dist/integration.json': '{}\n',
  };
  const root = project(files);
  symlinkSync('tides', join(root, 'again'));
  const asked = [
    ['tides/integration.yaml', 'is to be checked'],
    ['./again/../again/integration.yaml', 'is to be checked', 'tides'],
    ['tides/integration.definition.ts', 'is a module', 'specs/ferries.yaml'],
    ['tides/integration.definition.ts', 'is to be checked'],
    ['tides/actions.ts', 'is a module'],
    ['specs/ferries.yaml', 'is to be checked', './specs//ferries.yaml'],
    ['specs/ferries.yaml', 'is to be checked', 'specs/*.yaml'],
    ['tides/integration.yaml', 'is to be checked', 'tid*'],
    ['hublint.config.yaml', 'is a configuration'],
  ];
  for (const [file = '', why, ...targets] of asked) {
    expect(await hublint(root, ...targets, '--format', `json=${file}`)).toEqual({
      code: 2,
      stdout: '',
      stderr: `hublint: A report cannot be written to \`${file}\`, which ${why}.\n  Name another file: what is there would be lost.\n`,
    });
  }
  expect((await hublint(root, '--config', 'strict.json', '--format', 'json=strict.json')).stderr).toBe(
    'hublint: A report cannot be written to `strict.json`, which is the configuration.\n',
  );
  for (const [name, held] of Object.entries(files)) expect(text(root, name)).toBe(held);
  expect((await hublint(root, 'tides/integration.yaml', '--format', 'json=specs/ferries.yaml')).code).toBe(1);
  expect((await hublint(root, '--format', 'json=dist/integration.json')).code).toBe(1);
});

test('a report does not overwrite files that a manifest refers to or a configuration extends', async () => {
  const files = {
    'hublint.config.yaml': 'extends: ./lint/house.yaml\n',
    'lint/house.yaml': only,
    'tides/integration.yaml': `${chat}icon: pictures/tides.svg\nreadme: hub.md\n`,
    'ferries/integration.yaml': `${chat}readme: ./for ferries.md\n`,
    'ferries/for ferries.md': '# Ferries\n',
    'tides/pictures/tides.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
    'tides/hub.md': '# Tides\n',
    'tides/notes.md': '# Notes\n',
  };
  const root = project(files);
  const asked = [
    ['tides/hub.md', '`tides/integration.yaml` names.\n  Name another file: what is there would be lost.'],
    ['tides/pictures/tides.svg', '`tides/integration.yaml` names.\n  Name another file: what is there would be lost.'],
    ['ferries/for ferries.md', '`ferries/integration.yaml` names.\n  Name another file: what is there would be lost.'],
    ['lint/house.yaml', 'is the configuration that another extends.'],
  ];
  for (const [file, why] of asked) {
    expect(await hublint(root, '--format', `markdown=${file}`)).toEqual({
      code: 2,
      stdout: '',
      stderr: `hublint: A report cannot be written to \`${file}\`, which ${why}\n`,
    });
  }
  for (const [name, held] of Object.entries(files)) expect(text(root, name)).toBe(held);
  expect((await hublint(root, '--format', 'markdown=tides/notes.md')).code).toBe(1);
  expect(text(root, 'tides/notes.md')).not.toBe('# Notes\n');
});

test.each([
  ['data', 'tides', 'configuration', 'settings.yaml', '--format', 'json=hublint.baseline.json'],
  ['review', 'tides', '--format', 'json=hublint.baseline.json'],
  ['review', 'tides', '--against', 'old.yaml', '--format', 'json=old.yaml'],
])('a report of `%s` does not overwrite files that it does not check, either', async (...args) => {
  const kept = { 'hublint.baseline.json': '{ "version": 1, "findings": {} }', 'old.yaml': chat };
  const root = project({
    'tides/integration.yaml': `${chat}configuration: { schema: { type: object } }\n`,
    'settings.yaml': 'harbour: Elbe\n',
    ...kept,
  });
  const { code, stderr } = await hublint(root, ...args);
  expect([code, stderr]).toEqual([2, expect.stringMatching(/^hublint: A report cannot be written to /)]);
  for (const [name, held] of Object.entries(kept)) expect(text(root, name)).toBe(held);
});

test('a report does not overwrite the baseline, whatever names it', async () => {
  const root = project({
    'hublint.config.yaml': `${only}baseline: old.json\n`,
    'old.json': '{ "version": 1, "findings": {} }',
  });
  const refused = await hublint(root, '--format', 'json=./old.json');
  expect(refused).toMatchObject({ code: 2, stdout: '' });
  expect(refused.stderr).toBe('hublint: A report cannot be written to `./old.json`, which is the baseline.\n');
  expect(text(root, 'old.json')).toBe('{ "version": 1, "findings": {} }');
  expect((await hublint(root, '--format', 'json=new.json')).code).toBe(1);
});
