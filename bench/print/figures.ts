/** Formats milliseconds, from two seconds on as seconds. */
export function formatTime(milliseconds: number): string {
  if (Math.abs(milliseconds) >= 2_000) return `${(milliseconds / 1_000).toFixed(2)} s`;
  return `${milliseconds.toFixed(milliseconds < 10 ? 2 : 0)} ms`;
}

export const formatSeconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;

export const formatRatio = (ratio: number): string => `${ratio.toFixed(ratio < 10 ? 2 : 0)} ×`;

/** Formats a target, and whether it is met. */
export const formatUpperTarget = (actual: number, most: number, text: (value: number) => string): string =>
  `${actual <= most ? '✔' : '✖'} ≤ ${text(most)}`;

export const formatLowerTarget = (actual: number, least: number, text: (value: number) => string): string =>
  `${actual >= least ? '✔' : '✖'} ≥ ${text(least)}`;
