import { expect, test } from 'vitest';
import { messageOf } from '../../src/host/message-of.ts';

test.each<[thrown: unknown, said: string]>([
  [new Error('The desk is closed'), 'The desk is closed.'],
  [new Error('Is there a desk?\n  1 | import desk\n    | ^'), 'Is there a desk?'],
  [new Error('ParseError: Unexpected token  \n /home/ada/hublint.config.ts:2:9'), 'ParseError: Unexpected token.'],
  [new Error('ParseError: C:\\: Unexpected token  \n C:/ada/hublint.config.ts:2:9'), 'ParseError: Unexpected token.'],
  ['no desk', 'no desk.'],
])('an error is shown by its first line: %s', (thrown, said) => expect(messageOf(thrown)).toBe(said));
