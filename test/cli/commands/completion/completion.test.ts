import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commands } from '../../../../src/cli/commands/all.ts';
import { builtInPresets } from '../../../../src/engine/plan/registry.ts';
import { formats } from '../../../../src/report/formats.ts';
import { reviewFormats } from '../../../../src/report/review/formats.ts';
import { builtInRegistry } from '../../../../src/run/built-in.ts';
import { folderWith, hublint } from '../../terminal.ts';

const isInstalled = (shell: string): boolean => spawnSync(shell, ['-c', 'true']).status === 0;

/** Writes the script where a shell can read it, beside a file to complete. */
async function scriptFor(shell: string): Promise<{ readonly folder: string; readonly script: string }> {
  const { code, stdout, stderr } = await hublint('.', `completion ${shell}`);
  expect([code, stderr]).toEqual([0, '']);
  const folder = folderWith({ 'harbor/integration.yaml': '', 'hublint.config.json': '{}' });
  const script = join(folder, `hublint.${shell}`);
  writeFileSync(script, stdout);
  return { folder, script };
}

/** Returns what the shell offers at the end of a line. */
async function offered(shell: string, line: string): Promise<readonly string[]> {
  const { folder, script } = await scriptFor(shell);
  const { stdout, stderr } = spawnSync(shell, ['-c', programs[shell] ?? '', script, line, script], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: folder, LINE: line, SCRIPT: script },
  });
  expect(stderr).toBe('');
  return stdout.split('\n').flatMap((text) => text.split('\t')[0] || []);
}

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: these are the shell's
const programs: Readonly<Record<string, string>> = {
  bash: 'source "$SCRIPT"; COMP_LINE=$LINE COMP_POINT=${#LINE} COMP_WORDBREAKS=" =:"; _hublint; printf "%s\\n" "${COMPREPLY[@]}"',
  fish: 'source $SCRIPT; complete -C "$LINE"',
};
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: these are the shell's

const registry = await builtInRegistry();
const rules = [...registry.rules.keys(), ...registry.checks.keys()];
const configurable = rules.filter((id) => id !== 'internal/rule-crashed');

describe.each(Object.keys(programs))('%s', (shell) => {
  const from = (line: string) => offered(shell, line);
  /** bash gets only the part after the `=`. */
  const whole = (prefix: string, words: readonly string[]) =>
    words.map((word) => (shell === 'bash' ? word : `${prefix}${word}`)).sort();

  test.skipIf(!isInstalled(shell))(
    `completes, where ${shell} is installed`,
    async () => {
      expect(await from('hublint ')).toEqual(expect.arrayContaining(commands.map(({ name }) => name)));
      expect(await from('hublint pre')).toEqual(['preflight']);
      expect(await from('hublint harb')).toEqual([expect.stringMatching(/^harbor\/?$/)]);
      expect(await from('hublint --max-')).toEqual(expect.arrayContaining(['--max-findings', '--max-warnings']));
      expect(await from('hublint integrations --no-max')).toEqual(['--no-max-findings']);
      expect(await from('hublint compare --requ')).toEqual(['--require-bump']);
      expect(await from('hublint rules --requ')).toEqual([]);
      expect([...(await from('hublint --format '))].sort()).toEqual(Object.keys(formats).sort());
      expect([...(await from('hublint --format='))].sort()).toEqual(whole('--format=', Object.keys(formats)));
      expect([...(await from('hublint review . --format '))].sort()).toEqual(Object.keys(reviewFormats).sort());
      expect([...(await from('hublint rules --format='))].sort()).toEqual(whole('--format=', ['json', 'pretty']));
      expect([...(await from('hublint rules --preset '))].sort()).toEqual(builtInPresets.toSorted());
      expect([...(await from('hublint --fail-on '))].sort()).toEqual(['error', 'info', 'never', 'warn']);
      expect([...(await from('hublint explain '))].sort()).toEqual(rules.toSorted());
      expect(await from('hublint explain internal')).toEqual(['internal/rule-crashed']);
      expect(await from('hublint --rule internal/')).toEqual([]);
      expect(await from('hublint explain version-s')).toEqual(['version-semver']);
      expect([...(await from('hublint --rule version-semver='))].sort()).toEqual(
        whole('version-semver=', ['error', 'warn', 'info', 'off']),
      );
      expect([...(await from('hublint --rule=version-semver=e'))]).toEqual(whole('--rule=version-semver=', ['error']));
      expect(await from('hublint completion f')).toEqual(['fish']);
      expect(await from('hublint hel')).toEqual(['help']);
      expect([...(await from('hublint help '))].sort()).toEqual(commands.map(({ name }) => name).sort());
    },
    60_000,
  );
});

/** zsh completes only at a terminal: its functions are replaced by ones that record the candidates. */
const zshProgram = `
compdef() { : }
_files() { print -l -- *(N) }
_describe() { print -l -- \${\${(P)2}%%:*} }
compset() { [[ $words[CURRENT] == \${~3} ]] && words[CURRENT]=\${words[CURRENT]#*=} }
compadd() { print -l -- \${@[@]:#(-S|=|--)} }
source $SCRIPT
words=(\${(s: :)LINE}); [[ $LINE == *\\  ]] && words+=('')
CURRENT=\${#words}
_hublint
`;

test.skipIf(!isInstalled('zsh'))('zsh completes, where it is installed', async () => {
  const { folder, script } = await scriptFor('zsh');
  const from = (line: string) => {
    const env = { PATH: process.env.PATH, HOME: folder, LINE: line, SCRIPT: script };
    const { stdout, stderr } = spawnSync('zsh', ['-f', '-c', zshProgram], { cwd: folder, encoding: 'utf8', env });
    expect(stderr).toBe('');
    return stdout.split('\n').filter((text) => text !== '');
  };
  expect(from('hublint ')).toEqual(expect.arrayContaining([...commands.map(({ name }) => name), 'harbor']));
  expect(from('hublint compare -')).toContain('--require-bump');
  expect(from('hublint --format ')).toEqual(Object.keys(formats));
  expect(from('hublint review . --format ')).toEqual(Object.keys(reviewFormats));
  expect(from('hublint rules --format ')).toEqual(['pretty', 'json']);
  expect(from('hublint explain ')).toEqual(rules.toSorted());
  expect(from('hublint --rule ')).toEqual(configurable.toSorted());
  expect(from('hublint --rule version-semver=')).toEqual(['off', 'info', 'warn', 'error']);
  expect(from('hublint --config ')).toContain('hublint.config.json');
  expect(from('hublint help ')).toEqual(commands.map(({ name }) => name));
});

test('another shell is refused', async () => {
  const { code, stderr } = await hublint('.', 'completion bsh');
  expect([code, stderr]).toEqual([2, 'hublint: There is no shell `bsh`.\n  Did you mean `bash`?\n']);
});
