import type { Reporter } from './report.ts';

/** Every format by name; a format's code is only read when it is asked for. */
export const formats = {
  pretty: () => import('./pretty.ts'),
  compact: () => import('./compact.ts'),
  json: () => import('./json.ts'),
} as const satisfies Readonly<Record<string, () => Promise<Reporter>>>;

export type FormatName = keyof typeof formats;
