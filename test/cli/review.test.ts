import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { reviewModel } from '../../schemas/review.ts';
import { hubForTests, token } from '../host/hub/asked.ts';
import { git } from '../host/repository.ts';
import { clean } from './manifests.ts';
import { folderWith, hublint, type Seen } from './terminal.ts';

const { hub, run } = hubForTests();

type Json = Readonly<Record<string, unknown>>;

const jsonSchema: Json = JSON.parse(readFileSync(new URL('../../schemas/review.schema.json', import.meta.url), 'utf8'));
const ajv = new Ajv({ allErrors: true });
addFormats.default(ajv);
const meetsSchema = ajv.compile(jsonSchema);

/** The review as data; it is held against both of its models. */
function reviewIn({ stdout }: Seen) {
  const data: unknown = JSON.parse(stdout);
  expect(meetsSchema(data) || meetsSchema.errors).toBe(true);
  return reviewModel.parse(data);
}

/** The example of an author, whose script is cut off. */
function parcelDesk(): string {
  const cwd = folderWith({});
  cpSync(fileURLToPath(new URL('../../examples/parcel-desk', import.meta.url)), cwd, { recursive: true });
  return cwd;
}

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');
const outcomes = (review: ReturnType<typeof reviewIn>) =>
  Object.fromEntries(review.checks.map(({ about, outcome }) => [about, outcome]));

