import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { repositoryWith, runStep } from '../action/runner.ts';
import { folderWith } from '../host/folder.ts';
import { hublint } from './attack.ts';

vi.setConfig({ testTimeout: 60_000 });

const commands = [
  '::error::forged',
  '##[error]forged',
  '##vso[task.setvariable]forged',
  "##teamcity[message text='forged']",
];

/**
 * Returns the lines that a build log takes for commands: it also ends lines at carriage returns, and ignores leading white
 * space.
 */
function commandsIn(text: string): readonly string[] {
  const lines = text.split(/\r\n|\n|\r/);
  return lines.filter((line) => /^\s*(?:::|##)/.test(line) || /##\w*\[/.test(line));
}

/** Every line would be a command, and in the middle there is something to fix. */
const hostile = `# ${commands[0]}
name: chat
version: v1.4.0
title: 'Chat
  ${commands[0]}'
description: "x
  ${commands[1]}
  ${commands[2]}
  ${commands[3]}"
# \r::error::forged
secrets:
  '::add-mask::x': { description: ' ::error::forged' }
  "x\\n::error::forged": { description: '##[group]x' }
tags: '::error::forged'
icon: "::error::forged.svg"
`;

const names = ['::error::forged', '##[error]forged', 'line\n::error::forged', 'return\r##vso[x]'];

test('no line of the log is a command, whatever manifests, names and arguments contain', () => {
  const root = repositoryWith(Object.fromEntries(names.map((name) => [`${name}/integration.yaml`, hostile])));
  const formats = ['pretty', 'compact', 'json', 'sarif', 'junit', 'gitlab', 'rdjson', 'html'];
  const runs = [
    ...formats.map((format) => hublint(root, ['--preset', 'strict', '--format', format])),
    hublint(root, ['--fix-dry-run']),
    hublint(root, ['--fix-dry-run', '--fix-unsafe']),
    hublint(root, ['print', `${names[0]}/integration.yaml`]),
    hublint(root, ['config', `${names[0]}/integration.yaml`]),
    hublint(root, ['init']),
    hublint(root, ['--update-baseline', '--baseline', '::error::forged.json']),
    hublint(root, ['--timing', '--quiet', `${names[2]}/integration.yaml`]),
    hublint(root, ['--fix', '--quiet']),
    ...[...names, ...commands].flatMap((name) =>
      [
        [name],
        ['--preset', name],
        ['explain', name],
        [`--${name}`],
        ['--config', name],
        ['--format', name],
        ['--since', name],
      ].map((args) => hublint(root, args)),
    ),
  ];
  for (const { stdout, stderr } of runs) expect([commandsIn(stdout), commandsIn(stderr)]).toEqual([[], []]);
});

test('the Action writes its own commands and no others', () => {
  const root = repositoryWith(Object.fromEntries(names.map((name) => [`${name}/integration.yaml`, hostile])));
  const push = { name: 'push', payload: { before: 'HEAD' } };
  const steps = [
    {},
    ...commands.flatMap((text) => [{ files: text }, { config: text }, { preset: text }, { 'working-directory': text }]),
    { 'sarif-file': 'none\n::error::forged/x' },
  ];
  for (const inputs of steps) {
    const ran = runStep(root, { event: push, inputs });
    const others = commandsIn(ran.stdout).filter((line) => !/^::(?:error|warning|notice) (?:file|title)=/.test(line));
    expect(others).toEqual([]);
    expect(commandsIn(ran.stderr)).toEqual([]);
  }
});

test('a diff is valid for `git apply`, even with a name that must be quoted', () => {
  for (const name of ['plain', 'größe', 'a"b', 'back\\slash', 'tab\there', 'line\nbreak']) {
    const root = repositoryWith({ [`${name}/integration.yaml`]: 'name: chat\nversion: v1.4.0\n' });
    const run = hublint(root, ['--fix-dry-run']);
    expect(run.stderr).toBe('');
    writeFileSync(join(root, 'fix.diff'), run.stdout);
    execFileSync('git', ['apply', 'fix.diff'], { cwd: root });
    expect(execFileSync('git', ['diff', '--stat'], { cwd: root, encoding: 'utf8' })).toContain('1 file changed');
  }
});

test('a diff that a log could take for commands is altered, with a notice', () => {
  const root = folderWith({ 'integration.yaml': '::error::forged: 1\nversion: v1.4.0\nname: chat\n' });
  const run = hublint(root, ['--fix-dry-run']);
  expect(run.stdout).toContain('\n\\ ::error::forged: 1\n-version: v1.4.0\n');
  expect(run.stderr).toBe(
    'Lines that a build log would take for commands are shown with a backslash, so this diff cannot be applied.\n',
  );
});
