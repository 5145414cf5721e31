import type { ScriptDiagnostic } from './facts.ts';

/** The VRL error number for a call of a function that the compiler does not know. */
const unknownFunction = 105;

/**
 * Whether a compiler error is only an unknown function: the platform's compiler is newer than the bundled one and may know
 * it.
 */
export const isUnknownFunction = ({ severity, code }: ScriptDiagnostic): boolean =>
  severity === 'error' && code === unknownFunction;