describe('hublint review of a version in the hub', () => {
  const review = async (args: string, more = {}) => {
    const seen = await run(`review ${args} --format json`, more);
    return { seen, data: reviewIn(seen) };
  };

  test('compares it with the highest public version below', async () => {
    const { seen, data } = await review('hub:coastal/tide-tables@2.0.0');
    expect({ code: seen.code, stderr: seen.stderr }).toEqual({ code: 0, stderr: '' });
    expect(data.previous.kind).toBe('compared');
    expect(data.previous.result?.compare).toMatchObject({
      base: { file: 'hub:coastal/tide-tables@<2.0.0', version: '1.1.0' },
      head: { file: 'hub:coastal/tide-tables@2.0.0', version: '2.0.0' },
      enough: true,
    });
    expect(data.questions.map(({ id }) => id)).toContain('breaks');
    expect(outcomes(data)).toMatchObject({ model: 'holds', version: 'holds', lifecycle: 'holds' });
  });

  test('knows the first version', async () => {
    const { data } = await review('hub:lighthouse@1.0.0');
    expect(data.previous).toEqual({ kind: 'first' });
    expect(data.checks.find(({ about }) => about === 'version')?.text).toBe(
      'It is the first version: nobody relies on an earlier one.',
    );
  });

  test('names the SHA-256 of what it shows, which `print` cannot but confirm', async () => {
    const { data } = await review('hub:lighthouse@1.0.0');
    const [file, ...others] = data.files;
    expect(others).toEqual([]);
    expect(file).toMatchObject({ file: 'hub:lighthouse@1.0.0' });
    expect(file?.sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  test('gives two reviewers the same bytes, wherever they are', async () => {
    const args =
      'review hub:coastal/tide-tables@2.0.0 --format html=r.html --format markdown=r.md --format json=r.json';
    const [one, another] = [
      folderWith({}),
      folderWith({ '.hublintrc.json': '{ "rules": { "version-semver": "off" } }' }),
    ];
    const [first, second] = [await run(args, { cwd: one }), await run(args, { cwd: another })];
    expect(first).toEqual(second);
    for (const file of ['r.html', 'r.md', 'r.json']) {
      expect(readFileSync(join(one, file), 'utf8')).toBe(readFileSync(join(another, file), 'utf8'));
    }
  });

  test('never tells the token', async () => {
    const cwd = folderWith({});
    const seen = await run('review hub:coastal/tide-tables@2.0.0 --format html=r.html', { cwd });
    expect(`${seen.stdout}${seen.stderr}${readFileSync(join(cwd, 'r.html'), 'utf8')}`).not.toContain(token);
  });

  test('says what cannot be read, and how to name it', async () => {
    const missing = await run('review hub:coastal/tide-tables@9.9.9');
    expect({ code: missing.code, stdout: missing.stdout }).toEqual({ code: 2, stdout: '' });
    expect(missing.stderr).toContain('has no public integration `coastal/tide-tables` with the version `9.9.9`.');
    const against = await run('review hub:coastal/tide-tables@2.0.0 --against hub:coastal/nothing@latest');
    expect(against.code).toBe(2);
  });
});

describe('hublint review of what is on disk', () => {
  test('shows what an author has to mend, and ends with the verdict', async () => {
    const { stdout, stderr, code } = await hublint(parcelDesk(), 'review');
    expect({ stderr, code }).toEqual({ stderr: '', code: 1 });
    expect(stdout.slice(stdout.indexOf('\nScript '))).toMatchInlineSnapshot(`
      "
      Script \`extractScript\` of the identifier

        at        extract.vrl:1:1
        compiler  It does not compile.
        reads     .body.account.id
        calls     parse_json, to_string

          1 # The carrier sends the account with every webhook.
          2 body = parse_json!(.body)
          3
          4 to_string!(body.account.id

      Secrets

        token          Field of state \`session\`. The access token of the carrier
        CARRIER_KEY    Secret. From the carrier: CARRIER_KEY
        carrierSecret  Secret. From the carrier: carrierSecret

      Checks

        ✖  model        1 error against the platform’s model.
        ✖  rules        Rules find 5 errors.
        ✔  known        Every value is known.
        ?  version      No previous version is known: the hub cannot be asked for this
                        name or version.
        ✖  scripts      1 of 1 script does not compile.
        ✔  credentials  No credential of a known format stands in it, and every field
                        for one is hidden.
        ✔  assets       Icon and readme are there.
        ✔  lifecycle    It can be installed.

      For you to answer

        ☐  The title and the description say what it does, and pass nobody else’s
           product off as their own.
        ☐  The icon is the service’s own, and the readme tells how to set it up and
           what it costs.
        ☐  Each script does what its place asks for, and nothing else.
        ☐  Each secret is needed, and asked for where its owner would expect it.
        ☐  Installed in a bot, it does what is listed here.

      ✖ Not ready: 3 of 8 checks fail.
      "
    `);
  });

  test('has the digests of each file that the definition is read from', async () => {
    const cwd = parcelDesk();
    const { files } = reviewIn(await hublint(cwd, 'review --format json'));
    expect(files.map(({ file }) => file)).toEqual([
      'integration.definition.ts',
      'extract.vrl',
      'hub.md',
      'icon.svg',
      'src/actions.ts',
      'src/channels.ts',
      'src/schemas.ts',
      'src/secrets.ts',
    ]);
    for (const { file, sha256: digest, size } of files) {
      const bytes = readFileSync(join(cwd, file));
      expect({ file, digest, size }).toEqual({ file, digest: sha256(bytes), size: bytes.length });
    }
  });

  test('names the digests of the icon and the readme that a manifest names in each format, on disk and in a revision', async () => {
    const named = clean.replace(/icon: .*/, 'icon: icon.svg').replace(/readme: .*/, 'readme: ./docs/hub.md');
    const files = { 'docs/hub.md': '# Ferry Desk\n', 'icon.svg': '<svg/>', 'integration.yaml': named };
    const cwd = folderWith(files);
    git(cwd, 'init', '--quiet');
    git(cwd, 'add', '.');
    git(cwd, 'commit', '--quiet', '--message', 'Ferries');
    const digests = Object.values(files).map(sha256);
    const formats = '--format json --format html=r.html --format markdown=r.md';
    for (const [target, folder] of [
      ['integration.yaml', ''],
      ['git:HEAD:integration.yaml', 'git:HEAD:'],
    ]) {
      const review = reviewIn(await hublint(cwd, `review ${target} ${formats}`));
      expect(review.files.map(({ file }) => file)).toEqual(
        ['integration.yaml', 'docs/hub.md', 'icon.svg'].map((file) => `${folder}${file}`),
      );
      const { stdout } = await hublint(cwd, `review ${target}`, { columns: 120 });
      const page = readFileSync(join(cwd, 'r.html'), 'utf8');
      const markdown = readFileSync(join(cwd, 'r.md'), 'utf8').replace(/<\/?span>/g, '');
      for (const digest of digests) {
        expect(review.files.map((file) => file.sha256)).toContain(digest);
        for (const text of [stdout, page, markdown]) expect(text).toContain(digest);
      }
    }
  });

  test('has the digests of pictures that a definition in a revision is read from', async () => {
    const cwd = parcelDesk();
    git(cwd, 'init', '--quiet');
    git(cwd, 'add', '.');
    git(cwd, 'commit', '--quiet', '--message', 'Parcels');
    const { files } = reviewIn(await hublint(cwd, 'review git:HEAD: --format json'));
    const icon = files.find(({ file }) => file === 'git:HEAD:icon.svg');
    expect(icon?.sha256).toBe(sha256(readFileSync(join(cwd, 'icon.svg'))));
  });

  test('counts what a comment would silence of the changes, too', async () => {
    const tides = (actions: string) => `{ "name": "tides", "version": "1.0.0",\n"actions": { ${actions} } }`;
    const find = '"find": { "input": { "schema": {} }, "output": { "schema": {} } }';
    const comment = '// hublint-disable-next-line compat/action-removed -- Nobody called it.';
    const cwd = folderWith({
      'before.json': tides(find),
      'integration.jsonc': tides('').replace('\n', `\n${comment}\n`),
    });
    const { waivers } = reviewIn(await hublint(cwd, 'review --against before.json --format json'));
    expect(waivers).toMatchObject([{ rules: ['compat/action-removed'], findings: 1 }]);
  });

  test('ignores comments, baselines and configurations of its author, and lists the comments', async () => {
    const cwd = parcelDesk();
    const before = reviewIn(await hublint(cwd, 'review --format json'));
    const config = { rules: { 'secret-name-case': 'off' }, baseline: 'hublint.baseline.json' };
    writeFileSync(join(cwd, 'hublint.config.json'), JSON.stringify(config));
    writeFileSync(join(cwd, 'hublint.baseline.json'), JSON.stringify({ version: 1, findings: {} }));
    const secrets = join(cwd, 'src/secrets.ts');
    const comment = '// hublint-disable-next-line secret-name-case -- The carrier calls it so.\n// bplint-disable\n';
    writeFileSync(
      secrets,
      readFileSync(secrets, 'utf8').replace(/^/, `${comment.split('\n')[1]}\n${comment.split('\n')[0]}\n`),
    );
    const after = reviewIn(await hublint(cwd, 'review --format json'));
    const rules = (review: typeof after) =>
      review.result.diagnostics.map(({ rule, suppressed }) => ({ rule, suppressed }));
    expect(rules(after)).toEqual(rules(before));
    expect(after.waivers).toMatchObject([
      { rules: [], findings: 0, location: { file: 'src/secrets.ts', start: { line: 1 } } },
      {
        rules: ['secret-name-case'],
        reason: 'The carrier calls it so.',
        findings: 1,
        location: { file: 'src/secrets.ts', start: { line: 2 } },
      },
    ]);
    expect(after.questions.map(({ id }) => id)).toContain('waivers');
  });

  test('lists what a baseline approves, with the reason, and counts it all the same', async () => {
    const cwd = folderWith({
      'integration.yaml': `${clean}public: false\n`,
      'old.yaml': `${clean}entities: { ship: { schema: { type: object } } }\n`,
    });
    const { previous, result } = reviewIn(await hublint(cwd, 'review --against old.yaml --format json'));
    const [change] = previous.result?.diagnostics ?? [];
    await hublint(cwd, [
      ...['compare', 'old.yaml', 'integration.yaml', '--approve', change?.fingerprint ?? ''],
      ...['--reason', 'No bot ever used it.'],
    ]);
    await hublint(cwd, 'integration.yaml --update-baseline');
    const review = reviewIn(await hublint(cwd, 'review integration.yaml --against old.yaml --format json'));
    expect(review.previous.result?.diagnostics).toEqual(previous.result?.diagnostics);
    expect(review.result.diagnostics).toEqual(result.diagnostics);
    const inBaseline = (line: number) => ({ file: 'hublint.baseline.json', start: { line } });
    expect(review.waivers).toMatchObject([
      { rules: ['compat/entity-removed'], reason: 'No bot ever used it.', findings: 1, location: inBaseline(5) },
      { rules: ['public-deprecated'], findings: 1, location: inBaseline(11) },
    ]);
    expect(review.waivers[1]).not.toHaveProperty('reason');
    const { stdout } = await hublint(cwd, 'review integration.yaml --against old.yaml');
    expect(stdout).toMatch(/compat\/entity-removed: No bot ever used it\. \(1\s+finding\)/);
  });

  test.each(['{}', 'no JSON', '{ "version": 1, "findings": { "integration.yaml": [] } }'])(
    'has no waivers of a baseline that says %s',
    async (text) => {
      const cwd = folderWith({ 'integration.yaml': clean, 'hublint.baseline.json': text });
      expect(reviewIn(await hublint(cwd, 'review --format json')).waivers).toEqual([]);
    },
  );

  test('finds fields for credentials behind what may be null, and those that a rule tells of', async () => {
    const cwd = folderWith({
      'integration.definition.ts': `import { IntegrationDefinition, z } from '@botpress/sdk';
export default new IntegrationDefinition({
  name: 'ferry-desk',
  version: '2.1.0',
  states: {
    session: {
      type: 'integration',
      schema: z.object({ berth: z.string().secret().nullable(), ship: z.string() }),
    },
  },
  configuration: { schema: z.object({
    apiKey: z.string().optional().title('Key'),
    word: z.string().describe('The harbour master tells it to you. Keep it secret.'),
    properties: z.string().describe('The password of the harbour master. Keep it secret.'),
    harbour: z.string().title('Harbour'),
  }) },
});
`,
    });
    const { secrets } = reviewIn(await hublint(cwd, 'review --format json'));
    expect(secrets.map(({ name, owner, hidden }) => ({ name, owner, hidden }))).toEqual([
      { name: 'apiKey', owner: 'the configuration', hidden: false },
      { name: 'word', owner: 'the configuration', hidden: false },
      { name: 'properties', owner: 'the configuration', hidden: false },
      { name: 'berth', owner: 'state `session`', hidden: true },
    ]);
  });

  test('runs nothing of the project', async () => {
    const cwd = parcelDesk();
    writeFileSync(
      join(cwd, 'hublint.config.ts'),
      `import { writeFileSync } from 'node:fs';\nwriteFileSync('ran', '');\nexport default {};`,
    );
    const { code } = await hublint(cwd, 'review');
    expect(code).toBe(1);
    expect(() => readFileSync(join(cwd, 'ran'))).toThrow();
  });

  test('takes a previous version that is named, and says what it comes to', async () => {
    const cwd = folderWith({
      'integration.yaml': clean,
      'old.yaml': `${clean.replace('2.1.0', '2.0.9')}secrets: { DOCK_KEY: { description: Opens the dock } }\n`,
    });
    const { previous, checks } = reviewIn(await hublint(cwd, 'review --against old.yaml --format json'));
    expect(previous.result?.compare).toMatchObject({ needed: 'patch', actual: 'minor', enough: true });
    expect(checks.find(({ about }) => about === 'version')).toEqual({
      about: 'version',
      outcome: 'holds',
      text: 'The version covers what changed since `2.0.9`: a patch step.',
    });
  });

  test('fails where the version does not cover what changed', async () => {
    const cwd = folderWith({
      'integration.yaml': clean,
      'old.yaml': `${clean}entities: { ship: { schema: { type: object } } }\n`,
    });
    const seen = await hublint(cwd, 'review --against old.yaml');
    expect(seen.code).toBe(1);
    expect(seen.stdout).toContain('The changes since `2.1.0` require a major step: `3.0.0`.');
    expect(seen.stdout).toMatch(/╰─ compat\/entity-removed$/m);
    expect(seen.stdout.trimEnd().split('\n').at(-1)).toBe('✖ Not ready: 1 of 8 checks fails.');
  });

  test('says why nothing is known of the previous version', async () => {
    const cwd = folderWith({ 'integration.yaml': clean });
    const without = reviewIn(await hublint(cwd, 'review --format json'));
    expect(without.previous).toEqual({
      kind: 'unknown',
      why: 'The previous version is not known: the hub answers only with a token, in `HUBLINT_TOKEN`; `--against` can name it.',
    });
    const offline = { HUBLINT_TOKEN: token, HUBLINT_HUB_URL: 'http://127.0.0.1:9' };
    const unreachable = reviewIn(await hublint(cwd, 'review --format json', { env: offline }));
    expect(unreachable.previous.why).toMatch(
      /^The previous version could not be read: .*127\.0\.0\.1:9.* `--against` can name it\.$/,
    );
    const nameless = folderWith({ 'integration.yaml': clean.replace('2.1.0', '^2.1') });
    const odd = reviewIn(
      await hublint(nameless, 'review --format json', { env: { HUBLINT_TOKEN: token, HUBLINT_HUB_URL: hub().url } }),
    );
    expect(odd.previous.why).toBe('No previous version is known: the hub cannot be asked for this name or version.');
  });

  test('reviews standard input, and a manifest that cannot be read', async () => {
    const piped = reviewIn(
      await hublint(folderWith({}), 'review - --stdin-filename a.yaml --format json', { stdin: clean }),
    );
    expect(piped.files).toEqual([{ file: 'a.yaml', sha256: sha256(clean), size: Buffer.byteLength(clean) }]);
    const broken = await hublint(folderWith({ 'integration.json': '{ "name": ' }), 'review --format json');
    expect(broken.code).toBe(1);
    expect(outcomes(reviewIn(broken))).toMatchObject({ model: 'fails' });
  });

  test('refuses what it does not take', async () => {
    const cwd = folderWith({ 'integration.yaml': clean });
    const sarif = await hublint(cwd, 'review --format sarif');
    expect(sarif.code).toBe(2);
    expect(sarif.stderr).toContain('`pretty`, `markdown`, `html`, `json`');
    const rule = await hublint(cwd, 'review --rule version-semver=off');
    expect(rule.code).toBe(2);
    const two = await hublint(folderWith({ 'a.integration.yaml': clean, 'b.integration.yaml': clean }), 'review');
    expect(two.stderr).toContain('holds more than one manifest');
  });

  test.each([
    ['manifest', '*integration() { throw new Error(); }', ''],
    ['changes', 'compare: { *entity() { throw new Error(); } }', '--against old.yaml'],
  ])('could not do its job where a rule of the reviewer’s plugin crashed on the %s', async (_, visitors, options) => {
    const cwd = folderWith({
      'integration.yaml': `${clean}entities: { ship: { schema: { type: object } } }\n`,
      'old.yaml': clean,
      'ports.mjs': `export default { name: 'ports', rules: [{
        id: 'port-known', summary: 'The port is known.', presets: {}, messages: {}, ${visitors} }] };`,
      'mine.json': '{ "plugins": ["./ports.mjs"], "rules": { "ports/port-known": "warn" } }',
    });
    const { code, stdout, stderr } = await hublint(cwd, `review integration.yaml --config mine.json ${options}`);
    expect(stdout).toContain('Rule `ports/port-known` crashed');
    expect(stderr).toMatch(/^A rule crashed, so this may not be all\. It is the rule of a plugin/);
    expect(code).toBe(2);
  });

  test('is narrow where the terminal is', async () => {
    const { stdout } = await hublint(parcelDesk(), 'review', { columns: 50 });
    const lines = stdout.split('\n');
    expect(lines.filter((line) => [...line].length > 50)).toEqual([]);
  });
});

describe('what a review checks', () => {
  // In parts, as whoever looks for such tokens is to find none here.
  const token = ['ghp', 'aB3dE5fG7hJ9kL1mN3pQ5rS7tU9vW1xY3zA5'].join('_');
  const definition = (more: string) => `import { IntegrationDefinition, z } from '@botpress/sdk';
export default new IntegrationDefinition({ name: 'ferry-desk', version: '2.1.0', ${more} });
`;

  test.each([
    [
      'a credential that stands in a script',
      { 'integration.yaml': `${clean}identifier:\n  extractScript: 'apiKey = "k3y8f0a1b2c3d4e5f6a7"'\n` },
      { about: 'credentials', outcome: 'fails', text: '1 credential may stand in it for everyone to read.' },
    ],
    [
      'one that a definition puts together, at its place',
      {
        'integration.definition.ts': definition(
          `configuration: { schema: z.object({ apiKey: z.string().secret().default('${token.slice(0, 20)}' + '${token.slice(20)}') }) }`,
        ),
      },
      {
        about: 'credentials',
        outcome: 'fails',
        text: '1 credential may stand in it for everyone to read: GitHub token in `integration.definition.ts:2:154`.',
      },
    ],
    [
      'one that a script puts together, and one in base64',
      {
        'integration.yaml': `${clean}identifier:\n  extractScript: '"hull ${token.slice(0, 20)}" + "${token.slice(20)}"'\nactions:\n  bookBerth:\n    title: Book a berth\n    description: 'Sends Authorization: Basic ${btoa(`desk:${token}`)}'\n`,
      },
      {
        about: 'credentials',
        outcome: 'fails',
        text: '2 credentials may stand in it for everyone to read: GitHub token in `integration.yaml:11:18`; GitHub token in `integration.yaml:15:18`.',
      },
    ],
    [
      'credentials that stand where no rule looks, with their places',
      {
        'integration.yaml': `${clean}icon: icon.svg\nreadme: hub.md\nactions:\n  bookBerth:\n    title: Book a berth\n    description: 'Asks with ${token}'\n    input: { schema: { type: object, properties: { ${token}: { type: string, default: '${token}' } } } }\n`,
        'icon.svg': `<svg xmlns="http://www.w3.org/2000/svg"><desc>${token}</desc></svg>`,
        'hub.md': `# Ferry desk\n\n${'Ships come and go. '.repeat(2000)}\n\nAsk with ${token}.\n`,
      },
      {
        about: 'credentials',
        outcome: 'fails',
        text: '5 credentials may stand in it for everyone to read: GitHub token in `integration.yaml:15:18`; GitHub token in `integration.yaml:16:52`; GitHub token in `integration.yaml:16:119`.',
      },
    ],
    [
      'an address that the hub has signed',
      { 'integration.yaml': `${clean}iconUrl: https://files.example/icon.svg?X-Amz-Credential=ASIAQWERTYUIOP234567\n` },
      {
        about: 'credentials',
        outcome: 'holds',
        text: 'No credential of a known format stands in it, and every field for one is hidden.',
      },
    ],
    [
      'a placeholder for one',
      {
        'integration.yaml': `${clean}actions:\n  bookBerth:\n    title: Book a berth\n    description: With a token such as ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\n    input: { schema: { type: object } }\n`,
      },
      {
        about: 'credentials',
        outcome: 'holds',
        text: 'No credential of a known format stands in it, and every field for one is hidden.',
      },
    ],
    [
      'a field for one that is shown',
      {
        'integration.yaml': `${clean}configuration:\n  schema: { type: object, properties: { apiKey: { type: string, title: Key, description: From the harbour } } }\n`,
      },
      { about: 'credentials', outcome: 'open', text: '1 field for a credential is shown as typed.' },
    ],
    [
      'a script that is longer than the platform takes',
      { 'integration.yaml': `${clean}identifier:\n  extractScript: '${'.body.ship; '.repeat(300)}'\n` },
      { about: 'scripts', outcome: 'open', text: '1 of 1 script could not be compiled here.' },
    ],
    [
      'a script with a function that the platform may know',
      { 'integration.yaml': `${clean}identifier:\n  extractScript: 'parse_jsn!(.body)'\n` },
      { about: 'scripts', outcome: 'open', text: '1 of 1 script could not be compiled here.' },
    ],
    [
      'a script that does not compile, also with such a function in it',
      { 'integration.yaml': `${clean}identifier:\n  extractScript: 'a = parse_jsn!(.body); b'\n` },
      { about: 'scripts', outcome: 'fails', text: '1 of 1 script does not compile.' },
    ],
    [
      'a script that the compiler only warns about',
      { 'integration.yaml': `${clean}identifier:\n  extractScript: 'a = .body; .query'\n` },
      { about: 'scripts', outcome: 'holds', text: 'The script compiles.' },
    ],
    [
      'a script that is only known to whoever runs the definition',
      { 'integration.definition.ts': definition('identifier: { extractScript: process.env.SCRIPT }') },
      { about: 'scripts', outcome: 'open', text: 'There may be scripts that are not known without running code.' },
    ],
    [
      'values that are not known, and why',
      { 'integration.definition.ts': definition('title: process.env.TITLE') },
      {
        about: 'known',
        outcome: 'open',
        text: expect.stringMatching(
          /^1 value is not known without running code, and not checked: .+\(integration\.definition\.ts:2\)\.$/,
        ),
      },
    ],
    [
      'that nobody can install it any more',
      {
        'integration.yaml': `${clean}id: intver_01K2FERRYDESK000000000000\ncreatedAt: 2026-01-01T00:00:00Z\nlifecycleStatus: deprecated\n`,
      },
      { about: 'lifecycle', outcome: 'fails', text: 'It is deprecated, and can no longer be installed.' },
    ],
    [
      'an icon that is none',
      { 'integration.yaml': clean.replace(/icon: .*/, 'icon: aGVsbG8=') },
      { about: 'assets', outcome: 'fails', text: 'The icon or the readme is not as it should be.' },
    ],
  ])('%s', async (_, files, expected) => {
    const review = reviewIn(await hublint(folderWith(files), 'review --format json'));
    expect(review.checks.find(({ about }) => about === expected.about)).toEqual(expected);
  });

  const hex = (text: string) => Buffer.from(text).toString('hex');
  test.each([
    ['in hexadecimal', hex(token)],
    ['in the writing of addresses', `https://tides.example/?key=${hex(token).replace(/../g, '%$&')}`],
    ['in base64, behind a path', `https://tides.example/desk/${btoa(token)}`],
    ['in base64, twice', btoa(btoa(token))],
    ['in base64, with letters that are not ASCII', Buffer.from(`{"owner":"José","key":"${token}"}`).toString('base64')],
    ['in base64, over lines', btoa(`${'Ships come and go. '.repeat(3)}${token}`).replace(/.{64}/g, '$&\n')],
    ['in Markdown', token.replace('_', '\\_')],
    ['in XML', token.replace('_', '&#95;')],
    ['with what is invisible in it', token.replace('_', '_\u200b')],
    ['in wide letters', token.replace(/[a-z]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0))],
  ])('finds a credential in a readme %s', async (_, written) => {
    const files = { 'integration.yaml': `${clean}readme: hub.md\n`, 'hub.md': `# Ferry desk\n\n${written}\n` };
    const { checks } = reviewIn(await hublint(folderWith(files), 'review --format json'));
    expect(checks.find(({ about }) => about === 'credentials')?.text).toBe(
      '1 credential may stand in it for everyone to read: GitHub token in the readme.',
    );
  });

  test.each([
    ['joins', (start: string, end: string) => `join!(["${start}", "${end}"])`],
    ['adds, from variables', (start: string, end: string) => `a = "${start}"\n  b = "${end}"\n  a + b`],
    ['writes into a template', (start: string, end: string) => `a = "${start}"\n  "{{ a }}${end}"`],
  ])('finds a credential that a script %s', async (_, write) => {
    const script = write(token.slice(0, 20), token.slice(20));
    const files = {
      'integration.yaml': `${clean}identifier:\n  extractScript: |-\n  ${script.replace(/^/gm, '  ')}\n`,
    };
    const { checks } = reviewIn(await hublint(folderWith(files), 'review --format json'));
    expect(checks.find(({ about }) => about === 'credentials')?.text).toMatch(
      /^1 credential may stand in it for everyone to read: GitHub token in `integration\.yaml:\d+:18`\.$/,
    );
  });

  test('tells of a link to what only its fields say that it leads to what is not known', async () => {
    const script = 'configuration: { identifier: { linkTemplateScript: .address }, schema: { type: object } }\n';
    const cwd = folderWith({ 'integration.yaml': clean + script });
    const { scripts } = reviewIn(await hublint(cwd, 'review --format json'));
    expect(scripts.map(({ hosts }) => hosts)).toEqual([['{{ … }}']]);
    const { stdout } = await hublint(cwd, 'review --format markdown --format html=review.html');
    expect(stdout).toContain(
      '- Host <code>{{ … }}</code>, known only when the script runs: <code>linkTemplateScript</code> of the configuration\n',
    );
    expect(readFileSync(join(cwd, 'review.html'), 'utf8')).toContain(
      '<code>{{ … }}</code> <span class="tag warned">known only when the script runs</span>',
    );
    expect((await hublint(cwd, 'review')).stdout).toMatch(
      /\{\{ … \}\} +known only when the script runs, `linkTemplateScript` of/,
    );
  });

  test.each([
    ['[https://tides.example/docs](https://evil.example/x)', 'https://tides.example/docs', 'evil.example'],
    ['[tides.example](https://tides.example.evil.net "Docs")', 'tides.example', 'tides.example.evil.net'],
    ['<a class="x" href="https://evil.example">https://www.tides.com</a>', 'https://www.tides.com', 'evil.example'],
  ])('asks whether a link whose words are an address is meant: %s', async (written, link, host) => {
    const cwd = folderWith({
      'integration.yaml': `${clean}readme: hub.md\n`,
      'hub.md': `# Ferry desk\n\n${written}\n`,
    });
    const { questions } = reviewIn(await hublint(cwd, 'review --format json'));
    expect(questions.find(({ id }) => id === 'links')?.text).toBe(
      `Each link that looks like another is meant: \`${link}\` leads to \`${host}\`, in the readme.`,
    );
  });

  test('asks nothing of links whose words are their own address, or none', async () => {
    const links =
      '[tides.com](https://docs.tides.com) [Node.js](https://nodejs.org) [hub.md](https://github.com/tides/hub) [Tides](https://tides.example)';
    const cwd = folderWith({ 'integration.yaml': `${clean}readme: hub.md\n`, 'hub.md': `# Ferry desk\n\n${links}\n` });
    const { questions } = reviewIn(await hublint(cwd, 'review --format json'));
    expect(questions.find(({ id }) => id === 'links')).toBeUndefined();
  });

  test('tells how many disguised links it does not name', async () => {
    const links = [1, 2, 3, 4, 5].map((at) => `[tides.com](https://evil-${at}.example)`).join(' ');
    const cwd = folderWith({ 'integration.yaml': `${clean}readme: hub.md\n`, 'hub.md': `# Ferry desk\n\n${links}\n` });
    const { questions } = reviewIn(await hublint(cwd, 'review --format json'));
    expect(questions.find(({ id }) => id === 'links')?.text).toMatch(
      /`tides\.com` leads to `evil-3\.example`, in the readme; and 2 more\.$/,
    );
  });

  test('asks whether words are meant that mix letters which look alike, and nothing of others', async () => {
    const others = '5 kΩ, 3 µm, β-version, Яндекс';
    const ask = async (description: string) => {
      const yaml = clean.replace(/^description: .*$/m, `description: '${description}'`);
      const { questions } = reviewIn(await hublint(folderWith({ 'integration.yaml': yaml }), 'review --format json'));
      return questions.find(({ id }) => id === 'letters')?.text;
    };
    expect(await ask(`For Sl\u0430ck. ${others}`)).toMatch(
      /^Each word is meant in which letters of another script look like those of this one: `Sl\u0430ck`, in `integration\.yaml:\d+:14`\.$/,
    );
    expect(await ask(others)).toBeUndefined();
  });

  test.each([
    ['a user that is called as a host', 'https://tides.example@evil.example/docs', 'evil.example'],
    ['a number', 'http://2130706433/', '127.0.0.1'],
    ['a number in hexadecimal', 'http://0x7f.1/', '127.0.0.1'],
    ['letters that are encoded', 'https://tid%65s.example', 'tides.example'],
    ['letters of another script among those of this one', 'https://tid\u0435s.example/', 'xn--tids-x4d.example'],
  ])('asks of a link with %s whether it is meant', async (_, link, host) => {
    const text = `Read ${link}.`;
    const cwd = folderWith({
      'integration.yaml': clean.replace(/^description: .*$/m, `description: '${text}'`).concat('readme: hub.md\n'),
      'hub.md': `# Ferry desk\n\n${'Ships come and go. '.repeat(20)}\n\n[The tides](${link})\n`,
    });
    const shown = /^https?:..[^/]*[^/.]/.exec(link)?.[0];
    const { questions } = reviewIn(await hublint(cwd, 'review --format json'));
    expect(questions.find(({ id }) => id === 'links')?.text).toBe(
      `Each link that looks like another is meant: \`${shown}\` leads to \`${host}\`, in \`integration.yaml:4:14\`; \`${shown}\` leads to \`${host}\`, in the readme.`,
    );
  });

  test.each([
    'https://tides.example/@harbour?to=a.example@b.example',
    'https://user:word@tides.example',
    'https://Tides.Example:443.',
    'https://häfen.example/',
    'https://порт.example',
    'https://{{tenant}}.tides.example, https://<harbour>.example, https://%s/',
    'http://192.168.0.1:8080, http://[::1]/',
  ])('takes %s for what it looks like', async (link) => {
    const cwd = folderWith({ 'integration.yaml': clean.replace(/^description: .*$/m, `description: '${link}'`) });
    const { questions } = reviewIn(await hublint(cwd, 'review --format json'));
    expect(questions.map(({ id }) => id)).not.toContain('links');
  });

  test('says of a script why it is not known whether it compiles', async () => {
    const cwd = folderWith({ 'integration.yaml': `${clean}identifier: { extractScript: parse_jsn!(.body) }\n` });
    const { stdout } = await hublint(cwd, 'review --format pretty --format html=r.html --format markdown=r.md');
    const said = 'It calls a function that hublint’s compiler does not know.';
    expect(stdout).toContain(`compiler  ${said}`);
    for (const file of ['r.html', 'r.md']) expect(readFileSync(join(cwd, file), 'utf8')).toContain(said);
  });

  test('lists what it offers, with what is billed and what an interface brought along', async () => {
    const action =
      'title: Book, description: Books a berth, input: { schema: { type: object } }, output: { schema: { type: object, properties: { berth: { type: string }, paid: { type: boolean } }, required: [berth] } }';
    const cwd = folderWith({
      'integration.yaml': `${clean}actions:
  bookBerth: { ${action}, billable: true }
  startTyping: { ${action}, name: startTypingIndicator }
interfaces:
  typing: { name: typing, version: 1.0.0, entities: {}, events: {}, channels: {}, actions: { start: { name: startTyping } } }
states: { tides: { type: integration, schema: { type: object } } }
`,
    });
    const { parts, questions } = reviewIn(await hublint(cwd, 'review --format json'));
    expect(parts).toEqual([
      {
        kind: 'action',
        name: 'bookBerth',
        title: 'Book',
        description: 'Books a berth',
        fields: [{ use: 'gives', names: ['berth', 'paid?'] }],
        generated: false,
        billable: true,
      },
      {
        kind: 'action',
        name: 'startTyping',
        title: 'Book',
        description: 'Books a berth',
        fields: [{ use: 'gives', names: ['berth', 'paid?'] }],
        generated: true,
        billable: false,
      },
      { kind: 'state', name: 'tides', description: 'integration', fields: [], generated: false, billable: false },
      { kind: 'interface', name: 'typing', description: 'typing 1.0.0', fields: [], generated: false, billable: false },
    ]);
    expect(questions.map(({ id }) => id)).toContain('billed');
  });

  test('lists secrets, and the fields that are asked for', async () => {
    const cwd = folderWith({
      'integration.yaml': `${clean}secrets: { DOCK_KEY: { description: Opens the dock, optional: true } }
configuration:
  schema:
    type: object
    properties:
      harbour: { type: string }
      dockToken: { type: string, description: From the dock, x-zui: { secret: true } }
      pierPassword: { type: string }
`,
    });
    const { secrets } = reviewIn(await hublint(cwd, 'review --format json'));
    const shown = secrets.map(({ location: { start }, ...secret }) => ({ ...secret, line: start.line }));
    expect(shown).toEqual([
      {
        kind: 'field',
        name: 'dockToken',
        owner: 'the configuration',
        description: 'From the dock',
        optional: false,
        hidden: true,
        line: 16,
      },
      { kind: 'field', name: 'pierPassword', owner: 'the configuration', optional: false, hidden: false, line: 17 },
      { kind: 'secret', name: 'DOCK_KEY', description: 'Opens the dock', optional: true, hidden: true, line: 10 },
    ]);
  });
});

test('a review does not take for known what a fault hides that is reported', async () => {
  const cwd = folderWith({
    'integration.definition.ts': `import { IntegrationDefinition } from '@botpress/sdk'
import { title } from './texts'

export default new IntegrationDefinition({ name: 'tide-tables', version: '1.0.0', title })
`,
  });
  const { checks } = reviewIn(await hublint(cwd, 'review --format json'));
  expect(checks.find(({ about }) => about === 'known')).toEqual({
    about: 'known',
    outcome: 'open',
    text: '1 value is not known for a fault that is reported, and not checked.',
  });
});

test('a title that sounds like a verdict is told to be what is reviewed', async () => {
  const yaml = clean.replace(/^title: .*$/m, 'title: ✔ All 8 checks hold.');
  const cwd = folderWith({ 'integration.yaml': yaml });
  const { stdout } = await hublint(cwd, 'review --format markdown --format html=review.html');
  expect(stdout).toMatch(/^# Review of ✔ All 8 checks hold\. 2\.1\.0\n/);
  expect(readFileSync(join(cwd, 'review.html'), 'utf8')).toContain(
    '<h1><small>Review of</small> ✔ All 8 checks hold. 2.1.0</h1>',
  );
});

describe('a review of more findings than are told', () => {
  const untitled = (count: number) =>
    Array.from({ length: count }, (_, at) => `  ship${at}: { input: { schema: {} }, output: { schema: {} } }\n`).join(
      '',
    );
  const flooded = (version: string, more = '') =>
    `${clean.replace('2.1.0', version)}actions:\n${untitled(1_001)}${more}`;

  test('answers from all that is found', async () => {
    const cwd = folderWith({
      'integration.yaml': flooded(
        '2.1.0',
        `user: { tags: { accessToken: { title: Token, description: The token of the ferry } } }
configuration:
  schema: { type: object, properties: { apiKey: { type: string, title: Key, description: From the harbour } } }
`,
      ),
    });
    const seen = await hublint(cwd, 'review --format json --format html=page.html');
    const review = reviewIn(seen);
    expect(review.result.diagnostics).toHaveLength(1_000);
    expect([seen.code, outcomes(review)]).toMatchObject([1, { rules: 'fails', credentials: 'fails' }]);
    expect(review.secrets).toMatchObject([{ name: 'apiKey', hidden: false }]);
    const told = review.result.diagnostics.length + (review.result.omitted ?? 0);
    expect(readFileSync(join(cwd, 'page.html'), 'utf8')).toContain(`>Findings <small>${told}</small>`);
  });

  test('counts all of the changes that a comment would silence', async () => {
    const head = `# hublint-disable-file compat/action-removed -- Nobody called them.\n${clean.replace('2.1.0', '3.0.0')}`;
    const cwd = folderWith({ 'integration.yaml': head, 'old.yaml': flooded('2.1.0') });
    const { waivers, previous } = reviewIn(await hublint(cwd, 'review --against old.yaml --format json'));
    expect(previous.result?.diagnostics).toHaveLength(1_000);
    expect(waivers).toMatchObject([{ rules: ['compat/action-removed'], findings: 1_001 }]);
  });
});

test('a script that now leads elsewhere is on the page without unfolding anything', async () => {
  const linked = (version: string, host: string, words: string) =>
    `${clean.replace('2.1.0', version)}configuration:\n  identifier: { linkTemplateScript: '"https://${host}/oauth"' }\n  schema: { type: object, title: ${words} }\n`;
  const cwd = folderWith({
    'old.yaml': linked('2.1.0', 'ferry.example', 'Ferries'),
    'integration.yaml': linked('2.1.1', 'ferrÿ.example', 'Ships'),
  });
  await hublint(cwd, 'review --against old.yaml --format html=page.html');
  const page = readFileSync(join(cwd, 'page.html'), 'utf8');
  const changes = page.slice(page.indexOf('<section id="changes"'), page.indexOf('<section id="findings"'));
  const [shown = '', folded = ''] = changes.split('<details>');
  expect(shown).toContain('it now leads to <code>xn--ferr-jsa.example</code>');
  expect(shown).toContain('<h3>Patch <small class="soft">2 changes</small></h3>');
  expect(folded).toMatch(/^<summary>1 other change<\/summary><ul><li>.*<\/li><\/ul><\/details>/);
});

test('no text of a manifest pushes the verdict away', async () => {
  const long = `${'Ferries '.repeat(3_000)}`;
  const cwd = folderWith({
    'integration.yaml': `name: ${'f'.repeat(9_000)}\nversion: 2.1.0-${'1'.repeat(9_000)}\ntitle: ${long}\ndescription: ${long}\n`,
  });
  const { stdout } = await hublint(cwd, 'review --format markdown --format html=page.html --format pretty=page.txt');
  const page = readFileSync(join(cwd, 'page.html'), 'utf8');
  const [head = ''] = page.slice(page.indexOf('<header>')).split('<p class="verdict');
  expect(head).toContain(`<h1><small>Review of</small> ${'Ferries '.repeat(62)}Ferr… 2.1.0-`);
  expect(head.length).toBeLessThan(3_000);
  expect(stdout.indexOf('## Checks')).toBeLessThan(3_000);
  expect(readFileSync(join(cwd, 'page.txt'), 'utf8').length).toBeLessThan(20_000);
});

test('a review of what cannot be read leaves open what that may say', async () => {
  const cwd = folderWith({ 'old.yaml': clean, 'integration.yaml': `${clean}actions: [` });
  const seen = await hublint(cwd, 'review --against old.yaml --format json');
  const review = reviewIn(seen);
  expect([seen.code, outcomes(review)]).toEqual([
    1,
    {
      model: 'fails',
      rules: 'open',
      known: 'open',
      version: 'open',
      scripts: 'open',
      credentials: 'open',
      assets: 'open',
      lifecycle: 'open',
    },
  ]);
  expect(review.checks.find(({ about }) => about === 'version')?.text).toBe(
    'What changed is not known, as the manifest cannot be read.',
  );
});
