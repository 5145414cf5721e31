import { endAt } from '../../data/match-at.ts';
import { once } from '../../data/once.ts';
import { isCommonText } from './common.ts';

/**
 * Build logs interpret parts of a step's output as commands. GitHub: `::name …::` at the start of a line and, in its older
 * syntax, `##[name …]` anywhere. Azure Pipelines: `##vso[…]` and `##[…]`; TeamCity: `##teamcity[…]`. GitHub's comparison is
 * culture-sensitive, and skips ignorable characters.
 */
const ignorable = '\\p{Default_Ignorable_Code_Point}*';
const anyTextPatterns = once(() => ({
  olderCommand: new RegExp(`(#${ignorable}#(?:${ignorable}\\w)*${ignorable})\\[`, 'gu'),
  skipped: /(?:\s|\p{Default_Ignorable_Code_Point})*/uy,
  command: new RegExp(`:${ignorable}:|#${ignorable}#`, 'uy'),
}));
/** The same patterns for a text without ignorable characters. */
const commonTextPatterns = { olderCommand: /(##\w*)\[/g, skipped: /\s*/y, command: /::|##/y } as const;
const patternsFor = (text: string) => (isCommonText(text) ? commonTextPatterns : anyTextPatterns());

/** Replaces `[` with `bracket`, another notation of it, wherever a command in the older syntax could start. */
export const breakOlderCommands = (text: string, bracket: string): string =>
  text.includes('[')
    ? text.replace(patternsFor(text).olderCommand, (_, hashes: string) => `${hashes}${bracket}`)
    : text;

/** Whether a log would interpret this line as a command. */
export const startsCommand = (line: string): boolean => commandsIn(line)(0);

/** Returns a check whether the text from an offset on, at the start of a line, would be interpreted as a command. */
export function commandsIn(text: string): (offset: number) => boolean {
  // Skipped characters may make up all of a long text: they are scanned once, however many lines start among them.
  const { skipped, command } = patternsFor(text);
  let cached = { from: 0, to: -1, starts: false };
  return (offset) => {
    if (offset < cached.from || offset > cached.to) {
      const to = endAt(skipped, text, offset) ?? offset;
      cached = { from: offset, to, starts: endAt(command, text, to) !== undefined };
    }
    return cached.starts;
  };
}

/** Escapes a line so that it is not interpreted as a command. */
export const lineStart = (line: string): string => (startsCommand(line) ? `\\${line}` : line);

/** Rewrites a file's path so that a line may start with it. */
export const lineStartPath = (file: string): string => (startsCommand(file) ? `./${file}` : file);
