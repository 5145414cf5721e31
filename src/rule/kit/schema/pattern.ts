/** What is wrong with a regular expression of a JSON Schema. */
export interface PatternFault {
  /** It is none; or only one of the older kind, without Unicode mode. */
  readonly kind: 'invalid' | 'not-unicode';
  readonly reason: string;
  /** The same expression, written so that it is valid in both modes. */
  readonly better?: string;
}

/** JSON Schema asks for expressions that are valid in Unicode mode, and validators read them in it. */
export function patternFault(pattern: string): PatternFault | undefined {
  const reason = errorOf(pattern, 'u');
  if (reason === undefined) return undefined;
  if (errorOf(pattern, '') !== undefined) return { kind: 'invalid', reason };
  const better = withoutNeedlessEscapes(pattern);
  return { kind: 'not-unicode', reason, ...(errorOf(better, 'u') === undefined && { better }) };
}

/** An expression as code has it, between slashes: no text has one before its beginning, or behind its end. */
const delimited = /^\\?\/(\^.*?|.*?[^\\]\$)\\?\/[dgimsuvy]*$/s;

/** The expression that is meant by one with slashes around it. */
export function withoutSlashes(pattern: string): string | undefined {
  const [, inner] = delimited.exec(pattern) ?? [];
  return inner !== undefined && errorOf(inner, '') === undefined ? inner : undefined;
}

function errorOf(pattern: string, flags: string): string | undefined {
  try {
    return new RegExp(pattern, flags) && undefined;
  } catch (error) {
    // "Invalid regular expression: /…/u: Reason"
    return error instanceof Error ? error.message.slice(error.message.lastIndexOf(': ') + 2) : String(error);
  }
}

/** Escaped characters that mean themselves, which Unicode mode refuses; `\-` means something inside brackets. */
function withoutNeedlessEscapes(pattern: string): string {
  let inBrackets = false;
  return pattern.replace(/\\(.)|[[\]]/gsu, (found, escaped: string | undefined) => {
    if (escaped === undefined) inBrackets = found === '[';
    else if (/[\s"#%&',:;<=>@_`~!]/u.test(escaped) || (escaped === '-' && !inBrackets)) return escaped;
    return found;
  });
}
