import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { clean, faulty, outdated } from './manifests.ts';
import { folderWith, hublint } from './terminal.ts';

const ferries = () => folderWith({ 'integration.json': faulty, 'night/integration.yaml': clean });

describe('hublint', () => {
  it('shows what is wrong in the folder, and exits with 1', async () => {
    expect(await hublint(ferries(), '')).toEqual({
      code: 1,
      stderr: '',
      stdout: `integration.json  definition ferry-desk 2.1

✖ error  Version \`2.1\` is not an exact semver version such as \`1.2.0\`.
      ╭─ integration.json:3:14
    1 │ {
    2 │   "name": "ferry-desk",
    3 │   "version": "2.1",
      │              ━━━━━
    4 │   "title": "Ferry Desk",
      ╰─ version-semver

▲ warning  Property \`public\` is deprecated; use \`visibility: private\` instead.
      ╭─ integration.json:8:3
    6 │   "icon": "PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdC…
    7 │   "readme": "IyBGZXJyeSBEZXNrCgpUZWxscyB0cmF2ZWxsZXJzIHdoZW4gdGhlIG5leH…
    8 │   "public": false,
      │   ━━━━━━━━
    9 │   "attributes": { "category": "Other" }
      ├─ fix (safe): Write \`visibility: private\`
      ╰─ public-deprecated

✖ 1 error and 1 warning in 2 manifests.
  1 fixable with \`--fix\`.
  \`hublint explain version-semver\` explains why, and how to fix it.
`,
    });
  });

  it('shows the most severe findings first, and no more than a hundred on a terminal', async () => {
    const { stdout } = await hublint(ferries(), '--max-findings 1');
    expect(stdout).toContain('─ version-semver');
    expect(stdout).not.toContain('public-deprecated');
    expect(stdout).toContain('✖ 1 error and 1 warning in 2 manifests.\n  And 1 more: `--quiet` shows errors only,');
    const actions = Array.from({ length: 101 }, (_, at) => `  fare${at}: { title: Fare, input: {}, output: {} }\n`);
    const folder = folderWith({ 'integration.yaml': `${clean}actions:\n${actions.join('')}` });
    const shown = async (args: string, isTTY: boolean) =>
      (await hublint(folder, args, { isTTY, env: { NO_COLOR: '1' } })).stdout.match(/^ +╰─/gm)?.length;
    const all = await shown('', false);
    expect(all).toBeGreaterThan(100);
    expect([await shown('', true), await shown('--no-max-findings', true)]).toEqual([100, all]);
    const { stderr } = await hublint(folder, '--max-findings 1 --format sarif');
    expect(stderr).toBe('hublint: `--max-findings` limits what `pretty` shows, not `--format sarif`.\n');
  });

  it('does not shorten reports in files', async () => {
    const folder = ferries();
    await hublint(folder, '--max-findings 0 --format pretty=kept.txt');
    expect(readFileSync(join(folder, 'kept.txt'), 'utf8')).toContain('─ public-deprecated');
  });

  it('exits with 0 where nothing is wrong', async () => {
    expect(await hublint(ferries(), 'night')).toEqual({
      code: 0,
      stdout: '✔ No problems in 1 manifest.\n',
      stderr: '',
    });
  });

  it('takes the default command by name, files, folders and globs', async () => {
    const folder = ferries();
    const one =
      'integration.json:3:14: error: Version `2.1` is not an exact semver version such as `1.2.0`. [version-semver]\n';
    for (const targets of ['lint integration.json', './integration.json', '*.json', '-- integration.json', '. night']) {
      const { stdout } = await hublint(folder, `--format compact --quiet ${targets}`);
      expect(stdout.startsWith(one), targets).toBe(true);
    }
  });

  it('reads standard input under the name it is given', async () => {
    const { stdout, code } = await hublint(ferries(), '- --format compact --quiet --stdin-filename from-hub.json', {
      stdin: faulty,
    });
    expect(stdout.split('\n')[0]).toMatch(/^from-hub\.json:3:14: error: /);
    expect(code).toBe(1);
  });

  it('checks as the form given by `--as`', async () => {
    const { stdout } = await hublint(ferries(), 'night --as record --format compact --quiet');
    expect(stdout).toContain('[model/required]');
  });
});

