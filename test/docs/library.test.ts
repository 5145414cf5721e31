import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { folderWith } from '../cli/terminal.ts';
import { write } from '../host/folder.ts';
import { blocksOf, testPage } from './page.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

describe('the page on the library', () => {
  testPage('library.md', { folder: () => root });
});

test('its program runs', () => {
  const folder = folderWith({});
  mkdirSync(join(folder, 'integrations'));
  cpSync(`${root}examples/parcel-desk`, join(folder, 'integrations/parcel-desk'), { recursive: true });
  const program = blocksOf('library.md')[0]?.text.replace("'hublint'", `'${root}src/index.ts'`) ?? '';
  write(folder, { 'lint.ts': program });
  const lines = execFileSync(`${root}node_modules/.bin/jiti`, ['lint.ts'], { cwd: folder, encoding: 'utf8' }).trim();
  expect(lines).toContain('integrations/parcel-desk/integration.definition.ts 8 Version `v1.6.0`');
  expect(Number(lines.split('\n').at(-1))).toBeGreaterThan(5);
});
