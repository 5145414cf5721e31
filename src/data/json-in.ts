import { attempt } from './attempt.ts';

/** Parses JSON, also with a byte order mark before it; undefined if it is invalid. */
export const jsonIn = (text: string): unknown =>
  attempt(() => JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text));
