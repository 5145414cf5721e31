/**
 * Build logs take commands from what a step prints. GitHub: `::name …::` at the start of a line and, from older days,
 * `##[name …]` anywhere. Azure Pipelines: `##vso[…]` and `##[…]`; TeamCity: `##teamcity[…]`. GitHub compares by culture,
 * where ignorable characters do not count.
 */
const ignorable = '\\p{Default_Ignorable_Code_Point}*';
const olderCommand = new RegExp(`(#${ignorable}#(?:${ignorable}\\w)*${ignorable})\\[`, 'gu');
const commandStart = new RegExp(`^(?:\\s|\\p{Default_Ignorable_Code_Point})*(?::${ignorable}:|#${ignorable}#)`, 'u');

/** Puts `bracket`, another way to write `[`, wherever an older command could start. */
export const breakOlderCommands = (text: string, bracket: string): string =>
  text.replace(olderCommand, (_, hashes: string) => `${hashes}${bracket}`);

/** Whether a line with this text would be taken for a command. */
export const startsCommand = (line: string): boolean => commandStart.test(line);

/** A line with this text, such that it is none. */
export const lineStart = (line: string): string => (startsCommand(line) ? `\\${line}` : line);

/** A file's path such that a line may start with it. */
export const lineStartPath = (file: string): string => (startsCommand(file) ? `./${file}` : file);
