import { attempt } from './attempt.ts';

/** What a text of JSON says, also behind a byte order mark; undefined where it is none. */
export const jsonIn = (text: string): unknown =>
  attempt(() => JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text));
