/**
 * Whether all of a text stands for itself: letters of Latin, signs, dashes, quotes, arrows, ends of lines; nothing that acts,
 * or is not drawn. Most text is like that, and is spared the classes of Unicode, which V8 takes a while to put together.
 */
export const isCommonText = (text: string): boolean =>
  !/[^\n\x20-\x7e\xa1-\xac\xae-\u02ff\u2010-\u2027\u2030-\u205e\u2190-\u27bf]/.test(text);

/** The same of a line: it has no end in it. */
export const isCommon = (line: string): boolean => !line.includes('\n') && isCommonText(line);
