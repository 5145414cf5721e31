import type { Argument } from '../nodes.ts';
import type { Code } from './code.ts';
import { spreadOr } from './objects.ts';

/** What a function is called with. */
export function argumentsAt(code: Code): Argument[] {
  code.expect('(');
  return code.listed(')', () => spreadOr(code));
}
