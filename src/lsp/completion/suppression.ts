import type { Position } from 'vscode-languageserver';
import { nameRange, type WantedName } from './names.ts';

/** Whether a rule's name belongs at a place: in a suppression comment, before its reason. */
export function inSuppression(line: string, position: Position): WantedName | undefined {
  const before = line.slice(0, position.character);
  const comment = /(?:\/\/|\/\*|#|^\s*\*).*?\bhublint-disable-(?:next-line|line|file)\s(?<names>.*)$/.exec(before);
  if (comment === null || /(?:^|\s)--(?:\s|$)/.test(comment.groups?.names ?? '')) return undefined;
  return { kind: 'rule', range: nameRange(line, position), quote: '' };
}

/** The line that a comment is about. */
export const lineAbout = (line: string, number: number): number =>
  line.includes('hublint-disable-next-line') ? number + 1 : number;
