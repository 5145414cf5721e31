import type { Comment } from '../../document/document.ts';

/** A comment that suppresses findings. */
export interface Directive {
  readonly comment: Comment;
  readonly scope: 'next-line' | 'line' | 'file';
  /** As written; may be empty, or contain names that do not exist. */
  readonly rules: readonly string[];
  readonly reason: string | undefined;
  /** The wrong dash before the intended reason, where `--` is required. */
  readonly dash?: string;
}

/** Whether a comment is a directive of the platform's own linter, which disables that linter for the whole integration. */
export const isForeign = ({ text }: Comment): boolean => /^[\s*]*bplint-disable\b/.test(text);

const grammar = /^[\s*]*hublint-disable-(?<scope>next-line|line|file)(?=\s|$)(?<rest>[\s\S]*)$/;

/** A reason starts with two dashes, which some editors replace by one long dash. */
const separator = /\s(--|[-–—])(?=\s|$)/;

/** A first word that resembles a directive, and the text after it. */
const nearDirective = /^[\s*]*(hublint-disable[\w-]*:?)(?=\s|$)([\s\S]*)$/;

/** The first word of a comment that names a rule but is no valid directive, though meant as one; otherwise undefined. */
export function misspeltIn(comment: Comment, isRule: (name: string) => boolean): string | undefined {
  const [, word, rest = ''] = grammar.test(comment.text) ? [] : (nearDirective.exec(comment.text) ?? []);
  return rest.split(/[\s,]+/).some(isRule) ? word : undefined;
}

/** Strips the asterisks that close a comment. A regular expression for the end would be tried at every space of a long text. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (/[\s*]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Strips asterisks of the comment syntax from a name, except in a trailing `/*`: an attempted wildcard is to be reported. */
const withoutStars = (name: string): string => (name.endsWith('/*') ? name : withoutEnd(name));

/** Parses `hublint-disable-next-line RULE[, RULE] -- reason`, also with `-line` or `-file`; undefined for other comments. */
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
    // One of the three scopes in the regular expression.
    scope: scope as Directive['scope'],
    rules: names
      .split(/[\s,]+/)
      .map(withoutStars)
      .filter((name) => name !== ''),
    reason: reason === '' ? undefined : reason,
    ...(dash !== '--' && { dash }),
  };
}
