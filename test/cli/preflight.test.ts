import { describe, expect, test } from 'vitest';
import { hubForTests, token } from '../host/hub/hub-for-tests.ts';
import { git } from '../host/repository.ts';
import { startHub } from '../hub/server.ts';
import { clean } from './manifests.ts';
import { folderWith, hublint } from './terminal.ts';

const { hub, run } = hubForTests();

type Data = Record<string, unknown>;

/** Writes the latest public version of an integration, with these changes, into a folder. */
async function changed(changes: Data): Promise<string> {
  const { stdout } = await run('print hub:coastal/tide-tables@2.0.0');
  return folderWith({ 'integration.json': JSON.stringify({ ...JSON.parse(stdout), ...changes }, null, 2) });
}

/** Returns the outcome of each check, one per line. */
async function checks(cwd: string, args = '', more: Readonly<Record<string, string>> = {}) {
  const { stdout, stderr, code } = await run(`preflight ${args}`, { cwd, more });
  const said = stdout
    .slice(stdout.search(/^ {2}[✔✖?●] {2}/m))
    .replace(/\n {5,}/g, ' ')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.trim().replace(/ {2,}/g, ' '));
  return { said, stderr, code, stdout };
}

const [workspace, role] = [
  '✔ workspace `Coastal Services` has the handle `coastal`, and the token has access to it.',
  '? role The role in `Coastal Services` is `administrator`; hublint does not know whether that may publish.',
];

describe('hublint preflight', () => {
  test('names in its help the formats that it takes, and no others', async () => {
    const { stdout } = await hublint(folderWith({}), 'preflight --help');
    expect(/^Formats: .*\n.*\n\n/m.exec(stdout)?.[0]).toBe(
      'Formats: pretty and json, which is the report of lint with the answers of the\nhub in `preflight`.\n\n',
    );
  });

  test('accepts an integration that is new, covered by its version and in your workspace, and says who will see it', async () => {
    const cwd = await changed({ version: '2.0.1', description: 'Tells when the tide is in at each harbour.' });
    const { said, stderr, code } = await checks(cwd);
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
    expect(said).toEqual([
      '✔ version `2.0.1` is not taken by a public version.',
      '✔ changes From `2.0.0` it is a patch bump, and the changes require a patch one.',
      workspace,
      role,
      '● visibility Everyone will see its name, title, description, icon and readme; entities `harbour`; names of secrets `ALMANAC_KEY`; the address where it runs. After that, this version cannot be changed.',
    ]);
  });

  test('stops a version that is public, and names one that is free', async () => {
    const cwd = await changed({ version: '2.0.0', actions: undefined, entities: {} });
    const { said, code } = await checks(cwd);
    expect(said[0]).toBe(
      '✖ version `2.0.0` is already public, and cannot be updated: publish another version. `3.0.0` is free.',
    );
    expect(said[1]).toMatch(
      /^✖ changes Since `2\.0\.0` the changes require a major bump, but the version was not raised\./,
    );
    expect(code).toBe(1);
    const same = await checks(await changed({}));
    expect(same.said.slice(0, 2)).toEqual([
      '✖ version `2.0.0` is already public, and cannot be updated: publish another version. `2.0.1` is free.',
      '✔ changes Since `2.0.0` nothing changed that requires a new version.',
    ]);
  });

  test('stops a version that is raised too little, and suggests one', async () => {
    const { said, code } = await checks(await changed({ version: '2.1.0', entities: {} }));
    expect(said.slice(0, 2)).toEqual([
      '✔ version `2.1.0` is not taken by a public version.',
      '✖ changes From `2.0.0` it is a minor bump, and the changes require a major one: take `3.0.0`. `hublint compare hub:coastal/tide-tables@latest .` shows them.',
    ]);
    expect(code).toBe(1);
  });

  test('does not take a version that is not known for one that was not raised', async () => {
    const cwd = folderWith({
      'integration.definition.ts': `import { IntegrationDefinition } from '@botpress/sdk'
export default new IntegrationDefinition({ name: 'coastal/tide-tables', version: process.env.RELEASE! })
`,
    });
    expect((await checks(cwd)).said.slice(0, 2)).toEqual([
      '? version The name or the exact version is not known, so hublint cannot check whether it is taken.',
      '? changes The version is not known. Since `2.0.0` the changes require a major bump: `3.0.0`. `hublint compare hub:coastal/tide-tables@latest .` shows them.',
    ]);
    const tagged = await checks(await changed({ version: 'next', entities: {} }));
    expect(tagged.said[1]).toMatch(/^\? changes The version is not known\. /);
  });

  test('does not judge a version below the latest', async () => {
    const { said } = await checks(await changed({ version: '1.0.1' }));
    expect(said[1]).toMatch(/^\? changes The latest public version is `2\.0\.0`, above this one:/);
  });

  test('knows what is published for the first time, in private', async () => {
    const cwd = folderWith({ 'integration.yaml': clean.replace('ferry-desk', 'coastal/ferry-desk') });
    const { said, code } = await checks(cwd);
    expect(code).toBe(0);
    expect(said.slice(0, 2)).toEqual([
      '✔ version `2.1.0` is not taken by a public version.',
      '✔ changes No version of `coastal/ferry-desk` is public yet.',
    ]);
    expect(said.at(-1)).toBe('● visibility It is private: only the workspace that publishes it will see it.');
  });

  test('says of a definition without a visibility what everyone would see if it is published for them', async () => {
    const cwd = folderWith({
      'integration.definition.ts': `import { IntegrationDefinition } from '@botpress/sdk'
export default new IntegrationDefinition({ name: 'coastal/ferry-desk', version: '2.1.0', secrets: { DOCK_KEY: {} } })
`,
    });
    expect((await checks(cwd)).said.at(-1)).toBe(
      '● visibility It is private by default: only the workspace that publishes it will see it. With `bp deploy --visibility public`, everyone will see its name, title, description, icon and readme; names of secrets `DOCK_KEY`. After that, this version cannot be changed.',
    );
  });

  test.each([
    ['public: true', /^● visibility Everyone will see its name, /],
    ['public: false', /^● visibility It is private: only the workspace that publishes it will see it\.$/],
    ['visibility: unlisted', /^● visibility It is unlisted: whoever knows its name will see its name, /],
  ])('knows who will see it with `%s`', async (said, text) => {
    const cwd = folderWith({ 'integration.yaml': clean.replace('visibility: private', said) });
    expect((await checks(cwd)).said.at(-1)).toMatch(text);
  });

  test('does not guess a visibility that cannot be read', async () => {
    const cwd = folderWith({ 'integration.yaml': clean.replace('visibility: private', 'visibility: *shared') });
    expect((await checks(cwd)).said.at(-1)).toBe('? visibility Whether everyone will see it is not known.');
  });

  test('checks the manifest as for publishing', async () => {
    const yaml = clean.replace('ferry-desk', 'coastal/ferry-desk').replace(/^icon: .*\n/m, '');
    const { stdout, code } = await checks(folderWith({ 'integration.yaml': yaml }));
    expect(stdout).toContain('icon-required');
    expect(code).toBe(1);
  });
});

