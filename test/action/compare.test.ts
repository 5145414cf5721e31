import { describe, expect, test } from 'vitest';
import { write } from '../host/folder.ts';
import { hubForTests } from '../host/hub/hub-for-tests.ts';
import { git } from '../host/repository.ts';
import { stepInProcess } from './in-process.ts';
import { commit, repositoryWith, runStep } from './runner.ts';

const manifest = (version: string, actions: string) => `name: billing
version: ${version}
title: Billing
description: Sends invoices to the people who owe them.
icon: icon.svg
readme: hub.md
actions:
${actions}`;
const pay =
  '  pay:\n    title: Pay\n    description: Pays an invoice.\n    input: { schema: { type: object } }\n    output: { schema: { type: object } }\n';
const list = pay.replace('pay', 'list').replace('Pay', 'List');
const quiet = { 'hublint.config.json': '{ "rules": { "icon-format": "off", "readme-content": "off" } }' };
const pullRequest = (sha: string) => ({
  name: 'pull_request',
  payload: {
    pull_request: {
      head: { repo: { full_name: 'acme/integrations' } },
      base: { sha, repo: { full_name: 'acme/integrations' } },
    },
  },
});

test('what a pull request breaks is reported on the line and in the summary', () => {
  const root = repositoryWith({ 'billing/integration.yaml': manifest('1.4.0', pay + list), ...quiet });
  const base = git(root, 'rev-parse', 'HEAD');
  commit(root, { 'billing/integration.yaml': manifest('1.4.1', pay) });
  const ran = runStep(root, { inputs: { 'compare-with': 'base' }, event: pullRequest(base) });
  expect(ran.stdout).toContain(
    '::error file=billing/integration.yaml,line=7,endLine=7,col=1,endColumn=8,title=compat/action-removed::billing/integration.yaml:7:1: Action `list` was removed. It breaks bots that call it.',
  );
  expect(ran.summary).toContain('the changes require a major one. The next version is <code>2.0.0</code>.');
  expect([ran.status, ran.outputs.conclusion]).toEqual([1, 'failure']);
});

test('a version that is not raised yet is a warning, and none once it is raised enough', () => {
  const root = repositoryWith({ 'billing/integration.yaml': manifest('1.4.0', pay + list), ...quiet });
  write(root, { 'billing/integration.yaml': manifest('1.4.0', pay) });
  const inputs = { 'compare-with': 'HEAD' };
  expect(runStep(root, { inputs })).toMatchObject({ status: 0, outputs: { 'warning-count': '1', 'error-count': '0' } });
  const required = runStep(root, { inputs: { ...inputs, 'require-bump': 'true' } });
  expect([required.status, required.stdout]).toEqual([1, expect.not.stringContaining('::notice')]);
  write(root, { 'billing/integration.yaml': manifest('2.0.0', pay) });
  expect(runStep(root, { inputs })).toMatchObject({ status: 0, outputs: { 'warning-count': '0', 'info-count': '1' } });
});

test('a version without a base to compare with is not called high enough', () => {
  const root = repositoryWith({ 'billing/integration.yaml': manifest('1.4.0', pay), ...quiet });
  expect(runStep(root, { inputs: { 'require-bump': 'true' } })).toMatchObject({
    status: 0,
    stdout: expect.stringContaining(
      '::notice title=hublint::Input `require-bump` needs `compare-with`, which is not given, so no versions were compared.\n',
    ),
  });
});

test('changes of others since the branch point are not reported', () => {
  const root = repositoryWith({ 'billing/integration.yaml': manifest('1.4.0', pay), ...quiet });
  git(root, 'switch', '--quiet', '--create', 'work');
  commit(root, { 'billing/notes.md': 'Notes.\n' });
  git(root, 'switch', '--quiet', 'main');
  const base = commit(root, { 'billing/integration.yaml': manifest('1.5.0', pay + list) });
  git(root, 'switch', '--quiet', 'work');
  const ran = runStep(root, { inputs: { 'compare-with': 'base' }, event: pullRequest(base) });
  expect([ran.status, ran.stdout.includes('compat/')]).toEqual([0, false]);
});

