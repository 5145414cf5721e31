import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import packageJson from '../package.json' with { type: 'json' };
import { releaseOf } from './release/release.ts';

/** `jiti scripts/release.ts TAG PART` prints a part of the release of a tag, for the release workflow. */
const parts = {
  channel: ({ channel }: ReturnType<typeof releaseOf>) => channel,
  moving: ({ movingTags }: ReturnType<typeof releaseOf>) => movingTags.join(' '),
  notes: ({ notes }: ReturnType<typeof releaseOf>) => notes,
};

const [tag = '', part = ''] = process.argv.slice(2);
const write = Object.entries(parts).find(([name]) => name === part)?.[1];
if (write === undefined) throw new Error(`Usage: jiti scripts/release.ts TAG ${Object.keys(parts).join('|')}`);
const release = releaseOf(tag, {
  version: packageJson.version,
  changelog: readFileSync(new URL('../CHANGELOG.md', import.meta.url), 'utf8'),
  tags: execFileSync('git', ['tag', '--list'], { encoding: 'utf8' }).split('\n'),
});
console.log(write(release));
