import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { git } from '../../host/repository.ts';
import { clean } from '../manifests.ts';
import { folderWith, hublint } from '../terminal.ts';
import { parcelDesk, reviewIn, sha256 } from './reviewing.ts';

describe('hublint review of what is on disk', () => {
  test('has the digests of each file that the definition is read from', async () => {
    const cwd = parcelDesk();
    const { files } = reviewIn(await hublint(cwd, 'review --format json'));
    expect(files.map(({ file }) => file)).toEqual([
      'integration.definition.ts',
      'extract.vrl',
      'hub.md',
      'icon.svg',
      'src/actions.ts',
      'src/channels.ts',
      'src/schemas.ts',
      'src/secrets.ts',
    ]);
    for (const { file, sha256: digest, size } of files) {
      const bytes = readFileSync(join(cwd, file));
      expect({ file, digest, size }).toEqual({ file, digest: sha256(bytes), size: bytes.length });
    }
  });

  test('lists the digests of the icon and the readme of a manifest in each format, on disk and in a revision', async () => {
    const named = clean.replace(/icon: .*/, 'icon: icon.svg').replace(/readme: .*/, 'readme: ./docs/hub.md');
    const files = { 'docs/hub.md': '# Ferry Desk\n', 'icon.svg': '<svg/>', 'integration.yaml': named };
    const cwd = folderWith(files);
    git(cwd, 'init', '--quiet');
    git(cwd, 'add', '.');
    git(cwd, 'commit', '--quiet', '--message', 'Ferries');
    const digests = Object.values(files).map(sha256);
    const formats = '--format json --format html=r.html --format markdown=r.md';
    for (const [target, folder] of [
      ['integration.yaml', ''],
      ['git:HEAD:integration.yaml', 'git:HEAD:'],
    ]) {
      const review = reviewIn(await hublint(cwd, `review ${target} ${formats}`));
      expect(review.files.map(({ file }) => file)).toEqual(
        ['integration.yaml', 'docs/hub.md', 'icon.svg'].map((file) => `${folder}${file}`),
      );
      const { stdout } = await hublint(cwd, `review ${target}`, { columns: 120 });
      const page = readFileSync(join(cwd, 'r.html'), 'utf8');
      const markdown = readFileSync(join(cwd, 'r.md'), 'utf8').replace(/<\/?span>/g, '');
      for (const digest of digests) {
        expect(review.files.map((file) => file.sha256)).toContain(digest);
        for (const text of [stdout, page, markdown]) expect(text).toContain(digest);
      }
    }
  });

  test('lists the digests of images that a definition in a revision reads', async () => {
    const cwd = parcelDesk();
    git(cwd, 'init', '--quiet');
    git(cwd, 'add', '.');
    git(cwd, 'commit', '--quiet', '--message', 'Parcels');
    const { files } = reviewIn(await hublint(cwd, 'review git:HEAD: --format json'));
    const icon = files.find(({ file }) => file === 'git:HEAD:icon.svg');
    expect(icon?.sha256).toBe(sha256(readFileSync(join(cwd, 'icon.svg'))));
  });
});
