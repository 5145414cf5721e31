import { describe, expect, test } from 'vitest';
import { clean } from '../manifests.ts';
import { folderWith, hublint } from '../terminal.ts';
import { reviewIn } from './reviewing.ts';

describe('what a review checks', () => {
  // Split, so that secret scanners do not find a token here.
  const token = ['ghp', 'aB3dE5fG7hJ9kL1mN3pQ5rS7tU9vW1xY3zA5'].join('_');

  const definition = (more: string) => `import { IntegrationDefinition, z } from '@botpress/sdk';
export default new IntegrationDefinition({ name: 'ferry-desk', version: '2.1.0', ${more} });
`;

  test.each([
    [
      'a credential that stands in a script',
      { 'integration.yaml': `${clean}identifier:\n  extractScript: 'apiKey = "k3y8f0a1b2c3d4e5f6a7"'\n` },
      { about: 'credentials', outcome: 'fails', text: '1 credential may be in it, for everyone to read.' },
    ],
    [
      'a credential that a definition concatenates, at its position',
      {
        'integration.definition.ts': definition(
          `configuration: { schema: z.object({ apiKey: z.literal('${token.slice(0, 20)}' + '${token.slice(20)}') }) }`,
        ),
      },
      {
        about: 'credentials',
        outcome: 'fails',
        text: '1 credential may be in it, for everyone to read: GitHub token in `integration.definition.ts:2:136`.',
      },
    ],
    [
      'a credential that a script concatenates, and one in base64',
      {
        'integration.yaml': `${clean}identifier:\n  extractScript: '"hull ${token.slice(0, 20)}" + "${token.slice(20)}"'\nactions:\n  bookBerth:\n    title: Book a berth\n    description: 'Sends Authorization: Basic ${btoa(`desk:${token}`)}'\n`,
      },
      {
        about: 'credentials',
        outcome: 'fails',
        text: '2 credentials may be in it, for everyone to read: GitHub token in `integration.yaml:11:18`; GitHub token in `integration.yaml:15:18`.',
      },
    ],
    [
      'credentials where no rule looks, with their positions',
      {
        'integration.yaml': `${clean}icon: icon.svg\nreadme: hub.md\nactions:\n  bookBerth:\n    title: Book a berth\n    description: 'Asks with ${token}'\n    input: { schema: { type: object, properties: { ${token}: { type: string, const: '${token}' } } } }\n`,
        'icon.svg': `<svg xmlns="http://www.w3.org/2000/svg"><desc>${token}</desc></svg>`,
        'hub.md': `# Ferry desk\n\n${'Ships come and go. '.repeat(2000)}\n\nAsk with ${token}.\n`,
      },
      {
        about: 'credentials',
        outcome: 'fails',
        text: '5 credentials may be in it, for everyone to read: GitHub token in `integration.yaml:16:52`; GitHub token in `integration.yaml:16:117`; GitHub token in the icon; GitHub token in the readme.',
      },
    ],
    [
      'a URL that the hub has signed',
      { 'integration.yaml': `${clean}iconUrl: https://files.example/icon.svg?X-Amz-Credential=ASIAQWERTYUIOP234567\n` },
      {
        about: 'credentials',
        outcome: 'holds',
        text: 'It contains no credential of a known format, and every field for one is hidden.',
      },
    ],
    [
      'a placeholder for a credential',
      {
        'integration.yaml': `${clean}actions:\n  bookBerth:\n    title: Book a berth\n    description: With a token such as ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\n    input: { schema: { type: object } }\n`,
      },
      {
        about: 'credentials',
        outcome: 'holds',
        text: 'It contains no credential of a known format, and every field for one is hidden.',
      },
    ],
    [
      'a field for a credential that is shown as it is typed',
      {
        'integration.yaml': `${clean}configuration:\n  schema: { type: object, properties: { apiKey: { type: string, title: Key, description: From the harbour } } }\n`,
      },
      { about: 'credentials', outcome: 'open', text: '1 field for a credential is shown as typed.' },
    ],
    [
      'a script that is longer than the platform accepts',
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
      'a script that is unknown without running the definition',
      { 'integration.definition.ts': definition('identifier: { extractScript: process.env.SCRIPT }') },
      { about: 'scripts', outcome: 'open', text: 'There may be scripts that are not known without running code.' },
    ],
    [
      'unknown values, and why they are unknown',
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
      'a version that can no longer be installed',
      {
        'integration.yaml': `${clean}id: intver_01K2FERRYDESK000000000000\ncreatedAt: 2026-01-01T00:00:00Z\nlifecycleStatus: deprecated\n`,
      },
      { about: 'lifecycle', outcome: 'fails', text: 'It is deprecated, and can no longer be installed.' },
    ],
    [
      'an icon that is not an SVG',
      { 'integration.yaml': clean.replace(/icon: .*/, 'icon: aGVsbG8=') },
      { about: 'assets', outcome: 'fails', text: 'The icon or the readme has an error.' },
    ],
  ])('%s', async (_, files, expected) => {
    const review = reviewIn(await hublint(folderWith(files), 'review --format json'));
    expect(review.checks.find(({ about }) => about === expected.about)).toEqual(expected);
  });
});
