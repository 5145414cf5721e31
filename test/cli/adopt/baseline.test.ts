import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { write } from '../../host/folder.ts';
import { git } from '../../host/repository.ts';
import { chat, hublint, lines, only, project, text } from './project.ts';

test('a baseline silences what was there, and reports what is new and what is gone', async () => {
  const root = project();
  const recorded = await hublint(root, '--update-baseline');
  expect(recorded.code).toBe(0);
  expect(recorded.stderr).toBe(
    'Recorded 3 findings as inherited in hublint.baseline.json.\nUse it with `--baseline FILE`, or name it in the configuration as `baseline`.\n',
  );
  const baseline = text(root, 'hublint.baseline.json');
  expect((await hublint(root, '--baseline', 'hublint.baseline.json')).code).toBe(0);

  write(root, {
    'chat/integration.yaml': `# moved down\n\n${chat}  api-key: { description: Key. }\n`.replace('v1.0.0', '1.0.0'),
  });
  const { code, stdout } = await hublint(root, '--baseline', 'hublint.baseline.json', '--format', 'compact');
  expect(code).toBe(1);
  expect(lines(stdout).map((line) => line.replace(/: .*\[/, ' ['))).toEqual([
    'chat/integration.yaml:10:3 [secret-name-case]',
    'hublint.baseline.json:15:7 [baseline/stale]',
    expect.stringContaining('1 error and 1 warning'),
  ]);

  write(root, { 'chat/integration.yaml': chat });
  await hublint(root, '--update-baseline');
  await hublint(root, '--update-baseline', 'chat');
  expect(text(root, 'hublint.baseline.json')).toBe(baseline);
});

test('a baseline does not call a finding gone that nobody looks for, but does if no rule has it any more', async () => {
  const root = project({ 'chat/integration.yaml': `${chat}icon_url: chat.svg\n` });
  await hublint(root, '--update-baseline');
  const baseline = text(root, 'hublint.baseline.json');
  const stale = async (...options: readonly string[]) => {
    const { stdout } = await hublint(root, '--baseline', 'hublint.baseline.json', '--format', 'compact', ...options);
    return lines(stdout).filter((line) => line.includes('[baseline/stale]'));
  };
  expect(await stale('--preset', 'bp-lint')).toEqual([]);
  expect(await stale('--rule', 'version-semver=off')).toEqual([]);
  expect(await stale('--rule', 'model/unknown-property=off')).toEqual([]);
  write(root, { 'hublint.baseline.json': baseline.replace('"version-semver"', '"house/version"') });
  expect(await stale('--rule', 'version-semver=off')).toEqual([expect.stringContaining('`house/version`')]);
});

test('--update-baseline keeps what was recorded of a manifest that is broken now, and says so', async () => {
  const root = project();
  await hublint(root, '--update-baseline');
  const before = text(root, 'hublint.baseline.json');
  write(root, { 'chat/integration.yaml': `${chat}: }` });
  const recorded = await hublint(root, '--update-baseline', '--baseline', 'hublint.baseline.json');
  expect([recorded.code, recorded.stderr]).toEqual([
    0,
    'Recorded 0 findings as inherited in hublint.baseline.json, and kept 3 earlier ones, of manifests that are broken or not fully known. `chat/integration.yaml` cannot be read; a baseline does not record that.\n',
  ]);
  expect(text(root, 'hublint.baseline.json')).toBe(before);
  expect(await hublint(root, '--baseline', 'hublint.baseline.json', '--format', 'compact')).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('[syntax/parse-error]'),
  });
});

test('--update-baseline says for how many manifests nothing is recorded', async () => {
  const root = project({ 'mail/integration.yaml': `${chat}: }`, 'post/integration.yaml': '' });
  expect((await hublint(root, '--update-baseline')).stderr).toContain(
    ' `mail/integration.yaml` and 1 more cannot be read; a baseline does not record that.\n',
  );
});

test('--update-baseline leaves out what was recorded of manifests that are gone', async () => {
  const root = project({ 'mail/integration.yaml': chat.replace('chat', 'mail') });
  await hublint(root, '--update-baseline');
  const recorded = () => Object.keys(JSON.parse(text(root, 'hublint.baseline.json')).findings);
  expect(recorded()).toEqual(['chat/integration.yaml', 'mail/integration.yaml']);
  rmSync(join(root, 'mail'), { recursive: true });
  await hublint(root, '--update-baseline', 'chat');
  expect(recorded()).toEqual(['chat/integration.yaml', 'mail/integration.yaml']);
  await hublint(root, '--update-baseline');
  expect(recorded()).toEqual(['chat/integration.yaml']);
});

