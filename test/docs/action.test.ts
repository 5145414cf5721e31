import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import packageJson from '../../package.json' with { type: 'json' };
import { clean } from '../cli/manifests.ts';
import { folderWith, hublint } from '../cli/terminal.ts';
import { blocksOf, proseOf, testPage } from './page.ts';

const page = 'action.md';
const root = fileURLToPath(new URL('../../', import.meta.url));
const { inputs } = parse(readFileSync(`${root}action.yml`, 'utf8'));
const [workflow, steps] = blocksOf(page).map(({ text }) => parse(text));
const used: readonly Step[] = [...workflow.jobs.hublint.steps, ...steps.steps];

interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string>>;
}

let folder = '';
beforeAll(() => {
  folder = folderWith({ 'integration.yaml': clean });
});

describe('the page on the Action', () => {
  testPage(page, { folder: () => folder });
});

test('it uses the major version of this release, with inputs that there are', () => {
  const own = used.filter(({ uses = '' }) => uses.startsWith('hublint/'));
  expect(own).toHaveLength(2);
  const tag = `hublint/hublint@v${packageJson.version.split('.')[0]}`;
  for (const step of own) expect(step.uses).toBe(tag);
  expect(proseOf(page)).toContain(`\`uses: ${tag}\``);
  expect(own.flatMap((step) => Object.keys(step.with ?? {})).filter((name) => !(name in inputs))).toEqual([]);
});

test('it uploads the report that hublint writes', async () => {
  const report = used.find((step) => step.with?.['sarif-file'])?.with?.['sarif-file'];
  const uploaded = used.find(({ uses = '' }) => uses.includes('upload-sarif'))?.with;
  expect(uploaded?.sarif_file).toBe(report);
  expect(workflow.permissions['security-events']).toBe('write');
  const [, command = ''] = /`npx hublint (--format sarif=\S+)`/.exec(proseOf(page)) ?? [];
  await hublint(folder, command);
  expect(existsSync(join(folder, report ?? ''))).toBe(true);
});
