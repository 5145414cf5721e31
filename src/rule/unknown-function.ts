import type { ScriptDiagnostic } from './facts.ts';

/** VRL's number for a call of a function that the compiler does not know. */
const unknownFunction = 105;

/** Whether a script may still compile: the platform's compiler is newer than the one at hand, and may know the function. */
export const isUnknownFunction = ({ severity, code }: ScriptDiagnostic): boolean =>
  severity === 'error' && code === unknownFunction;
