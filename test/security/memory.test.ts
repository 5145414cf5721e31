import { beforeAll, expect, test } from 'vitest';
import { folderWith } from '../host/folder.ts';
import { hublint } from './attack.ts';

/** Less than the total size of the manifests' texts. */
const room = { NODE_OPTIONS: '--max-old-space-size=64' };
const comment = `// ${'x'.repeat(2_000_000)}\n`;
const manifest = `${comment}{ "name": "parcels", "version": "1.0.0", "title": "Parcels ", "description": "Sends parcels." }\n`;

let folder = '';
beforeAll(() => {
  const names = Array.from({ length: 40 }, (_, at) => `parcels${at}.integration.jsonc`);
  folder = folderWith(Object.fromEntries(names.map((name) => [name, manifest])));
});

test.each([
  ['html', ['--format', 'html']],
  ['sarif, with what fixes change', ['--format', 'compact', '--format', 'sarif=x.sarif']],
  ['pretty into a file', ['--format', 'json', '--format', 'pretty=x.txt']],
  ['a new baseline, with a report', ['--update-baseline', '--format', 'html=x.html', '--baseline', 'b.json']],
])('texts of manifests are not kept for reports: %s', { timeout: 60_000 }, (_, args) => {
  const run = hublint(folder, [...args], room);
  expect(run.status, run.stderr.slice(0, 500)).toBe(args.includes('--update-baseline') ? 0 : 1);
});
