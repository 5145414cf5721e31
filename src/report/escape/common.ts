/**
 * What stands for itself: letters of Latin, signs, dashes, quotes, arrows; nothing that acts, or is not drawn. Most text is
 * like that, and is spared the classes of Unicode, which V8 takes a while to put together.
 */
const common = String.raw`\x20-\x7e\xa1-\xac\xae-\u02ff\u2010-\u2027\u2030-\u205e\u2190-\u27bf`;
const [other, otherInText] = [new RegExp(`[^${common}]`), new RegExp(`[^\n${common}]`)];

/** Whether all of a line is like that. */
export const isCommon = (line: string): boolean => !other.test(line);

/** The same of a text that may have several lines. */
export const isCommonText = (text: string): boolean => !otherInText.test(text);
