import type { ParseError } from '@babel/parser';
import type { TextFault } from '../../fault.ts';
import { parseError } from './mistakes.ts';

/** Whether a file holds JavaScript alone, in which there are no types. */
export const isJavaScript = (path: string): boolean => /\.[cm]?jsx?$/.test(path);

/** Of names that are declared twice or not at all, more is told than that. */
const ofNames: ReadonlySet<string> = new Set(['VarRedeclaration', 'ModuleExportUndefined']);

/** What to say of JavaScript that can only be parsed as TypeScript: bundlers go by the name of the file, and stop where `refusal` is. */
export function typesInJavaScript(path: string, { reasonCode, pos }: ParseError, text: string): TextFault | undefined {
  if (ofNames.has(reasonCode)) return undefined;
  const [name = path] = path.split('/').slice(-1);
  const expected = name.replace(/js(x?)$/, 'ts$1');
  // Where a semicolon is missed, the parser stands before the space that what it does not know comes after.
  const space = /^ */.exec(text.slice(pos, pos + 80))?.[0].length ?? 0;
  return parseError(
    `Only TypeScript has this syntax; expected the file to be named \`${expected}\`.`,
    pos + space,
    text,
  );
}
