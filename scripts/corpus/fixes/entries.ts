import { isContainer } from '../../../src/data/objects.ts';
/** What is inside an object or array; nothing is in anything else. */
export function entriesOf(value: unknown): readonly (readonly [key: string | number, part: unknown])[] {
  if (Array.isArray(value)) return [...value.entries()];
  return isContainer(value) ? Object.entries(value) : [];
}

/** Whether a value takes no more than one line: not an object or array with others inside it, or with long texts. */
export const isShort = (value: unknown): boolean =>
  typeof value !== 'object' ||
  (JSON.stringify(value).length < 60 && entriesOf(value).every(([, part]) => typeof part !== 'object'));