describe('the workspace', () => {
  const named = (name: string) => folderWith({ 'integration.yaml': clean.replace('ferry-desk', name) });
  const owner = async (name: string, args = '', more: Readonly<Record<string, string>> = {}) => {
    const { said, code } = await checks(named(name), args, more);
    return [...said.filter((line) => /^. (?:workspace|role) /.test(line)), code];
  };

  test.each<[string, string, readonly unknown[]]>([
    ['coastal/ferry-desk', '', [workspace, role, 0]],
    [
      'postal/ferry-desk',
      '',
      [
        '✔ workspace `Postal Services` has the handle `postal`, and the token has access to it.',
        '✖ role The role in `Postal Services` is `viewer`, which can only read.',
        1,
      ],
    ],
    [
      'alpine/ferry-desk',
      '',
      [
        '✖ workspace The token has no access to a workspace with the handle `alpine`.',
        '? role The workspace is not known, so neither is the role there.',
        1,
      ],
    ],
    [
      'ferry-desk',
      '',
      [
        '? workspace The name has no handle: `--workspace ID` says in which workspace it is published.',
        '? role The workspace is not known, so neither is the role there.',
        0,
      ],
    ],
    [
      'coastal/ferry-desk',
      '--workspace wkspace_03LOCKS',
      [
        '✖ workspace The name starts with `coastal`, but the workspace `wkspace_03LOCKS` has the handle `locks`.',
        '? role The role in `Locks and Weirs` is `lock-keeper`; hublint does not know whether that may publish.',
        1,
      ],
    ],
    [
      'ferry-desk',
      '--workspace wkspace_04NEW',
      [
        '✔ workspace `New` has no handle, and the token has access to it.',
        '? role The role in `New` is `administrator`; hublint does not know whether that may publish.',
        0,
      ],
    ],
    [
      'ferry-desk',
      '--workspace wkspace_99',
      [
        '✖ workspace The token has no access to a workspace with the id `wkspace_99`.',
        '? role The workspace is not known, so neither is the role there.',
        1,
      ],
    ],
  ])('of `%s` %s', async (name, args, said) => {
    expect(await owner(name, args)).toEqual(said);
  });

  test('may be named by the environment, which the command line wins over', async () => {
    const more = { HUBLINT_WORKSPACE_ID: 'wkspace_01COAST' };
    expect(await owner('coastal/ferry-desk', '', more)).toEqual([workspace, role, 0]);
    const [said] = await owner('coastal/ferry-desk', '--workspace wkspace_99', more);
    expect(said).toContain('wkspace_99');
  });

  test('may have a name and a role that contain control sequences', async () => {
    const tricky = {
      id: 'wkspace_1',
      name: '\u001b[2Jowned\n::error::',
      handle: 'coastal',
      role: 'admin`\u202e\u0007',
    };
    const own = await startHub({ token, workspaces: [tricky] });
    const { stdout } = await checks(named('coastal/ferry-desk'), '', { HUBLINT_HUB_URL: own.url });
    expect(stdout).toContain('owned');
    // A backtick in the name would end the code span around it.
    expect(stdout).toContain('is `adminˋ');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: none of them may be there.
    expect(stdout).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u202E]|^::/m);
    await own.close();
  });
});

