import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { write } from '../../host/folder.ts';
import { git } from '../../host/repository.ts';
import { chat, hublint, lines, project, text } from './project.ts';

test('--fix fixes what is safe and keeps everything else to the byte', async () => {
  const root = project();
  const { code, stdout, stderr } = await hublint(root, '--fix', '--format', 'compact');
  expect(text(root)).toBe(chat.replace('v1.0.0', '1.0.0').replace('public: true', 'visibility: public'));
  expect(stderr).toBe('Fixed 2 findings in chat/integration.yaml.\n');
  expect([code, lines(stdout)[0]]).toEqual([1, expect.stringContaining('chat/integration.yaml:7:3: error: ')]);
});

test('--fix-unsafe fixes all, and a second run finds nothing to fix', async () => {
  const root = project();
  expect((await hublint(root, '--fix-unsafe')).code).toBe(0);
  expect(text(root)).toContain('  TOKEN: { description: Bot token. }');
  expect((await hublint(root, '--fix-unsafe')).stderr).toBe('');
});

test('--fix-dry-run shows a diff that git takes, and writes nothing', async () => {
  const root = project();
  const { code, stdout, stderr } = await hublint(root, '--fix-dry-run');
  expect([code, stderr]).toEqual([1, '']);
  expect(text(root)).toBe(chat);
  expect(lines(stdout).filter((line) => /^[-+]/.test(line))).toEqual([
    '--- a/chat/integration.yaml',
    '+++ b/chat/integration.yaml',
    '-version: v1.0.0',
    '+version: 1.0.0',
    '-public: true',
    '+visibility: public',
  ]);
  write(root, { 'fix.patch': stdout });
  git(root, 'apply', 'fix.patch');
  expect(text(root)).toContain('version: 1.0.0');
});

test('--fix-dry-run reports the findings if it shows no diff, and nothing if there are none', async () => {
  const root = project({ 'chat/integration.yaml': chat.replace('v1', '1').replace('public: true\n', '') });
  const left = 'Nothing would be fixed, of 1 error in 1 manifest. Without `--fix-dry-run`, hublint shows them.';
  expect(await hublint(root, '--fix-dry-run')).toEqual({
    code: 1,
    stdout: '',
    stderr: `${left} \`--fix-unsafe\` would fix 1.\n`,
  });
  const { code, stderr } = await hublint(root, '--fix-dry-run', '--fix-unsafe');
  expect([code, stderr]).toEqual([0, '']);
});

test('--fix-dry-run says that a diff of files elsewhere cannot be applied', async () => {
  const root = project({ 'mail/notes.md': '' });
  const { stdout, stderr } = await hublint(join(root, 'mail'), '--fix-dry-run', '../chat');
  expect(stdout).toContain('--- a/../chat/integration.yaml');
  expect(stderr).toBe('Files outside of the working directory are in this diff, which `git apply` refuses.\n');
});

test('where one file cannot be written none is, and the report shows what is on disk', async () => {
  const mail = chat.replace('chat', 'mail');
  const root = project({ 'mail/integration.yaml': mail });
  const found = await hublint(root, '--format', 'compact');
  chmodSync(join(root, 'mail/integration.yaml'), 0o444);
  const { code, stdout, stderr } = await hublint(root, '--fix', '--format', 'compact', '--format', 'json=report.json');
  expect([code, stderr]).toEqual([2, 'hublint: `mail/integration.yaml` is read-only, and was left unchanged.\n']);
  expect([text(root), text(root, 'mail/integration.yaml')]).toEqual([chat, mail]);
  expect(lines(stdout)).toEqual(lines(found.stdout));
  expect(JSON.parse(text(root, 'report.json')).unchecked).toBeUndefined();
  expect(JSON.parse(text(root, 'report.json')).summary).toMatchObject({ files: 2 });
});

test('a diff or a baseline is not shown with a report, which goes into a file', async () => {
  const root = project();
  for (const option of ['--fix-dry-run', '--update-baseline']) {
    const { code, stderr } = await hublint(root, option, '--format', 'json');
    expect([code, stderr]).toEqual([
      2,
      `hublint: \`${option}\` shows no report, but \`--format json\` asks for one.\n  Write it to a file: \`--format json=FILE\`.\n`,
    ]);
    await hublint(root, option, '--format', 'json=report.json');
    expect(JSON.parse(text(root, 'report.json')).summary.files).toBe(1);
  }
});

test('findings cannot be fixed and recorded at once', async () => {
  const root = project();
  for (const option of ['--fix', '--fix-unsafe', '--fix-dry-run']) {
    const { code, stdout, stderr } = await hublint(root, '--update-baseline', option);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toBe(
      `hublint: \`--update-baseline\` records findings, and \`${option}\` removes them.\n  Run one after the other: \`hublint ${option}\`, then \`hublint --update-baseline\` for what is left.\n`,
    );
  }
  expect([text(root), existsSync(join(root, 'hublint.baseline.json'))]).toEqual([chat, false]);
});

test('standard input is not fixed in place', async () => {
  const { code, stderr } = await hublint(project(), '-', '--fix', '--stdin-filename', 'chat.yaml');
  expect([code, stderr]).toEqual([2, expect.stringContaining('Standard input cannot be fixed in place.')]);
});
