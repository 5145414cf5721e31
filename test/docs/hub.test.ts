import { describe, expect, test } from 'vitest';
import { parse } from '../../src/cli/parse.ts';
import { blocksOf, testPage } from './page.ts';

describe('the page about the hub', () => {
  testPage('hub.md', { folder: () => '.' });

  test('shows commands that mean what they are shown for', () => {
    const lines = blocksOf('hub.md').flatMap(({ text }) => [...text.matchAll(/^npx hublint ([^|\n]+)/gm)]);
    const requests = lines.map(([, line = '']) => {
      const { command, operands, values } = parse(line.trim().split(' '));
      return [command.name, operands, { ...values }];
    });
    const state = { text: 'state:user/user_01/lastSync', type: 'user', id: 'user_01', name: 'lastSync' };
    expect(requests).toEqual([
      ['lint', ['hub:acme/slack@latest'], {}],
      ['print', ['hub:acme/slack@1.4.0'], {}],
      ['compare', ['hub:acme/slack@^1', 'integrations/slack'], {}],
      ['review', ['hub:acme/slack@latest'], { format: [{ name: 'html', file: 'review.html' }] }],
      ['preflight', ['integrations/slack'], {}],
      ['data', ['integrations/slack'], { 'from-hub': state, bot: 'bot_01' }],
      ['preflight', [], { format: [{ name: 'json' }] }],
    ]);
  });
});
