import { cut } from '../../data/cut.ts';
import { inCode } from '../../data/in-code.ts';

/** In code points: a name or string of a manifest can be as long as the manifest. */
const maxLength = 500;

type Data = Readonly<Record<string, string | number>>;

/**
 * Fills the `{placeholders}` of a message. One without data is left, so that the rule's test fails. Backticks in a value are
 * replaced inside code spans only: elsewhere a value may contain its own code spans.
 */
export const fill = (text: string, data: Data = {}): string =>
  text.replace(/`([^`]*)`|\{\w+\}/g, (part: string, code: string | undefined) =>
    code === undefined ? filled(part, data) : `\`${listInCode(filled(code, data))}\``,
  );

/** The separator in a list that rules put between one pair of backticks. */
const listSeparator = '`, `';

const listInCode = (text: string): string => text.split(listSeparator).map(inCode).join(listSeparator);

const filled = (text: string, data: Data): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(data, name) ? cut(String(data[name]), maxLength) : placeholder,
  );
