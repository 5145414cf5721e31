import { describe, expect, test } from 'vitest';
import { parse } from '../../src/cli/parse.ts';
import { blocksOf, testPage } from './page.ts';

describe('the page about the hub', () => {
  testPage('hub.md', { folder: () => '.' });

  const lines = blocksOf('hub.md').flatMap(({ text }) => [...text.matchAll(/^npx hublint ([^|\n]+)/gm)]);

  test.each(lines.map(([, line = '']) => line.trim()))('shows what can be typed: %s', (line) => {
    expect(parse(line.split(' ')).values).toBeDefined();
  });
});
