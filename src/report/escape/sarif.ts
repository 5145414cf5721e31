import { visible } from './visible.ts';

/** A message: `[text](target)` would be a link in it. */
export const sarifText = (text: string): string => visible(text).replaceAll('](', '] (');

/** A path as a relative URI reference, whatever its names are made of. */
export const artifactUri = (file: string): string =>
  file
    .replace(/\p{Cs}/gu, '\ufffd')
    .split('/')
    .map(encodeURIComponent)
    .join('/');
