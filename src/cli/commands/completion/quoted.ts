/** Text as one word, such that bash, zsh and fish read it alike. */
export const quoted = (text: string): string => `'${text.replaceAll("'", `'"'"'`)}'`;
