import type { Severity } from '../rule/rule.ts';

/** The display names of severities. */
export const severityWords: Readonly<Record<Severity, string>> = { error: 'error', warn: 'warning', info: 'info' };

/** Distinguishable by shape, for readers who do not see colours. */
export const severitySigns: Readonly<Record<Severity, string>> = { error: '✖', warn: '▲', info: '●' };
