import type { ScriptDiagnostic } from '../../../rule/facts.ts';

/** VRL's error codes. Source: the compiler's error documentation, https://errors.vrl.dev */
const codes = { syntax: [202, 203, 204], assignment: [103, 104], undefinedVariable: 701 } as const;

/**
 * Keeps the first of several errors that have the same cause, and counts the others as its followers. An undefined
 * variable is reported wherever it is used; a variable is also undefined if its assignment failed, or is on a line that
 * cannot be parsed. After a syntax error, further syntax errors are only about its consequences. All other diagnostics
 * are independent.
 */
export function causesIn(script: string, diagnostics: readonly ScriptDiagnostic[]): readonly ScriptDiagnostic[] {
  const causes = new Map<ScriptDiagnostic, number>();
  const causeOf = new Map<string, ScriptDiagnostic>();
  let syntaxCause: ScriptDiagnostic | undefined;
  for (const diagnostic of diagnostics) {
    const isSyntax = isOneOf(codes.syntax, diagnostic);
    const name = isOneOf([codes.undefinedVariable], diagnostic) ? nameAt(script, diagnostic) : undefined;
    const first = isSyntax ? syntaxCause : causeOf.get(name ?? '');
    if (first === undefined) causes.set(diagnostic, 0);
    else causes.set(first, (causes.get(first) ?? 0) + 1);
    const cause = first ?? diagnostic;
    if (isSyntax) syntaxCause = cause;
    for (const undefinedName of undefinedBy(script, diagnostic))
      if (!causeOf.has(undefinedName)) causeOf.set(undefinedName, cause);
  }
  return [...causes].map(([diagnostic, followers]) => (followers === 0 ? diagnostic : { ...diagnostic, followers }));
}

const isOneOf = (expected: readonly number[], { code, severity }: ScriptDiagnostic): boolean =>
  severity === 'error' && expected.includes(code);

const nameAt = (script: string, { span }: ScriptDiagnostic): string | undefined =>
  /^\w+$/.exec(script.slice(...span))?.[0];

/** Returns the variables that an error leaves undefined. */
function undefinedBy(script: string, diagnostic: ScriptDiagnostic): readonly string[] {
  const [start, end] = diagnostic.span;
  const lineStart = script.lastIndexOf('\n', start - 1) + 1;
  if (isOneOf(codes.syntax, diagnostic)) {
    const lineEnd = script.indexOf('\n', end);
    return script.slice(lineStart, lineEnd < 0 ? undefined : lineEnd).match(/(?<![.\w])[A-Za-z_]\w*/g) ?? [];
  }
  if (isOneOf(codes.assignment, diagnostic)) {
    // `name =` or `name, err =` before the assigned value, and `name,` before an error variable that cannot be
    // assigned.
    const [, name] = /(\w+)\s*(?:,\s*(?:\w+\s*=\s*)?|=\s*)$/.exec(script.slice(lineStart, start)) ?? [];
    return name === undefined ? [] : [name];
  }
  const name = isOneOf([codes.undefinedVariable], diagnostic) ? nameAt(script, diagnostic) : undefined;
  return name === undefined ? [] : [name];
}
