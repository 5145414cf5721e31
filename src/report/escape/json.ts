import { breakOlderCommands } from './build-log.ts';
import { isCommonText } from './common.ts';

const unprintable = () => /[\u007f-\u009f\u2028\u2029\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

const escaped = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, unit) => `\\u${character.charCodeAt(unit).toString(16).padStart(4, '0')}`,
  ).join('');

/** Indented JSON without characters that a terminal or log would interpret; it parses to the same data. */
export function toJson(value: unknown): string {
  const text = JSON.stringify(value, null, 2);
  const printable = isCommonText(text) ? text : text.replace(unprintable(), escaped);
  return `${breakOlderCommands(printable, '\\u005b')}\n`;
}
