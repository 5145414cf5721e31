import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Dice } from '../../document/arbitraries.ts';
import { bytesOf } from '../bytes.ts';
import { type Entry, folder, type Kind, oneOf, pipe } from '../case.ts';
import { mutated } from '../mutated.ts';
import { texts } from '../seeds.ts';

let made: Readonly<Record<string, Entry>> | undefined;

/** Returns a repository with two commits, by path; created only once. */
function repository(): Readonly<Record<string, Entry>> {
  if (made) return made;
  const root = mkdtempSync(join(tmpdir(), 'hublint-fuzz-'));
  try {
    const at = '2025-03-04T09:30:00Z';
    const env = { PATH: process.env.PATH, GIT_AUTHOR_DATE: at, GIT_COMMITTER_DATE: at, HOME: root };
    const git = (...args: readonly string[]) =>
      execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...args], { cwd: root, env });
    git('init', '--quiet', '--initial-branch=main', '--template=');
    for (const { file, text } of texts.slice(0, 2)) {
      writeFileSync(join(root, file), text);
      git('add', '.');
      git('commit', '--quiet', '-m', 'A manifest');
    }
    git('tag', 'v1', 'HEAD^');
    const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
      statSync(join(root, path)).isFile(),
    );
    made = Object.fromEntries(paths.sort().map((path) => [path, readFileSync(join(root, path))]));
    return made;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** A program for git to start: it would create a file where there must be none. */
const program = '"touch was-here #"';
const settings = [
  `[core]\n\tfsmonitor = ${program}\n\tpager = ${program}\n\thooksPath = hooks\n`,
  `[core]\n\tsshCommand = ${program}\n\tworktree = ..\n\tbare = true\n`,
  `[diff]\n\texternal = ${program}\n[diff "x"]\n\ttextconv = ${program}\n\tcommand = ${program}\n`,
  `[filter "x"]\n\tclean = ${program}\n\tprocess = ${program}\n\trequired\n`,
  `[include]\n\tpath = ../other\n[includeIf "gitdir:**"]\n\tpath = config\n`,
  '[core]\n\trepositoryformatversion = 99\n[extensions]\n\tworktreeConfig = true\n\tpartialClone = origin\n',
  `[remote "origin"]\n\turl = ext::touch was-here\n\tpromisor = true\n\tuploadpack = ${program}\n`,
  `[alias]\n\tdiff = !touch was-here\n\trev-parse = !touch was-here\n`,
  '[core\n',
];

/** Files in the folder of a repository that was not cloned. */
const additions = (dice: Dice): Readonly<Record<string, Entry>> =>
  oneOf<Readonly<Record<string, Entry>>>(
    [
      { '.gitattributes': '* diff=x filter=x\n*.yaml -text ident\n' },
      { '.git/HEAD': 'ref: refs/heads/../../../../etc/passwd\n' },
      { '.git/HEAD': 'ref: HEAD\n' },
      { '.git/HEAD': pipe },
      { '.git/index': { link: '/dev/zero' } },
      { '.git/refs/heads/main': 'ref: refs/heads/main\n' },
      { '.git/refs/heads/main': '0'.repeat(40) },
      { '.git/packed-refs': '# pack-refs with: peeled\n^\n \n'.repeat(50) },
      { '.git/objects/info/alternates': '../objects\n/etc\n' },
      { '.git/commondir': '..\n' },
      { '.git/commondir': '/etc\n' },
      { '.git/shallow': 'x\n' },
      { '.git/info/grafts': 'x y\n' },
      { '.git/hooks/post-index-change': '#!/bin/sh\ntouch was-here\n' },
      { '.git/config.worktree': settings[2] ?? '' },
      { '.git/refs': folder },
      { '.git/worktrees/x/gitdir': '/etc/passwd\n' },
      { '.gitmodules': '[submodule "x"]\n\tpath = x\n\turl = ext::touch was-here\n\tupdate = !touch was-here\n' },
      { '.git': 'gitdir: .\n' },
      { '.git': 'gitdir: /etc\n' },
      { '.git': { link: '/etc' } },
    ],
    dice,
  );

const revisions = [
  'HEAD^',
  'HEAD',
  'v1',
  'main~1',
  '--output=was-here',
  ':/A manifest',
  'HEAD@{1}',
  '@{u}',
  'v1^{tree}',
  '',
  '-',
  'HEAD:integration.jsonc',
  '0'.repeat(40),
  'main..v1',
  'refs/../HEAD',
];

/** A maliciously prepared repository, compared with a revision. */
export const repositories: Kind = (dice) => {
  let files: Record<string, Entry> = { ...repository() };
  for (let count = 1 + dice(2); count > 0; count--) {
    const [name, entry] = oneOf(Object.entries(files), dice);
    const text = entry instanceof Uint8Array ? Buffer.from(entry).toString('latin1') : '';
    if (dice(3) === 0) files[name] = dice(2) === 0 ? bytesOf(text, dice) : mutated(text, dice);
    else if (dice(2) === 0) files['.git/config'] = oneOf(settings, dice);
    else files = { ...files, ...additions(dice) };
  }
  return { files, args: ['--format', 'json', '--since', oneOf(revisions, dice)] };
};
