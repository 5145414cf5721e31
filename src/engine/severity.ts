import { levels } from '../../schemas/levels.ts';
import type { Severity } from '../rule/rule.ts';

/** Most severe first. */
export const bySeverity = ['error', 'warn', 'info'] as const satisfies readonly Severity[];

/** The rank of a severity: a higher number is more severe. */
export const severityRank = (severity: Severity): number => levels.indexOf(severity);

export const milder = (a: Severity, b: Severity): Severity => (severityRank(a) < severityRank(b) ? a : b);
