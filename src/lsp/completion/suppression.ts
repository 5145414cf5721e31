import type { Position } from 'vscode-languageserver';
import { nameRange, type WantedName } from './names.ts';

const word = 'hublint-disable-';

/** Whether a rule's name belongs at a place: in a suppression comment, before its reason and its end. */
export function inSuppression(line: string, position: Position): WantedName | undefined {
  const before = line.slice(0, position.character);
  // Looked for first: a long line may hold thousands of addresses, each with what begins a comment.
  const at = before.lastIndexOf(word);
  if (at < 0 || !/(?:\/\/|\/\*|#|^\s*\*)[\s*]*$/.test(before.slice(0, at))) return undefined;
  const names = /^(?:next-line|line|file)\s(?<names>.*)$/.exec(before.slice(at + word.length))?.groups?.names;
  if (names === undefined || names.includes('*/') || /(?:^|\s)(?:--?|[–—])(?:\s|$)/.test(names)) return undefined;
  return { kind: 'rule', range: nameRange(line, position), quote: '' };
}

/** The line that a comment is about. */
export const lineAbout = (line: string, number: number): number =>
  line.includes('hublint-disable-next-line') ? number + 1 : number;
