import type { ParseError } from '@babel/parser';
import type { TextFault } from '../../fault.ts';
import { parseError } from './mistakes.ts';

/** Whether a file is JavaScript, which has no types. */
export const isJavaScript = (path: string): boolean => /\.[cm]?jsx?$/.test(path);

/** Errors about names, which are reported as such. */
const ofNames: ReadonlySet<string> = new Set(['VarRedeclaration', 'ModuleExportUndefined']);

/** The fault of JavaScript that can only be parsed as TypeScript: bundlers go by the file's extension, and fail there. */
export function typesInJavaScript(path: string, { reasonCode, pos }: ParseError, text: string): TextFault | undefined {
  if (ofNames.has(reasonCode)) return undefined;
  const [name = path] = path.split('/').slice(-1);
  const expected = name.replace(/js(x?)$/, 'ts$1');
  // If the parser misses a semicolon, its position is before the space in front of the unexpected code.
  const space = /^ */.exec(text.slice(pos, pos + 80))?.[0].length ?? 0;
  return parseError(
    `Only TypeScript has this syntax; expected the file to be named \`${expected}\`.`,
    pos + space,
    text,
  );
}
