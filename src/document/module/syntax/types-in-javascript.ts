import type { ParseError } from '@babel/parser';
import type { TextFault } from '../../fault.ts';
import { parseError } from './mistakes.ts';

/** True for a JavaScript file, which has no types. */
export const isJavaScript = (path: string): boolean => /\.[cm]?jsx?$/.test(path);

/** Errors about names, which are reported elsewhere. */
const ofNames: ReadonlySet<string> = new Set(['VarRedeclaration', 'ModuleExportUndefined']);

/**
 * Returns the fault of a JavaScript file that can only be parsed as TypeScript: bundlers choose the syntax by the extension,
 * and fail there.
 */
export function typesInJavaScript(path: string, { reasonCode, pos }: ParseError, text: string): TextFault | undefined {
  if (ofNames.has(reasonCode)) return undefined;
  const [name = path] = path.split('/').slice(-1);
  const expected = name.replace(/js(x?)$/, 'ts$1');
  // For a missing semicolon, the parser's position is before the space in front of the unexpected code.
  const space = /^ */.exec(text.slice(pos, pos + 80))?.[0].length ?? 0;
  return parseError(
    `Only TypeScript has this syntax; expected the file to be named \`${expected}\`.`,
    pos + space,
    text,
  );
}
