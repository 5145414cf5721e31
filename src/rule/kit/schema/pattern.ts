/** What is wrong with a regular expression in a JSON Schema. */
export interface PatternFault {
  /** `invalid`: not a regular expression. `not-unicode`: valid only without the `u` flag. */
  readonly kind: 'invalid' | 'not-unicode';
  readonly reason: string;
  /** The same expression, rewritten to be valid in both modes. */
  readonly better?: string;
}

/** Checks a regular expression in Unicode mode: JSON Schema requires it, and validators use it. */
export function patternFault(pattern: string): PatternFault | undefined {
  const reason = errorOf(pattern, 'u');
  if (reason === undefined) return undefined;
  if (errorOf(pattern, '') !== undefined) return { kind: 'invalid', reason };
  const better = withoutNeedlessEscapes(pattern);
  return { kind: 'not-unicode', reason, ...(errorOf(better, 'u') === undefined && { better }) };
}

/**
 * An expression written as a literal between slashes. As a pattern it can never match: it requires text before the start or
 * after the end.
 */
const delimited = /^\\?\/(\^.*?|.*?[^\\]\$)\\?\/[dgimsuvy]*$/s;

/** Returns the intended expression if one is written between slashes. */
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

/** Removes needless escapes, which Unicode mode rejects; `\-` is kept inside brackets, where it has a meaning. */
function withoutNeedlessEscapes(pattern: string): string {
  let inBrackets = false;
  return pattern.replace(/\\(.)|[[\]]/gsu, (found, escaped: string | undefined) => {
    if (escaped === undefined) inBrackets = found === '[';
    else if (/[\s"#%&',:;<=>@_`~!]/u.test(escaped) || (escaped === '-' && !inBrackets)) return escaped;
    return found;
  });
}
