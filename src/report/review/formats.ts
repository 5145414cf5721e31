import type { ReviewReporter } from './reporter.ts';

const loaders = {
  pretty: () => import('./pretty.ts'),
  markdown: () => import('./markdown.ts'),
  html: () => import('./html.ts'),
  json: () => import('./json.ts'),
};

export type ReviewFormatName = keyof typeof loaders;

/** Every format by name; its code is loaded on demand. */
export const reviewFormats: Readonly<Record<ReviewFormatName, () => Promise<ReviewReporter>>> = loaders;
