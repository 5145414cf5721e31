/** Quotes text as one word in a way that bash, zsh and fish read alike. */
export const shellQuoted = (text: string): string => `'${text.replaceAll("'", `'"'"'`)}'`;
