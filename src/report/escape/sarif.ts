import { visible } from './visible.ts';

/** Escapes a message, in which `[text](target)` would be a link. */
export const sarifText = (text: string): string => visible(text).replaceAll('](', '] (');

/** Encodes a path as a relative URI reference. */
export const artifactUri = (file: string): string =>
  file
    .replace(/\p{Cs}/gu, '\ufffd')
    .split('/')
    .map(encodeURIComponent)
    .join('/');
