import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderWith, hublint } from '../cli/terminal.ts';
import { blocksOf, testPage } from './page.ts';

describe('the page on completion', () => {
  testPage('completion.md', { folder: () => folderWith({}) });

  test.each([
    ['bash', '.local/share/bash-completion/completions/hublint'],
    ['zsh', '.zfunc/_hublint'],
    ['fish', '.config/fish/completions/hublint.fish'],
  ])('installs it for %s', async (shell, file) => {
    const home = folderWith({});
    const { stdout } = await hublint(home, `completion ${shell}`);
    // The shell finds a `hublint` that prints the script.
    writeFileSync(join(home, 'script'), stdout);
    mkdirSync(join(home, 'bin'));
    writeFileSync(join(home, 'bin/hublint'), `#!/bin/sh\n[ "$*" = "completion ${shell}" ] && cat "$HOME/script"\n`, {
      mode: 0o755,
    });
    const commands = blocksOf('completion.md').find(({ text }) => text.includes(`completion ${shell}`))?.text ?? '';
    const env = { HOME: home, PATH: `${home}/bin:${process.env.PATH}` };
    expect(spawnSync('bash', ['-ec', commands], { cwd: home, env }).status).toBe(0);
    expect(existsSync(join(home, file))).toBe(true);
  });
});