test('--update-baseline says where a rule crashed, and where nothing changed', async () => {
  const house = `export default { name: 'house', rules: [{ id: 'tide', summary: 'Tides.', presets: { all: 'warn' },
    messages: { a: 'A' }, integration() { throw new Error('no tide'); } }] };`;
  const root = project({ 'house.mjs': house, 'hublint.config.yaml': 'extends: [house/all]\nplugins: [./house.mjs]\n' });
  git(root, 'init', '--quiet');
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '--message', 'All');
  const { code, stderr } = await hublint(root, '--update-baseline');
  expect([code, stderr]).toEqual([2, expect.stringContaining('A rule crashed, so findings may be missing.')]);
  rmSync(join(root, 'hublint.baseline.json'));
  expect(await hublint(root, '--update-baseline', '--since', 'HEAD')).toMatchObject({
    code: 0,
    stderr: 'No manifest to check changed since HEAD.\n',
  });
});

test('a baseline may begin with a byte order mark', async () => {
  const root = project();
  await hublint(root, '--update-baseline');
  write(root, { 'hublint.baseline.json': `\uFEFF${text(root, 'hublint.baseline.json')}` });
  expect((await hublint(root, '--baseline', 'hublint.baseline.json')).code).toBe(0);
});

test('a file name that ends like a folder’s name does not match that folder', async () => {
  const root = project();
  for (const options of [
    ['--format', 'json=reports/'],
    ['--baseline', 'reports/', '--update-baseline'],
  ]) {
    const { code, stderr } = await hublint(root, ...options);
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('`reports/` is the name of a folder.\n  Name a file in it.'),
    ]);
  }
  expect(existsSync(join(root, 'reports'))).toBe(false);
});

test('a missing or invalid baseline is reported in one sentence', async () => {
  const root = project({ 'other.json': '{ "version": 7 }' });
  expect((await hublint(root, '--baseline', 'none.json')).stderr).toContain('Baseline `none.json` not found.');
  expect((await hublint(root, '--baseline', 'other.json')).stderr).toBe(
    'hublint: `other.json` is not a hublint baseline.\n  Name the baseline file. If this was the baseline, delete it: `--update-baseline` writes a new one.\n',
  );
});

test('the hub preset takes no comment and no baseline into account', async () => {
  const silenced = chat.replace('secrets:', 'secrets:\n  # hublint-disable-next-line secret-name-case -- old');
  const root = project({
    'chat/integration.yaml': silenced,
    'hublint.config.yaml': `${only}baseline: hublint.baseline.json\n`,
  });
  await hublint(root, '--update-baseline');
  expect((await hublint(root)).code).toBe(0);
  const { code, stdout } = await hublint(root, '--preset', 'hub', '--format', 'compact');
  expect([code, stdout]).toEqual([1, expect.stringContaining('[secret-name-case]')]);
});

test('--no-inline ignores all comments', async () => {
  const silenced = chat.replace('secrets:', 'secrets:\n  # hublint-disable-next-line secret-name-case -- old');
  const root = project({ 'chat/integration.yaml': silenced });
  const count = async (...argv: readonly string[]) =>
    lines((await hublint(root, '--format', 'compact', ...argv)).stdout).length;
  expect(await count('--no-inline')).toBe((await count()) + 1);
});

test('an approval for a manifest that is gone is not reported, as an update keeps it', async () => {
  const approval = {
    rule: 'compat/secret-removed',
    pointer: '/secrets/TOKEN',
    fingerprint: 'c0ffee',
    reason: 'Unused.',
  };
  const baseline = `${JSON.stringify({ version: 1, findings: { 'mail/integration.yaml': [approval] } }, undefined, 2)}\n`;
  const root = project({ 'hublint.config.yaml': `extends: []\nbaseline: old.json\n`, 'old.json': baseline });
  expect(await hublint(root)).toMatchObject({ code: 0, stderr: '' });
  await hublint(root, '--update-baseline');
  expect(text(root, 'old.json')).toBe(baseline);
});

test('entries for manifests that are gone are reported until the baseline is updated', async () => {
  const root = project({
    'hublint.config.yaml': `${only}baseline: old.json\n`,
    'mail/integration.yaml': chat,
    'maps/integration.yaml': chat,
  });
  await hublint(root, '--update-baseline');
  rmSync(join(root, 'mail'), { recursive: true });
  expect(await hublint(root)).toMatchObject({
    code: 0,
    stderr:
      'old.json holds findings of `mail/integration.yaml`, which is no longer there; `--update-baseline` with the target `.` removes them.\n',
  });
  rmSync(join(root, 'maps'), { recursive: true });
  expect((await hublint(root, 'chat')).stderr).toBe(
    'old.json holds findings of 2 manifests, such as `mail/integration.yaml`, that are no longer there; `--update-baseline` with the target `.` removes them.\n',
  );
  const [chatFolder, there] = [join(root, 'chat'), '../old.json holds findings of 2 manifests, such as '];
  expect((await hublint(chatFolder)).stderr).toBe(
    `${there}\`../mail/integration.yaml\`, that are no longer there; \`--update-baseline\` with the target \`..\` removes them.\n`,
  );
  await hublint(chatFolder, '--update-baseline');
  expect((await hublint(chatFolder)).stderr).toContain(there);
  await hublint(chatFolder, '..', '--update-baseline');
  expect((await hublint(root)).stderr).toBe('');
});
