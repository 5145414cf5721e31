import type { Reporter } from './report.ts';

/** Every format by name; a format's code is only read when it is asked for. */
export const formats = {
  pretty: () => import('./pretty.ts'),
  compact: () => import('./compact.ts'),
  json: () => import('./json.ts'),
  sarif: () => import('./sarif.ts'),
  github: () => import('./github.ts'),
  junit: () => import('./junit.ts'),
  gitlab: () => import('./gitlab.ts'),
  markdown: () => import('./markdown.ts'),
  html: () => import('./html.ts'),
} as const satisfies Readonly<Record<string, () => Promise<Reporter>>>;

export type FormatName = keyof typeof formats;
