import type { Argument } from '../nodes.ts';
import type { Code } from './code.ts';
import { spreadOr } from './objects.ts';

/** Parses the arguments of a call. */
export function argumentsAt(code: Code): Argument[] {
  code.expect('(');
  return code.listed(')', () => spreadOr(code));
}
