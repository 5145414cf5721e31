/** Whether a sticky regular expression matches at an offset of a string. */
export function matchesAt(expression: RegExp, text: string, offset: number): boolean {
  expression.lastIndex = offset;
  return expression.test(text);
}

/** The match of a sticky regular expression at an offset of a string. */
export function matchAt(expression: RegExp, text: string, offset: number): RegExpExecArray | undefined {
  expression.lastIndex = offset;
  return expression.exec(text) ?? undefined;
}

/** The end of a sticky regular expression's match at an offset of a string; undefined if it does not match there. */
export function endAt(expression: RegExp, text: string, offset: number): number | undefined {
  return matchesAt(expression, text, offset) ? expression.lastIndex : undefined;
}
