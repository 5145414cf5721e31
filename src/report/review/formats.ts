import type { ReviewReporter } from './reporter.ts';

const loaders = {
  pretty: () => import('./pretty.ts'),
  markdown: () => import('./markdown.ts'),
  html: () => import('./html.ts'),
  json: () => import('./json.ts'),
};

export type ReviewFormatName = keyof typeof loaders;

/** Every format by name; a format's code is only read when it is asked for. */
export const reviewFormats: Readonly<Record<ReviewFormatName, () => Promise<ReviewReporter>>> = loaders;
