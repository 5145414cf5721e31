import type { Position } from 'vscode-languageserver';
import { nameRange, type WantedName } from './names.ts';

const directivePrefix = 'hublint-disable-';

/** Returns the range of the rule name at a position in a suppression comment, between the directive and its reason or end. */
export function inSuppression(line: string, position: Position): WantedName | undefined {
  const before = line.slice(0, position.character);
  // Searched first: a long line may contain thousands of URLs, each with `//` in it.
  const at = before.lastIndexOf(directivePrefix);
  if (at < 0 || !/(?:\/\/|\/\*|#|^\s*\*)[\s*]*$/.test(before.slice(0, at))) return undefined;
  const names = /^(?:next-line|line|file)\s(?<names>.*)$/.exec(before.slice(at + directivePrefix.length))?.groups
    ?.names;
  if (names === undefined || names.includes('*/') || /(?:^|\s)(?:--?|[–—])(?:\s|$)/.test(names)) return undefined;
  return { kind: 'rule', range: nameRange(line, position), quote: '' };
}

/** Returns the line that a comment applies to. */
export const suppressedLine = (line: string, number: number): number =>
  line.includes('hublint-disable-next-line') ? number + 1 : number;