describe('exit codes', () => {
  it.each([
    ['', 0],
    ['--fail-on warn', 1],
    ['--fail-on=info', 1],
    ['--fail-on never --max-warnings 1', 0],
    ['--max-warnings 0', 1],
    ['--quiet --max-warnings=0', 1],
    ['--rule public-deprecated=error', 1],
    ['--rule public-deprecated=error --fail-on never', 0],
    ['--rule public-deprecated=off --fail-on info', 0],
  ])('of a warning with `%s`: %i', async (options, code) => {
    expect((await hublint(folderWith({ 'integration.json': outdated }), options)).code).toBe(code);
  });

  it('says why, if the findings alone do not explain it', async () => {
    const { stderr } = await hublint(folderWith({ 'integration.json': outdated }), '--max-warnings 0');
    expect(stderr).toBe('1 warning, but --max-warnings allows 0.\n');
  });

  it('is 1 for broken syntax, which is a finding', async () => {
    const { code, stdout } = await hublint(folderWith({ 'integration.json': '{ "name": ' }), '--format compact');
    expect(stdout).toContain('[syntax/parse-error]');
    expect(code).toBe(1);
  });

  it('is 2 where a rule crashed, and the rest is reported', async () => {
    const plugin = `export default { name: 'ports', rules: [{
      id: 'port-known', summary: 'The port is known.', presets: {}, messages: {},
      *integration() { throw new Error('no chart'); } }] };`;
    const folder = folderWith({
      'integration.json': faulty,
      'ports.mjs': plugin,
      'hublint.config.json': '{ "plugins": ["./ports.mjs"], "rules": { "ports/port-known": "warn" } }',
    });
    const { code, stdout, stderr } = await hublint(folder, '--format compact');
    expect(stdout).toMatch(/Rule `ports\/port-known` crashed.*: no chart/);
    expect(stdout).toContain('[version-semver]');
    expect(stderr).toMatch(/^A rule crashed, so findings may be missing\. It is the rule of a plugin/);
    expect(code).toBe(2);
  });
});

describe('--format', () => {
  it.each([
    ['night --format sarif=ferries.sarif', 'There is no manifest in `night`.'],
    ['desk --format sarif=ferries.sarif', 'desk/hublint.config.yaml:1:10: There is no rule `nope`.'],
    ['compare desk none --no-config --format sarif=ferries.sarif', 'File or folder `none` not found.'],
    ['compare broken.yaml desk --no-config --format sarif=ferries.sarif', 'cannot be compared with `broken.yaml`'],
    [
      'data desk configuration none.json --no-config --format sarif=ferries.sarif',
      'has no `configuration` to check data against',
    ],
  ])('leaves no report of an earlier run where nothing can be checked: %s', async (args, why) => {
    const folder = folderWith({
      'ferries.sarif': '{ "runs": [] }',
      'night/README.md': 'No ferry at night.',
      'desk/integration.yaml': clean,
      'desk/hublint.config.yaml': 'rules: { nope: error }\n',
      'broken.yaml': 'name: [',
    });
    const { code, stdout, stderr } = await hublint(folder, args);
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: expect.stringContaining(why) });
    const { runs } = JSON.parse(readFileSync(join(folder, 'ferries.sarif'), 'utf8'));
    expect(runs).toMatchObject([
      {
        results: [],
        invocations: [
          {
            executionSuccessful: false,
            toolExecutionNotifications: [{ level: 'error', message: { text: expect.stringContaining(why) } }],
          },
        ],
      },
    ]);
  });

  it.each([
    ['pier.yaml: rules: [', 'lint desk', 'is not closed'],
    ['pier.yaml: rules: [', 'compare desk desk', 'is not closed'],
    ['pier.yaml: rules: [', 'data desk configuration rates.json', 'is not closed'],
    ['pier.json: { "plugins": ["./ports.mjs"] }', 'lint desk', 'No chart.'],
    ['pier.yaml: rules: {}', 'lint desk --rule nope=warn', 'There is no rule `nope`'],
    ['pier.yaml: rules: {}', 'lint desk --since v9', 'This folder is not in a git repository.'],
  ])('leaves no report of an earlier run if the run cannot begin: %s, %s', async (config, args, why) => {
    const [name = '', ...text] = config.split(': ');
    const folder = folderWith({
      [name]: text.join(': '),
      'ports.mjs': 'throw new Error("No chart.");',
      'ferries.sarif': '{ "runs": [] }',
      'desk/integration.yaml': clean,
    });
    const { code, stdout, stderr } = await hublint(folder, `${args} --config ${name} --format sarif=ferries.sarif`);
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: expect.stringContaining(why) });
    const [{ invocations }] = JSON.parse(readFileSync(join(folder, 'ferries.sarif'), 'utf8')).runs;
    expect(invocations).toMatchObject([
      {
        executionSuccessful: false,
        toolExecutionNotifications: [{ level: 'error', message: { text: expect.stringContaining(why) } }],
      },
    ]);
  });

  it.each(['pretty', 'compact'] as const)('says in a file as %s why nothing could be checked', async (format) => {
    const folder = folderWith({ 'hublint.config.yaml': 'rules: [', 'integration.yaml': clean });
    expect((await hublint(folder, `--format ${format}=report.txt`)).code).toBe(2);
    const said = readFileSync(join(folder, 'report.txt'), 'utf8').replaceAll(/\s+/g, ' ');
    expect(said).toContain('Not everything could be checked: hublint.config.yaml:1:8: `[` is not closed.');
  });

  it.each(['pier.json', 'shared.json', 'held.json'])(
    'overwrites neither configurations nor baselines if a configuration cannot be read: %s',
    async (file) => {
      const files = {
        'pier.json': '{ "extends": "./shared.json", "rules": { "nope": "warn" } }',
        'shared.json': '{ "baseline": "held.json" }',
        'held.json': '{ "version": 1, "findings": {} }',
        'integration.yaml': clean,
      };
      const folder = folderWith(files);
      const { code, stderr } = await hublint(folder, `--config pier.json --format json=${file}`);
      expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining('There is no rule `nope`') });
      for (const [name, text] of Object.entries(files)) expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
    },
  );

  it('writes any number of files, and shows pretty all the same', async () => {
    const folder = ferries();
    const { stdout, code } = await hublint(folder, '--format json=report.json --format compact=report.txt');
    expect(code).toBe(1);
    expect(stdout).toMatch(/^integration\.json {2}definition ferry-desk 2\.1\n\n✖ error/);
    const report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
    expect(report.summary).toEqual({ files: 2, errors: 1, warnings: 1, infos: 0, suppressed: 0, fixable: 1 });
    expect(readFileSync(join(folder, 'report.txt'), 'utf8').split('\n')).toHaveLength(4);
  });

  it('describes in SARIF plugin rules and checks that are no rules in their own words', async () => {
    const plugin = `export default { name: 'ports', rules: [{
      id: 'port-known', summary: 'The port is known.', presets: { recommended: 'warn' },
      messages: { unknown: 'No chart has it.' },
      *integration({ at }) { yield { message: 'unknown', at: at() }; } }] };`;
    const folder = folderWith({
      'integration.json': faulty.replace('{', '{ "dock": 1,'),
      'ports.mjs': plugin,
      'hublint.config.json': '{ "plugins": ["./ports.mjs"] }',
    });
    const { stdout } = await hublint(folder, '--format sarif');
    const [{ tool }] = JSON.parse(stdout).runs;
    const said = new Map(tool.driver.rules.map((rule: { readonly id: string }) => [rule.id, rule]));
    expect(said.get('ports/port-known')).toEqual({
      id: 'ports/port-known',
      name: 'PortsPortKnown',
      shortDescription: { text: 'The port is known.' },
      fullDescription: { text: 'The port is known.' },
      help: {
        text: expect.stringContaining('No chart has it.'),
        markdown: expect.stringContaining('- No chart has it.'),
      },
      defaultConfiguration: { level: 'warning' },
      properties: { 'problem.severity': 'warning' },
    });
    expect(said.get('model/unknown-property')).toMatchObject({
      shortDescription: { text: expect.not.stringContaining('Findings of') },
      help: { markdown: expect.stringContaining('is configured like a rule') },
    });
  });

  it('shows JSON whole and alone', async () => {
    const { stdout, stderr } = await hublint(ferries(), '--format json');
    expect(JSON.parse(stdout).results).toHaveLength(2);
    expect(stderr).toBe('');
  });

  it('never colours a file', async () => {
    const folder = ferries();
    await hublint(folder, '--color --format pretty=report.txt');
    expect(readFileSync(join(folder, 'report.txt'), 'utf8')).not.toContain('\u001b');
  });
});

