import { cut } from '../../data/cut.ts';
import { inCode } from '../../data/in-code.ts';

/** In characters: a name or text from a manifest can be as long as the manifest. */
const longest = 500;

type Data = Readonly<Record<string, string | number>>;

/**
 * Fills the `{placeholders}` of a message; one without data stays as it is, for the rule's test to catch. What stands
 * outside of backticks may bring some of its own.
 */
export const fill = (text: string, data: Data = {}): string =>
  text.replace(/`([^`]*)`|\{\w+\}/g, (part: string, code: string | undefined) =>
    code === undefined ? filled(part, data) : `\`${listInCode(filled(code, data))}\``,
  );

/** Between what rules list in one pair of backticks. */
const joint = '`, `';

const listInCode = (text: string): string => text.split(joint).map(inCode).join(joint);

const filled = (text: string, data: Data): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(data, name) ? cut(String(data[name]), longest) : placeholder,
  );
