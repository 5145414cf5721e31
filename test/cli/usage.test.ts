import { describe, expect, it } from 'vitest';
import { about } from '../../src/about.ts';
import { commands } from '../../src/cli/commands/all.ts';
import { clean, faulty } from './manifests.ts';
import { folderWith, hublint, type Seen } from './terminal.ts';

const usageError = async (args: string): Promise<Seen> =>
  hublint(folderWith({ 'integration.yaml': clean, 'harbour/integration.yaml': clean }), args);

describe('usage errors', () => {
  it.each([
    ['--qiet', 'There is no option `--qiet`.', 'Did you mean `--quiet`?'],
    ['--no-colour', 'There is no option `--no-colour`.', 'Did you mean `--no-color`?'],
    ['-x', 'There is no option `-x`.', '`hublint lint --help` lists them.'],
    ['-dark', 'There is no option `-dark`.', '`hublint lint --help` lists them.'],
    ['-version', 'There is no option `-version`.', 'Did you mean `--version`?'],
    ['-fomat=json', 'There is no option `-fomat`.', 'Did you mean `--format`?'],
    ['—fix', 'File or folder `—fix` not found.', 'This begins with a dash, and an option with two hyphens: `--`.'],
    ['--config --no-color', '`--config` needs a value: `--config FILE`.', undefined],
    ['--no-color=1', '`--no-color` takes no value.', undefined],
    ['--no-format', 'There is no option `--no-format`.', 'Did you mean `--format`?'],
    ['help lint --qiet', 'There is no option `--qiet`.', 'Did you mean `--quiet`?'],
    ['harbour compare', 'File or folder `compare` not found.', 'The command comes first: `hublint compare …`.'],
    [
      '--require-bump',
      'There is no option `--require-bump` of `lint`.',
      'It belongs to `compare`; `hublint lint --help` lists those of `lint`.',
    ],
    [
      'compare . --load',
      'There is no option `--load` of `compare`.',
      'It belongs to `lint`, `data`, `preflight` and `print`; `hublint compare --help` lists those of `compare`.',
    ],
    ['explain zebra', 'There is no rule `zebra`.', '`hublint rules` lists them.'],
    [
      'explain readme',
      'There is no rule `readme`.',
      'Containing this word: `readme-content`, `readme-required`. `hublint rules` lists them.',
    ],
    ['--format json=harbour', '`harbour` cannot be written: it is a folder.', undefined],
    [
      'rules --quiet',
      'There is no option `--quiet` of `rules`.',
      'It belongs to `lint`, `compare` and `data`; `hublint rules --help` lists those of `rules`.',
    ],
    ['--quiet=yes', '`--quiet` takes no value.', undefined],
    ['--config', '`--config` needs a value: `--config FILE`.', undefined],
    ['--config --quiet', '`--config` needs a value: `--config FILE`.', undefined],
    ['--config=', '`--config` needs a value: `--config FILE`.', undefined],
    ['--config harbor.json', 'Configuration `harbor.json` not found.', undefined],
    ['lnt', 'There is no command `lnt`, and no such file or folder.', 'Did you mean `lint`?'],
    ['lnt --help', 'There is no command `lnt`, and no such file or folder.', 'Did you mean `lint`?'],
    [
      'zebra --help',
      'There is no command `zebra`, and no such file or folder.',
      '`hublint --help` lists the commands.',
    ],
    ['help compar', 'There is no command `compar`.', 'Did you mean `compare`?'],
    ['rules all', '`rules` takes no `all`.', 'Write `hublint rules`.'],
    ['explain', '`explain` is missing its RULE.', 'Write `hublint explain RULE`.'],
    ['compare', '`compare` is missing its BASE.', 'Write `hublint compare BASE [HEAD]`.'],
    ['intergation.yaml', 'File or folder `intergation.yaml` not found.', 'Did you mean `integration.yaml`?'],
    [
      'harbour/integraton.yaml',
      'File or folder `harbour/integraton.yaml` not found.',
      'Did you mean `harbour/integration.yaml`?',
    ],
    [
      '--stdin-filename integration.yaml',
      '`--stdin-filename` names standard input, but standard input is not a target.',
      'Add `-`, which means standard input.',
    ],
    ['print . harbour', '`print` takes no `harbour`.', 'Write `hublint print TARGET`.'],
    ['explain version-sember', 'There is no rule `version-sember`.', 'Did you mean `version-semver`?'],
    ['--rule verson-semver=off', 'There is no rule `verson-semver`.', 'Did you mean `version-semver`?'],
    [
      '--rule version-semver',
      '`--rule`: `version-semver` does not say which rule has which severity.',
      'Write `--rule version-semver=warn`; the severities are `error`, `warn`, `info` and `off`.',
    ],
    [
      '--rule =off',
      '`--rule`: `=off` does not say which rule has which severity.',
      'Write `--rule version-semver=warn`; the severities are `error`, `warn`, `info` and `off`.',
    ],
    [
      '--rule version-semver=',
      '`--rule`: `version-semver=` does not say which rule has which severity.',
      'Write `--rule version-semver=warn`; the severities are `error`, `warn`, `info` and `off`.',
    ],
    ['--rule version-semver=eror', '`--rule`: There is no severity `eror`.', 'Did you mean `error`?'],
    ['--preset stric', 'There is no preset `stric`.', 'Did you mean `strict`?'],
    ['rules --preset stric', 'There is no preset `stric`.', 'Did you mean `strict`?'],
    ['--format jsn', '`--format`: There is no format `jsn`.', 'Did you mean `json`?'],
    ['--format =report.json', '`--format`: `=report.json` names no format before the `=`.', undefined],
    ['--format json=', '`--format`: `json=` has no file after the `=`.', undefined],
    [
      '--format json=out/report.json',
      '`out/report.json` cannot be written: there is no folder `out`.',
      'Create it first: `mkdir -p out`.',
    ],
    [
      '--format json --format compact',
      'Two formats cannot be shown at once: `json` and `compact`.',
      'Write one to a file: `--format compact=FILE`.',
    ],
    [
      '--format json=report --format compact=./report',
      'Two formats cannot be written to the one file `./report`.',
      undefined,
    ],
    [
      'rules --format compact',
      '`rules` shows one format: `pretty` or `json`.',
      'Write it to a file with `hublint rules --format json > FILE`.',
    ],
    ['rules --format xml', '`--format`: There is no format `xml`.', 'Known: `pretty`, `json`.'],
    ['config --format jsn', '`--format`: There is no format `jsn`.', 'Did you mean `json`?'],
    ['help lint compare', '`help` takes no `compare`.', 'Write `hublint help [COMMAND]`.'],
    [
      '--update-baseline --baseline old.json --format sarif=./old.json',
      'A report cannot be written to `./old.json`, which is the baseline.',
      undefined,
    ],
    ['--as recrod', '`--as`: There is no form `recrod`.', 'Did you mean `record`?'],
    ['--fail-on errors', '`--fail-on`: There is no threshold `errors`.', 'Did you mean `error`?'],
    ['--max-warnings few', '`--max-warnings`: `few` is not a whole number of 0 or more.', undefined],
    ['--max-warnings=-1', '`--max-warnings`: `-1` is not a whole number of 0 or more.', undefined],
    [
      'nowhere.json',
      'File or folder `nowhere.json` not found.',
      'Name a file, a folder, a glob, or `-` for standard input.',
    ],
    ['*.toml', 'No file matches `*.toml`.', undefined],
    [
      '!harbour/**',
      '`!harbour/**` begins with `!`, but a target cannot exclude files.',
      'Exclude files with `ignores` in the configuration.',
    ],
    [
      '!harbour',
      '`!harbour` begins with `!`, but a target cannot exclude files.',
      'Exclude files with `ignores` in the configuration.',
    ],
    [
      'compare main:harbour harbour',
      'File or folder `main:harbour` not found.',
      'Did you mean `git:main:harbour`, a git revision?',
    ],
    [
      'review acme/harbour@1.2.0',
      'File or folder `acme/harbour@1.2.0` not found.',
      'Did you mean `hub:acme/harbour@1.2.0`, a version in the hub?',
    ],
    [
      'HUB:acme/harbour@latest',
      'File or folder `HUB:acme/harbour@latest` not found.',
      'Did you mean `hub:acme/harbour@latest`, a version in the hub?',
    ],
    [
      'compare acme/harbour@^1 harbour',
      'File or folder `acme/harbour@^1` not found.',
      'Did you mean `hub:acme/harbour@^1`, a version in the hub?',
    ],
    [
      'chart@2x.svg',
      'File or folder `chart@2x.svg` not found.',
      'Name a file, a folder, a glob, or `-` for standard input.',
    ],
    ['-- rules', 'File or folder `rules` not found.', 'To run the command of that name, write it before `--`.'],
    ['-- --help', 'File or folder `--help` not found.', 'Name a file, a folder, a glob, or `-` for standard input.'],
    [
      'print .',
      '`.` holds more than one manifest: `harbour/integration.yaml` and `integration.yaml`.',
      'Name one of them.',
    ],
  ])('%s', async (args, sentence, hint) => {
    expect(await usageError(args)).toEqual({
      code: 2,
      stdout: '',
      stderr: `hublint: ${sentence}\n${hint === undefined ? '' : `  ${hint}\n`}`,
    });
  });

  it.each([
    ['hublint.config.json', '{ "rules": { "version-semver": } }', '1:32: Expected a value, not `}`.'],
    ['hublint.config.jsonc', '{ // calm\n  "rules": { "version-semver": } }', '2:32: Expected a value, not `}`.'],
    ['hublint.config.yaml', 'rules:\n  version-semver: [off\n', '2:19: `[` is not closed.'],
    ['hublint.config.ts', 'export default {\n  rules: ;\n};\n', '2: ParseError: Unexpected token.'],
    ['hublint.config.mjs', 'const rules = {};\nthrow new Error("no chart");\n', '2: no chart.'],
    ['.hublintrc', '{ "rules": ', '1:12: The file ends without a closing `}`.'],
  ])('in %s are shown with their position', async (file, text, message) => {
    const { code, stderr } = await hublint(folderWith({ 'integration.yaml': clean, [file]: text }), '');
    expect(stderr.startsWith(`hublint: ${file}:${message}`), stderr).toBe(true);
    expect(code).toBe(2);
  });

  it('are reported if there is no manifest', async () => {
    const { code, stderr } = await hublint(folderWith({ 'package.json': '{}' }), '');
    expect(code).toBe(2);
    expect(stderr).toMatch(/^hublint: There is no manifest in this folder\.\n {2}A folder is searched for /);
  });

  it.each([
    ['.', '**', 'All 2 manifests in this folder are ignored.\n  They match'],
    ['harbour', 'harbour', 'The only manifest in `harbour` is ignored.\n  It matches'],
    ['harbour', './harbour/**', 'The only manifest in `harbour` is ignored.\n  It matches'],
  ])('are reported if all in %s are ignored', async (target, glob, message) => {
    const files = { 'integration.yaml': clean, 'harbour/integration.yaml': clean };
    const folder = folderWith({ ...files, 'hublint.config.json': JSON.stringify({ ignores: [glob] }) });
    const { code, stderr } = await hublint(folder, target);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: `hublint: ${message} \`ignores\` in the configuration; \`hublint config\` shows it.\n`,
    });
  });

  it.each(['hublint.config.toml', '.hublintrc.js', '.hublint.json', 'hublint.config'])(
    'are reported if %s can only be meant as a configuration',
    async (name) => {
      const folder = folderWith({ 'integration.yaml': clean, [name]: '' });
      expect(await hublint(folder, '')).toMatchObject({
        code: 0,
        stderr: `${name} is not read: name the configuration hublint.config.json, .jsonc, .yaml, .ts or .js, or .hublintrc.\n`,
      });
    },
  );

  it.each(['hublint.baseline.json', 'hublint.json', 'hublint-report.json'])('are not reported for %s', async (name) => {
    expect(await hublint(folderWith({ 'integration.yaml': clean, [name]: '{}' }), 'integration.yaml')).toMatchObject({
      code: 0,
      stderr: '',
    });
  });

  it('cannot contain control characters', async () => {
    const { stderr } = await usageError('\u001b]0;taken\u0007.json');
    expect(stderr).toContain('File or folder `␛]0;taken␇.json` not found.');
  });
});

