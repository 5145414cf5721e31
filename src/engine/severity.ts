import { levels } from '../../schemas/levels.ts';
import type { Severity } from '../rule/rule.ts';

/** The gravest first. */
export const byGravity = ['error', 'warn', 'info'] as const satisfies readonly Severity[];

/** How grave a severity is: the more, the graver. */
export const gravity = (severity: Severity): number => levels.indexOf(severity);

export const milder = (a: Severity, b: Severity): Severity => (gravity(a) < gravity(b) ? a : b);
