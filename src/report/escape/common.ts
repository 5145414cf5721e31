/**
 * Whether all of a line stands for itself: letters of Latin, signs, dashes, quotes, arrows; nothing that acts, or is not
 * drawn. Most text is like that, and is spared the classes of Unicode, which V8 takes a while to put together.
 */
export const isCommon = (line: string): boolean =>
  /^[\x20-\x7e\xa1-\xac\xae-\u02ff\u2010-\u2027\u2030-\u205e\u2190-\u27bf]*$/.test(line);

/** The same of a text that may have several lines. */
export const isCommonText = (text: string): boolean => text.split('\n').every(isCommon);
