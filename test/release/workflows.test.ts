import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import packageJson from '../../package.json' with { type: 'json' };
import { releaseOf } from '../../scripts/release/release.ts';
import { workflow as written } from '../../src/host/init/templates.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string): string => readFileSync(root + path, 'utf8');

interface Step {
  readonly uses?: string;
  readonly run?: string;
}
interface Job {
  readonly uses?: string;
  readonly needs?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps?: readonly Step[];
}
interface Workflow {
  readonly on: { readonly push: { readonly tags?: readonly string[] }; readonly workflow_call?: null };
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const workflows = readdirSync(`${root}.github/workflows`).map((name): [string, Workflow] => [
  name,
  parse(read(`.github/workflows/${name}`)),
]);
const release = new Map(workflows).get('release.yml') as Workflow;
const ci = new Map(workflows).get('ci.yml') as Workflow;
const stepsOf = (job: string): readonly Step[] => release.jobs[job]?.steps ?? [];
const runs = (steps: readonly Step[]): string => steps.map(({ run = '' }) => run).join('\n');

describe('the workflow that releases', () => {
  it('starts for a version tag, and no other', () => {
    const patterns = release.on.push.tags?.map(
      (glob) => new RegExp(`^${glob.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`),
    );
    const begins = (tag: string) => patterns?.some((pattern) => pattern.test(tag));
    expect(['v0.1.0', 'v10.20.30', 'v1.0.0-rc.1'].filter(begins)).toHaveLength(3);
    expect(['v0', 'v0.1', 'latest', '0.1.0', 'v1.0.0.1'].filter(begins)).toEqual([]);
    expect(Object.keys(release.on)).toEqual(['push']);
  });

  it('first runs all checks of a change, including the built Action', () => {
    expect(release.jobs.ci?.uses).toBe('./.github/workflows/ci.yml');
    expect(ci.on).toHaveProperty('workflow_call');
    expect(runs(Object.values(ci.jobs).flatMap(({ steps = [] }) => steps))).toMatch(
      /npm ci[\s\S]*npm test[\s\S]*npm run check[\s\S]*git diff --cached --exit-code --stat -- dist\/action/,
    );
    expect([release.jobs.npm?.needs, release.jobs.github?.needs]).toEqual(['ci', 'npm']);
  });

  it('gives each job the permissions it needs, and the others none', () => {
    expect(release.permissions).toEqual({});
    const permissions = Object.entries(release.jobs).map(([name, job]) => [name, job.permissions]);
    expect(Object.fromEntries(permissions)).toEqual({
      ci: { contents: 'read', 'security-events': 'write' },
      npm: { contents: 'read', 'id-token': 'write' },
      github: { contents: 'write' },
    });
  });

  it('publishes with provenance, without a token', () => {
    expect(runs(stepsOf('npm'))).toMatch(
      /^npm publish --ignore-scripts --provenance --access public --tag "\$CHANNEL"$/m,
    );
    expect(read('.github/workflows/release.yml')).not.toMatch(/secrets\.|NODE_AUTH_TOKEN/);
    // npm compares it with the provenance.
    expect(packageJson.repository.url).toBe('git+https://github.com/hublint/hublint.git');
  });

  it('publishes the build with the code caches of each Node: no later build deletes them', () => {
    expect(runs(stepsOf('npm'))).toMatch(/npm ci[\s\S]*scripts\/compile-ahead\.ts[\s\S]*npm publish --ignore-scripts/);
    expect(packageJson.files).toContain('dist/ahead');
  });

  it('creates the release, then moves the tags', () => {
    expect(runs(stepsOf('github'))).toMatch(
      /notes > notes\.md[\s\S]*gh release create[\s\S]*moving[\s\S]*git push --force origin/,
    );
  });

  it('has a section of the changelog for the current version', () => {
    const { version } = packageJson;
    expect(releaseOf(`v${version}`, { version, changelog: read('CHANGELOG.md'), tags: [] }).notes).toContain(
      '### Added',
    );
  });
});

describe.each(workflows)('%s', (_, { jobs }) => {
  const steps = Object.values(jobs).flatMap(({ steps: all = [] }) => all);

  it('puts no untrusted text into a shell', () => {
    expect(steps.filter(({ run = '' }) => run.includes('${{'))).toEqual([]);
  });
});

describe('documentation that uses the Action', () => {
  const pages = ['README.md', ...readdirSync(`${root}docs`).map((name) => `docs/${name}`)];
  const texts = [
    ...pages.map(read),
    written('main').text,
    ...workflows.map(([name]) => read(`.github/workflows/${name}`)),
  ];
  const used = texts.flatMap((text) =>
    [...text.matchAll(/uses: ([^\s@]+)@([^\s`]+)/g)].map(([, name, tag]) => [name, tag]),
  );

  it('names a tag that the release creates', () => {
    const { version } = packageJson;
    const { movingTags } = releaseOf(`v${version}`, { version, changelog: read('CHANGELOG.md'), tags: [] });
    const tags = used.filter(([name]) => name === 'hublint/hublint').map(([, tag]) => tag);
    expect(tags.length).toBeGreaterThanOrEqual(3);
    expect(tags.filter((tag) => !movingTags.includes(tag ?? ''))).toEqual([]);
  });

  it('uses other actions in the same version everywhere', () => {
    const versions = new Map<string, Set<string>>();
    for (const [name = '', tag = ''] of used) versions.set(name, (versions.get(name) ?? new Set()).add(tag));
    expect([...versions].filter(([, tags]) => tags.size > 1)).toEqual([]);
    expect(versions.get('actions/checkout')).toEqual(new Set(['v7']));
  });
});
