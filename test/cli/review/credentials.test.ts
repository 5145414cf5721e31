import { describe, expect, test } from 'vitest';
import { clean } from '../manifests.ts';
import { folderWith, hublint } from '../terminal.ts';
import { reviewIn } from './reviewing.ts';

describe('hublint review of what is on disk', () => {
  test('finds fields for credentials that may be null, and those that a rule reports', async () => {
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
});

describe('what a review checks', () => {
  // Split, so that secret scanners do not find a token here.
  const token = ['ghp', 'aB3dE5fG7hJ9kL1mN3pQ5rS7tU9vW1xY3zA5'].join('_');

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
      '1 credential may be in it, for everyone to read: GitHub token in the readme.',
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
      /^1 credential may be in it, for everyone to read: GitHub token in `integration\.yaml:\d+:18`\.$/,
    );
  });

  test('counts the password in the URL that is called', async () => {
    const cwd = folderWith({ 'integration.yaml': `${clean}url: https://pilot:ahoy@tides.example/desk\n` });
    const { checks } = reviewIn(await hublint(cwd, 'review --format json'));
    expect(checks.find(({ about }) => about === 'credentials')).toEqual({
      about: 'credentials',
      outcome: 'fails',
      text: '1 credential may be in it, for everyone to read.',
    });
  });
});
