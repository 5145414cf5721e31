import type { Comment } from '../../document/document.ts';

/** A comment that silences findings. */
export interface Directive {
  readonly comment: Comment;
  readonly scope: 'next-line' | 'line' | 'file';
  /** As written; may be empty, or name what does not exist. */
  readonly rules: readonly string[];
  readonly reason: string | undefined;
  /** The dash that stands where `--` should, before what was meant for the reason. */
  readonly dash?: string;
}

/** The directive of the platform's own linter: it silences that linter for the whole integration. */
export const isForeign = ({ text }: Comment): boolean => /^[\s*]*bplint-disable\b/.test(text);

const grammar = /^[\s*]*hublint-disable-(?<scope>next-line|line|file)(?=\s|$)(?<rest>[\s\S]*)$/;

/** A reason begins with two dashes; editors make one long dash of them. */
const separator = /\s(--|[-–—])(?=\s|$)/;

/** The word that a comment begins with, which is nearly that of a directive, and what follows it. */
const nearly = /^[\s*]*(hublint-disable[\w-]*:?)(?=\s|$)([\s\S]*)$/;

/** A comment that was meant to silence rules, as it names one, and is no directive. Undefined for any other. */
export function misspeltIn(comment: Comment, isRule: (name: string) => boolean): string | undefined {
  const [, word, rest = ''] = grammar.test(comment.text) ? [] : (nearly.exec(comment.text) ?? []);
  return rest.split(/[\s,]+/).some(isRule) ? word : undefined;
}

/** Without the stars that close a comment. A pattern for the end would be tried at every blank of a long text. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (/[\s*]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Without those that close a comment, or begin a line of it; those of a pattern for rules, which there is not, are told. */
const withoutStars = (name: string): string => (name.endsWith('/*') ? name : withoutEnd(name));

/** `hublint-disable-next-line RULE[, RULE] -- reason`, and `-line`, `-file`. Undefined for any other comment. */
export function directiveOf(comment: Comment): Directive | undefined {
  const { scope, rest = '' } = grammar.exec(comment.text)?.groups ?? {};
  if (scope === undefined) return undefined;
  const found = separator.exec(rest);
  const index = found?.index ?? rest.length;
  const dash = found?.[1] ?? '--';
  const names = rest.slice(0, index);
  const reason = dash === '--' ? withoutEnd(rest.slice(index)).trim().slice(dash.length).trim() : '';
  return {
    comment,
    // One of the three words of the grammar.
    scope: scope as Directive['scope'],
    rules: names
      .split(/[\s,]+/)
      .map(withoutStars)
      .filter((name) => name !== ''),
    reason: reason === '' ? undefined : reason,
    ...(dash !== '--' && { dash }),
  };
}