describe('colour', () => {
  it.each([
    ['', {}, false],
    ['', { isTTY: true }, true],
    ['', { isTTY: true, env: { TERM: 'dumb' } }, false],
    ['', { isTTY: true, env: { NO_COLOR: '1' } }, false],
    ['', { isTTY: true, env: { NO_COLOR: '' } }, true],
    ['', { env: { FORCE_COLOR: '1' } }, true],
    ['', { env: { FORCE_COLOR: '' } }, true],
    ['', { isTTY: true, env: { FORCE_COLOR: '0' } }, false],
    ['', { env: { FORCE_COLOR: '1', NO_COLOR: '1' } }, true],
    ['--color', { env: { NO_COLOR: '1' } }, true],
    ['--no-color', { isTTY: true, env: { FORCE_COLOR: '1' } }, false],
  ])('`%s` in %j: %s', async (options, around, colored) => {
    const { stdout } = await hublint(ferries(), options, around);
    expect(stdout.includes('\u001b')).toBe(colored);
  });

  it('goes for errors, too', async () => {
    const { stderr } = await hublint(ferries(), 'nowhere.json', { isTTY: true });
    expect(stderr.startsWith('\u001b[1;31mhublint:')).toBe(true);
    expect((await hublint(ferries(), 'nowhere.json --no-color', { isTTY: true })).stderr).not.toContain('\u001b');
  });
});

it('keeps to the width of the terminal', async () => {
  const { stdout } = await hublint(ferries(), '', { columns: 50 });
  expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(50);
});

it('shows on request how long each part took', async () => {
  const { stderr, stdout } = await hublint(ferries(), '--timing --quiet --format compact');
  expect(stderr).toMatch(
    / ms {2}starting hublint\n.* ms {2}configuration\n.* ms {2}reading them\n.* ms {2}checking\n.*total since the process started/s,
  );
  expect(stderr).toMatch(/ ms {2}version-semver\n/);
  expect(stdout.split('\n')).toHaveLength(3);
});
