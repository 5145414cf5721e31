import type { ParseError } from '@babel/parser';

/** Whether a file holds JavaScript alone, in which there are no types. */
export const isJavaScript = (path: string): boolean => /\.[cm]?jsx?$/.test(path);

/** Of names that are declared twice or not at all, more is told than that. */
const ofNames: ReadonlySet<string> = new Set(['VarRedeclaration', 'ModuleExportUndefined']);

/**
 * What to say of JavaScript that can only be parsed as TypeScript: bundlers go by the name of the file. `refusal` is where
 * they stop.
 */
export function typesInJavaScript(path: string, refusal: ParseError): string | undefined {
  if (ofNames.has(refusal.reasonCode)) return undefined;
  const [name = path] = path.split('/').slice(-1);
  return `Only TypeScript has this syntax; expected the file to be named \`${name.replace(/js(x?)$/, 'ts$1')}\`.`;
}
