/**
 * GitHub's runner takes commands from what a step prints: `::name …::` at the start of a line and, from older days,
 * `##[name …]` anywhere. It compares by culture, where ignorable characters do not count.
 */
const ignorable = '\\p{Default_Ignorable_Code_Point}*';
const olderCommand = new RegExp(`(#${ignorable}#${ignorable})\\[`, 'gu');
const commandStart = new RegExp(`^(?:\\s|\\p{Default_Ignorable_Code_Point})*:${ignorable}:`, 'u');

/** Puts `bracket`, another way to write `[`, wherever an older command could start. */
export const breakOlderCommands = (text: string, bracket: string): string =>
  text.replace(olderCommand, (_, hashes: string) => `${hashes}${bracket}`);

/** Whether a line with this text would be taken for a command. */
export const startsCommand = (line: string): boolean => commandStart.test(line);

/** A file's path such that a line may start with it. */
export const lineStartPath = (file: string): string => (startsCommand(file) ? `./${file}` : file);