describe('--version', () => {
  it.each(['--version', '-v', 'rules --version', '--version --help'])('%s', async (args) => {
    expect(await usageError(args)).toEqual({ code: 0, stdout: `${about.version}\n`, stderr: '' });
  });
});

describe('--help', () => {
  const pages = ['', ...commands.map(({ name }) => name)];

  it.each(pages)('of `%s` fits 80 columns and goes to stdout', async (command) => {
    const { code, stdout, stderr } = await hublint('.', `${command} --help`, { columns: 200 });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  it.each(pages)('of `%s` is what `help` shows, too', async (command) => {
    expect(await hublint('.', `help ${command}`)).toEqual(await hublint('.', `${command} --help`));
  });

  it('may stand after a target', async () => {
    const { code, stdout } = await usageError('harbour --help');
    expect([code, stdout]).toEqual([0, (await hublint('.', '--help')).stdout]);
  });

  it('shows the commands and the options of the default one', async () => {
    const { stdout } = await hublint('.', '-h');
    expect(stdout.split('\n').slice(0, 8)).toEqual([
      `hublint ${about.version}: checks the manifests of Botpress integrations.`,
      '',
      'Usage',
      '  hublint [lint] [TARGET…] [OPTIONS]',
      '  hublint COMMAND [OPTIONS]',
      '',
      'Commands',
      '  lint [TARGET…]         Find problems in manifests. The default.',
    ]);
    expect(stdout).toContain('  --fail-on SEVERITY ');
    expect(stdout).toContain('  --no-config ');
  });

  it('after a command shows the options of that command alone', async () => {
    const { stdout } = await hublint('.', 'explain --help');
    expect(stdout).toMatch(/^Usage\n {2}hublint explain RULE \[OPTIONS\]\n/);
    expect(stdout).not.toContain('--fail-on');
  });
});

it('accepts an option after one whose value is optional, as its help says', async () => {
  const { code, stderr } = await usageError('init --baseline --no-color');
  expect([code, stderr]).toEqual([
    0,
    expect.stringMatching(/^Recorded \d+ findings? as inherited in hublint\.baseline\.json\./),
  ]);
  expect((await usageError('init --baseline --help')).stdout).toContain('  --baseline [FILE]  The file of');
});

it('checks under the preset hub what the author has ignored', async () => {
  const folder = folderWith({
    'good/integration.yaml': clean,
    'bad/integration.yaml': faulty,
    'hublint.config.json': '{ "ignores": ["bad/**"] }',
  });
  expect((await hublint(folder, '')).code).toBe(0);
  const { code, stdout } = await hublint(folder, '--preset hub --format compact');
  expect([code, stdout]).toEqual([1, expect.stringContaining('bad/integration.yaml:3:')]);
});