describe('what cannot be found out', () => {
  test('is reported without a token, and the rest is checked', async () => {
    const before = hub().heard.length;
    const cwd = folderWith({ 'integration.yaml': clean });
    const { said, stderr, code } = await checks(cwd, '', { HUBLINT_TOKEN: '' });
    const why = 'Not checked: the hub requires a token, in `HUBLINT_TOKEN`.';
    expect(said).toEqual([
      '● visibility It is private: only the workspace that publishes it will see it.',
      ...['version', 'changes', 'workspace', 'role'].map((about) => `? ${about} ${why}`),
    ]);
    expect({ stderr, code, asked: hub().heard.length - before }).toEqual({ stderr: '', code: 0, asked: 0 });
  });

  test('is reported for a broken hub, with exit code 2', async () => {
    const cwd = folderWith({ 'integration.yaml': clean.replace('ferry-desk', 'faults/503') });
    const { said, stderr, code } = await checks(cwd);
    expect(stderr).toContain('fails with status 503.');
    expect(said.map((line) => line.split(' ')[1])).toEqual(['workspace', 'role', 'visibility']);
    expect(code).toBe(2);
  });

  test('of a name that no hub could be asked for', async () => {
    const cwd = folderWith({ 'integration.yaml': clean.replace('ferry-desk', '../bots') });
    const { said, stderr, code } = await checks(cwd);
    expect(said.map((line) => line.slice(0, 10))).toEqual([
      '? version ',
      '? changes ',
      '? workspac',
      '? role The',
      '● visibili',
    ]);
    expect({ stderr, code }).toEqual({ stderr: '', code: 1 });
  });

  test('of what is published already, and of several at once', async () => {
    const { stderr } = await checks(folderWith({}), 'hub:coastal/tide-tables@1.0.0');
    expect(stderr).toContain('is in the hub: it is already published.');
    const two = folderWith({ 'a/integration.yaml': clean, 'b/integration.yaml': clean });
    expect((await checks(two)).stderr).toContain('holds more than one manifest');
  });
});

test('a revision can be looked at, too', async () => {
  const cwd = folderWith({ 'integration.yaml': clean });
  git(cwd, 'init', '--quiet');
  git(cwd, 'add', '--all');
  git(cwd, 'commit', '--quiet', '--message=Begin');
  const { stdout, code } = await hublint(cwd, 'preflight git:HEAD:');
  expect(stdout).toContain('\nPublishing `ferry-desk` `2.1.0` of `git:HEAD:integration.yaml`:\n');
  expect(code).toBe(0);
});

test('a reason that prevents all requests is reported once', async () => {
  const { stderr, code } = await checks(await changed({ version: '2.0.1' }), '--hub-url http://hub.example');
  expect(stderr.match(/^hublint: /gm)).toHaveLength(1);
  expect(code).toBe(2);
});
