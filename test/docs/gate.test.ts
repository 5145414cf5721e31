import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { commit, repositoryWith, runStep } from '../action/runner.ts';
import { git } from '../host/repository.ts';
import { blocksOf, testPage } from './page.ts';

const examples = fileURLToPath(new URL('../../examples/', import.meta.url));
const before = ['skywatch', 'book-circle'];
let folder = '';
let [main, head] = ['', ''];

beforeAll(() => {
  folder = repositoryWith({ 'README.md': '# Integrations\n' });
  for (const name of before) cpSync(join(examples, name), join(folder, 'integrations', name), { recursive: true });
  main = commit(folder, {});
  git(folder, 'update-ref', 'refs/remotes/origin/main', main);
});

describe('the page about the gate', () => {
  testPage('gate.md', { folder: () => folder, files: { json: 'hublint.config.json' } });
});

describe('the workflow that it shows', () => {
  const [{ text = '' } = {}] = blocksOf('gate.md').filter(({ language }) => language === 'yaml');
  const { on, jobs } = parse(text);
  const [checkout, step, upload] = jobs.hublint.steps;
  const texts = (inputs: object) => Object.fromEntries(Object.entries(inputs).map(([key, one]) => [key, String(one)]));

  test.each(['acme/integrations', 'stranger/integrations'])('tells what a pull request from %s changes', (from) => {
    expect(on).toBe('pull_request');
    expect(checkout.with['fetch-depth']).toBe(2);
    head ||= commit(folder, {});
    const payload = {
      pull_request: {
        head: { repo: { full_name: from } },
        base: { sha: main, repo: { full_name: 'acme/integrations' } },
      },
    };
    const event = { name: on, payload };
    const { status, stdout, stderr, summary, outputs } = runStep(folder, {
      inputs: texts(step.with),
      event,
      sha: head,
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('::warning file=integrations/skywatch/integration.yaml,line=139,');
    expect(stdout).not.toMatch(/::\w+ file=integrations\/book-circle/);
    expect(summary).toContain('2.0.0');
    expect(outputs['sarif-file']).toBe(upload.with.sarif_file);
    expect(existsSync(join(folder, upload.with.sarif_file))).toBe(true);
  });

  test('gives inputs that there are', () => {
    const action = parse(readFileSync(new URL('../../action.yml', import.meta.url), 'utf8'));
    expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(step.with)));
  });
});
