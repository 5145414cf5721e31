import type { Reporter } from './report.ts';

const loaders = {
  // In the bundle's main chunk: nearly every run needs it.
  pretty: () => import(/* webpackMode: "eager" */ './pretty.ts'),
  compact: () => import('./compact.ts'),
  json: () => import('./json.ts'),
  sarif: () => import('./sarif.ts'),
  github: () => import('./github.ts'),
  junit: () => import('./junit.ts'),
  gitlab: () => import('./gitlab.ts'),
  rdjson: () => import('./rdjson.ts'),
  markdown: () => import('./markdown.ts'),
  html: () => import('./html.ts'),
};

export type FormatName = keyof typeof loaders;

/** Every format by name; its code is loaded on demand. */
export const formats: Readonly<Record<FormatName, () => Promise<Reporter>>> = loaders;

/** The formats for comparisons, with a terminal format that other runs do not load. */
export const comparisonFormats: typeof formats = { ...loaders, pretty: () => import('./pretty-comparison.ts') };
