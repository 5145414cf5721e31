/**
 * Whether a text has only harmless, visible characters: Latin letters, punctuation, dashes, quotes, arrows, line feeds. Most
 * text is like that and need not be matched with Unicode property classes, which V8 takes a while to compile.
 */
export const isCommonText = (text: string): boolean =>
  !/[^\n\x20-\x7e\xa1-\xac\xae-\u02ff\u2010-\u2027\u2030-\u205e\u2190-\u27bf]/.test(text);

/** The same check for a single line. */
export const isCommon = (line: string): boolean => !line.includes('\n') && isCommonText(line);
