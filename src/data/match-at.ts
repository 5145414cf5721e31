/** Whether a sticky expression matches at an offset of a text. */
export function matchesAt(expression: RegExp, text: string, offset: number): boolean {
  expression.lastIndex = offset;
  return expression.test(text);
}

/** What a sticky expression matches at an offset of a text. */
export function matchAt(expression: RegExp, text: string, offset: number): RegExpExecArray | undefined {
  expression.lastIndex = offset;
  return expression.exec(text) ?? undefined;
}

/** Where what a sticky expression matches at an offset of a text ends; undefined where it matches nothing there. */
export function endAt(expression: RegExp, text: string, offset: number): number | undefined {
  return matchesAt(expression, text, offset) ? expression.lastIndex : undefined;
}
