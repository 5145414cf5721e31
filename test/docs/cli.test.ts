import { beforeAll, describe, expect, test } from 'vitest';
import { formats } from '../../src/report/formats.ts';
import { repositoryWith } from '../action/runner.ts';
import { clean } from '../cli/manifests.ts';
import { hublint } from '../cli/terminal.ts';
import { write } from '../host/folder.ts';
import { proseOf, testPage } from './page.ts';

const page = 'cli.md';
const prose = proseOf(page);

let folder = '';
beforeAll(() => {
  const manifest = `${clean}configuration: { schema: { type: object, properties: {} } }\n`;
  folder = repositoryWith({ 'integrations/acme/integration.yaml': manifest });
  write(folder, { 'hublint.config.yaml': 'extends: recommended\n', 'settings.yaml': '{}\n' });
});

describe('the page on the command line', () => {
  testPage(page, { folder: () => folder });
});

test('it names every format', () => {
  const listed = /`--format` takes (.*?)\. One/s.exec(prose)?.[1] ?? '';
  const names = [...listed.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
  expect(names.sort()).toEqual(Object.keys(formats).sort());
});

test.each(['integrations/acme', 'integrations/*', 'git:main:./', 'git:main:'])('%s is a target', async (target) => {
  expect(await hublint(folder, `${target} --format compact`)).toMatchObject({ code: 0, stderr: '' });
});
