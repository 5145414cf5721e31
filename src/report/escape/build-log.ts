import { endAt } from '../../data/match-at.ts';
import { once } from '../../data/once.ts';
import { isCommonText } from './common.ts';

/**
 * Build logs take commands from what a step prints. GitHub: `::name …::` at the start of a line and, from older days,
 * `##[name …]` anywhere. Azure Pipelines: `##vso[…]` and `##[…]`; TeamCity: `##teamcity[…]`. GitHub compares by culture,
 * where ignorable characters do not count.
 */
const ignorable = '\\p{Default_Ignorable_Code_Point}*';
const anySigns = once(() => ({
  olderCommand: new RegExp(`(#${ignorable}#(?:${ignorable}\\w)*${ignorable})\\[`, 'gu'),
  skipped: /(?:\s|\p{Default_Ignorable_Code_Point})*/uy,
  command: new RegExp(`:${ignorable}:|#${ignorable}#`, 'uy'),
}));
/** The same for a text without anything ignorable. */
const commonSigns = { olderCommand: /(##\w*)\[/g, skipped: /\s*/y, command: /::|##/y } as const;
const patternsFor = (text: string) => (isCommonText(text) ? commonSigns : anySigns());

/** Puts `bracket`, another way to write `[`, wherever an older command could start. */
export const breakOlderCommands = (text: string, bracket: string): string =>
  text.includes('[')
    ? text.replace(patternsFor(text).olderCommand, (_, hashes: string) => `${hashes}${bracket}`)
    : text;

/** Whether a line with this text would be taken for a command. */
export const startsCommand = (line: string): boolean => commandsIn(line)(0);

/** Tells whether a line would be taken for a command that has what is left of a text from an offset on. */
export function commandsIn(text: string): (offset: number) => boolean {
  // What is skipped may be all of a long text: it is passed once, however many lines begin in it.
  const { skipped, command } = patternsFor(text);
  let known = { from: 0, to: -1, starts: false };
  return (offset) => {
    if (offset < known.from || offset > known.to) {
      const to = endAt(skipped, text, offset) ?? offset;
      known = { from: offset, to, starts: endAt(command, text, to) !== undefined };
    }
    return known.starts;
  };
}

/** A line with this text, such that it is none. */
export const lineStart = (line: string): string => (startsCommand(line) ? `\\${line}` : line);

/** A file's path such that a line may start with it. */
export const lineStartPath = (file: string): string => (startsCommand(file) ? `./${file}` : file);
