import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { clean } from '../manifests.ts';
import { folderWith, hublint } from '../terminal.ts';
import { outcomes, parcelDesk, reviewIn, sha256 } from './reviewing.ts';

describe('hublint review of what is on disk', () => {
  test('shows what an author has to fix, and ends with the verdict', async () => {
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
        ✔  credentials  It contains no credential of a known format, and every field
                        for one is hidden.
        ✔  assets       The icon and the readme exist.
        ✔  lifecycle    It can be installed.

      For you to answer

        ☐  The title and the description say what it does, and pass nobody else’s
           product off as their own.
        ☐  The icon is the service’s own, and the readme explains how to set it up and
           what it costs.
        ☐  Each script does what it is for, and nothing else.
        ☐  Each secret is needed, and asked for where its owner would expect it.
        ☐  Installed in a bot, it does what is listed here.

      ✖ Not ready: 3 of 8 checks fail.
      "
    `);
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

  test('reviews standard input, and a manifest that cannot be read', async () => {
    const piped = reviewIn(
      await hublint(folderWith({}), 'review - --stdin-filename a.yaml --format json', { stdin: clean }),
    );
    expect(piped.files).toEqual([{ file: 'a.yaml', sha256: sha256(clean), size: Buffer.byteLength(clean) }]);
    const broken = await hublint(folderWith({ 'integration.json': '{ "name": ' }), 'review --format json');
    expect(broken.code).toBe(1);
    expect(outcomes(reviewIn(broken))).toMatchObject({ model: 'fails' });
  });

  test('refuses invalid arguments', async () => {
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
  ])('could not do its job if a rule of the reviewer’s plugin crashed on the %s', async (_, visitors, options) => {
    const cwd = folderWith({
      'integration.yaml': `${clean}entities: { ship: { schema: { type: object } } }\n`,
      'old.yaml': clean,
      'ports.mjs': `export default { name: 'ports', rules: [{
        id: 'port-known', summary: 'The port is known.', presets: {}, messages: {}, ${visitors} }] };`,
      'mine.json': '{ "plugins": ["./ports.mjs"], "rules": { "ports/port-known": "warn" } }',
    });
    const { code, stdout, stderr } = await hublint(cwd, `review integration.yaml --config mine.json ${options}`);
    expect(stdout).toContain('Rule `ports/port-known` crashed');
    expect(stderr).toMatch(/^A rule crashed, so findings may be missing\. It is the rule of a plugin/);
    expect(code).toBe(2);
  });

  test('fits a narrow terminal', async () => {
    const { stdout } = await hublint(parcelDesk(), 'review', { columns: 50 });
    const lines = stdout.split('\n');
    expect(lines.filter((line) => [...line].length > 50)).toEqual([]);
  });
});
