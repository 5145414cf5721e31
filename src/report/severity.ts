import type { Severity } from '../rule/rule.ts';

/** How a severity is called where people read it. */
export const severityWords: Readonly<Record<Severity, string>> = { error: 'error', warn: 'warning', info: 'info' };

/** Told apart by shape, for readers who see no colour. */
export const severitySigns: Readonly<Record<Severity, string>> = { error: '✖', warn: '▲', info: '●' };
