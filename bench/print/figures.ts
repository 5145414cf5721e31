/** Formats milliseconds, from two seconds on as seconds. */
export function time(milliseconds: number): string {
  if (Math.abs(milliseconds) >= 2_000) return `${(milliseconds / 1_000).toFixed(2)} s`;
  return `${milliseconds.toFixed(milliseconds < 10 ? 2 : 0)} ms`;
}

export const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;

export const times = (ratio: number): string => `${ratio.toFixed(ratio < 10 ? 2 : 0)} ×`;

/** Formats a target, and whether it is met. */
export const atMost = (is: number, most: number, text: (value: number) => string): string =>
  `${is <= most ? '✔' : '✖'} ≤ ${text(most)}`;

export const atLeast = (is: number, least: number, text: (value: number) => string): string =>
  `${is >= least ? '✔' : '✖'} ≥ ${text(least)}`;
