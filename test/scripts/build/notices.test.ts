import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeNotices } from '../../../scripts/build/notices.ts';
import { folderWith } from '../../host/folder.ts';

const about = (name: string, more: object = { license: 'MIT' }) => JSON.stringify({ name, version: '2.1.0', ...more });

describe('the notices of bundled packages', () => {
  it('name each package once, sorted, with the texts of its licence; modules of hublint itself have none', () => {
    const folder = folderWith({
      'node_modules/weigh/package.json': about('weigh'),
      'node_modules/weigh/LICENSE': 'MIT License\r\n\r\nWeigh what you like.\r\n',
      'node_modules/weigh/NOTICE.md': 'Made with scales.\n',
      'node_modules/weigh/readme.md': 'Weighs.\n',
      'node_modules/@harbor/crane/package.json': about('@harbor/crane', { license: 'Apache-2.0' }),
    });
    const modules = [
      'src/index.ts',
      'node_modules/weigh/index.js',
      'node_modules/weigh/lib/scale.js',
      'node_modules/@harbor/crane/dist/lift.js',
    ].map((path) => join(folder, path));
    const file = join(folder, 'notices.txt');
    writeNotices(modules, file);
    expect(readFileSync(file, 'utf8')).toBe(
      `@harbor/crane 2.1.0 (Apache-2.0)\n\n${'-'.repeat(80)}\n\nweigh 2.1.0 (MIT)\n\nMIT License\n\nWeigh what you like.\n\nMade with scales.\n`,
    );
  });

  it('refuse a package without a licence', () => {
    const folder = folderWith({ 'node_modules/weigh/package.json': about('weigh', {}) });
    expect(() => writeNotices([join(folder, 'node_modules/weigh/index.js')], join(folder, 'notices.txt'))).toThrow(
      'weigh has no licence: it cannot be bundled.',
    );
  });
});
