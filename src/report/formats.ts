import type { Reporter } from './report.ts';

const loaders = {
  // In the bundle's first file: what nearly every run needs is not worth a file of its own.
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

/** Every format by name; a format's code is only read when it is asked for. */
export const formats: Readonly<Record<FormatName, () => Promise<Reporter>>> = loaders;

/** The same, where two versions may be compared: what a terminal shows of those is no part of other runs. */
export const comparisonFormats: typeof formats = { ...loaders, pretty: () => import('./pretty-comparison.ts') };