test('a new integration needs no bump, even in a working directory that is new as well', () => {
  const root = repositoryWith(quiet);
  const base = git(root, 'rev-parse', 'HEAD');
  commit(root, {
    'desk/billing/integration.yaml': manifest('1.4.0', pay),
    'desk/hublint.config.json': quiet['hublint.config.json'],
  });
  const inputs = { 'compare-with': 'base', 'working-directory': 'desk' };
  expect(runStep(root, { inputs, event: pullRequest(base) })).toMatchObject({
    status: 0,
    outputs: { conclusion: 'success' },
  });
});

test('targets that are not asked for stay out of the comparison, even if the base has nothing else', () => {
  const root = repositoryWith({ 'desk/billing/integration.yaml': manifest('1.4.0', pay), ...quiet });
  const base = git(root, 'rev-parse', 'HEAD');
  commit(root, { 'desk/ferries/integration.yaml': manifest('0.1.0', list).replace('name: billing', 'name: ferries') });
  const inputs = { files: 'desk/ferries', 'compare-with': 'base' };
  const ran = runStep(root, { inputs, event: pullRequest(base) });
  expect([ran.status, ran.stdout.match(/^::.*/gm)]).toEqual([
    0,
    [
      '::notice title=hublint::`desk/ferries/integration.yaml` is not in the base: there is no previous version, so no bump is needed.',
    ],
  ]);
  // A removed integration may have been renamed.
  git(root, 'rm', '-r', '--quiet', 'desk/billing');
  const renamed = runStep(root, { inputs, event: pullRequest(base) });
  expect(renamed.stdout).toContain('The integration was renamed from `billing` to `ferries`');
});

test('a manifest that was broken in the base is reported, and fixing it is not blocked', () => {
  const root = repositoryWith({ 'billing/integration.yaml': 'name: [', 'mail/integration.yaml': 'name: [', ...quiet });
  const base = git(root, 'rev-parse', 'HEAD');
  commit(root, { 'billing/integration.yaml': manifest('1.4.0', pay) });
  const said = runStep(root, { inputs: { 'compare-with': 'base' }, event: pullRequest(base) });
  expect(said.stdout).toContain(
    `::notice title=hublint::\`billing/integration.yaml\` cannot be compared with \`git:${base.slice(0, 12)}:billing/integration.yaml\`: `,
  );
  expect(said.stdout).toContain(' Its changes are not known.\n');
  expect([said.status, said.outputs['error-count'], said.stdout.match(/::error .*/g)]).toEqual([
    1,
    '1',
    [expect.stringContaining('file=mail/integration.yaml,')],
  ]);
});

test('for a revision that a shallow clone lacks, the error says how to fetch it; an event without a base is no error', () => {
  const origin = repositoryWith({ 'billing/integration.yaml': manifest('1.4.0', pay), ...quiet });
  const base = git(origin, 'rev-parse', 'HEAD');
  commit(origin, { 'billing/notes.md': 'Notes.\n' });
  const root = repositoryWith({});
  git(root, 'clone', '--quiet', '--depth=1', `file://${origin}`, 'clone');
  const ran = runStep(`${root}/clone`, { inputs: { 'compare-with': 'base' }, event: pullRequest(base) });
  expect(ran.stdout).toContain('fetch-depth: 2');
  expect(ran.outputs.conclusion).toBe('error');
  expect(runStep(origin, { inputs: { 'compare-with': 'base' } })).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('This event has no base to compare with, so no versions were compared.'),
  });
});

describe('with what is in the hub', () => {
  const { env } = hubForTests();

  const step = (files: Readonly<Record<string, string>>, compareWith: string) =>
    stepInProcess({ inputs: { 'compare-with': compareWith }, files: { ...files, ...quiet }, env: env() });

  const tides = manifest('1.0.1', pay).replace('billing', 'coastal/tide-tables');

  test('no repository is needed, and changes stand in the working copy', async () => {
    const { code, said } = await step({ 'integration.yaml': tides }, 'hub:coastal/tide-tables@1.0.0');
    expect(said).toContain('title=compat/action-removed::integration.yaml:7:1: Action `getTides` was removed.');
    expect(said).toMatch(/::error file=integration\.yaml,line=7,/);
    expect(code).toBe(1);
  });

  test('what is not in the hub yet needs no bump', async () => {
    const { said } = await step({ 'integration.yaml': tides }, 'hub:coastal/ferries@latest');
    expect(said).not.toContain('compat/');
    expect(said).not.toContain('has no public integration');
  });
});
