import { describe, expect, test } from 'vitest';
import { write } from '../../host/folder.ts';
import { git } from '../../host/repository.ts';
import { chat, hublint, project } from './project.ts';

const mail = chat.replace('chat', 'mail');
const ignored = (...patterns: readonly string[]) => ({ '.gitignore': patterns.map((one) => `${one}\n`).join('') });

/** Returns a repository in which a pull request adds files, even those that a `.gitignore` names. */
function repositoryWith(files: Readonly<Record<string, string>>): string {
  const root = project();
  git(root, 'init', '--quiet');
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '-m', 'Start');
  git(root, 'tag', 'base');
  write(root, files);
  git(root, 'add', '--force', '.');
  git(root, 'commit', '--quiet', '-m', 'Add');
  return root;
}

describe('--since, a changed manifest that git tracks although a `.gitignore` names it', () => {
  test('is named', async () => {
    const root = repositoryWith({ ...ignored('mail/'), 'mail/integration.yaml': mail });
    const { code, stderr } = await hublint(root, '--since', 'base');
    expect(stderr).toBe(
      '`mail/integration.yaml` changed since base, but is not checked: a `.gitignore` names it, although git tracks it. To check it, name it as a target.\nNo manifest to check changed since base.\n',
    );
    expect(code).toBe(0);
  });

  test('is checked if it is a target', async () => {
    const root = repositoryWith({ ...ignored('mail/'), 'mail/integration.yaml': mail });
    const { stdout, stderr } = await hublint(root, 'mail/integration.yaml', '--since', 'base', '--format', 'json');
    expect(JSON.parse(stdout).results).toMatchObject([{ file: 'mail/integration.yaml' }]);
    expect(stderr).toBe('');
  });

  test('is named together with others', async () => {
    const files = {
      'mail/integration.yaml': mail,
      'mail/sms.integration.yaml': mail,
      'chat/integration.yaml': `${chat}#\n`,
    };
    const root = repositoryWith({ ...ignored('mail/integration.yaml', 'sms.*'), ...files });
    const { stdout, stderr } = await hublint(root, '--since', 'base', '--format', 'json');
    expect(JSON.parse(stdout).results).toMatchObject([{ file: 'chat/integration.yaml' }]);
    expect(stderr).toBe(
      '2 manifests, such as `mail/integration.yaml`, changed since base, but are not checked: a `.gitignore` names them, although git tracks them. To check them, name them as a target.\n',
    );
  });

  test.each([
    ['is below no target', ['chat']],
    ['is not tracked', ['.', 'untracked']],
  ])('is not named if it %s', async (_, [target = '.', untracked]) => {
    const root = repositoryWith({ ...ignored('mail/'), ...(!untracked && { 'mail/integration.yaml': mail }) });
    if (untracked) write(root, { 'mail/integration.yaml': mail });
    expect((await hublint(root, target, '--since', 'base')).stderr).toBe('No manifest to check changed since base.\n');
  });

  test('is not named if it was deleted, or nothing in it changed', async () => {
    const root = repositoryWith({ ...ignored('mail/'), 'mail/integration.yaml': mail, 'sms/integration.yaml': mail });
    git(root, 'tag', '--force', 'base');
    git(root, 'rm', '--quiet', 'sms/integration.yaml');
    expect((await hublint(root, '--since', 'base')).stderr).toBe('No manifest to check changed since base.\n');
  });
});
