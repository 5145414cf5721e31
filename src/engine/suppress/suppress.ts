import { posix } from 'node:path';
import { closest } from '../../data/closest.ts';
import { named } from '../../data/in-code.ts';
import { listed } from '../../data/listed.ts';
import type { Comment, Document, Location, Positions } from '../../document/document.ts';
import { copyWith } from '../diagnostics/fingerprint.ts';
import { isUnreadable } from '../findings/unreadable.ts';
import { quoted } from '../model/label.ts';
import type { InlineContext } from '../plan/plan.ts';
import type { Diagnostic } from '../result/result.ts';
import { type Directive, directiveOf, isForeign, misspeltIn } from './directives.ts';
import { matchSuppressions } from './match-suppressions.ts';
import { type Removal, remover } from './removal.ts';

/** A finding about a suppression comment itself. */
export interface Remark extends Pick<Diagnostic, 'message' | 'messageId' | 'location' | 'fix'> {
  readonly rule: string;
}

export interface Suppressed {
  readonly diagnostics: readonly Diagnostic[];
  readonly remarks: readonly Remark[];
}

type Manifest = Pick<Document, 'file' | 'data' | 'unknowns'>;

/**
 * Marks the findings that comments suppress, and reports comments that suppress nothing, name unknown rules or give no reason.
 * For a manifest that was not read as a whole, unused comments are not reported, as they may be used.
 */
export function suppress(
  diagnostics: readonly Diagnostic[],
  positions: Positions,
  { inline, document }: { readonly inline: InlineContext; readonly document: Manifest },
): Suppressed {
  const { comments } = positions;
  const directives = comments.map(directiveOf).filter((one) => one !== undefined);
  const silence = matchSuppressions(directives, diagnostics);
  const foreign = comments.find(isForeign);
  const isCrash = ({ rule }: Diagnostic) => rule.startsWith('internal/');
  const isAllKnown = document.data !== undefined && document.unknowns.length === 0 && !diagnostics.some(isCrash);
  const removalOf = remover(positions);
  const marked = diagnostics.map((diagnostic) => {
    const silent = silence.isSuppressed(diagnostic) || (foreign !== undefined && inline.isMirror(diagnostic.rule));
    return silent && !isUnreadable(diagnostic)
      ? copyWith(diagnostic, { suppressed: true, suppressedBy: 'comment' })
      : diagnostic;
  });
  const remarks = directives.flatMap((one) => {
    const mayServe = !isAllKnown || isElsewhere(one.comment.file, document.file);
    return remarksOn(one, (rule) => mayServe || silence.isUsed(one, rule), removalOf, inline);
  });
  const misspelt = comments.flatMap((comment) => misspellingOf(comment, inline));
  return { diagnostics: marked, remarks: [...remarks, ...misspelt, ...(foreign ? [noticeOf(foreign)] : [])] };
}

/** A file outside the manifest's folder may be shared with other manifests, which may need the suppression. */
const isElsewhere = (file: string, manifest: string): boolean =>
  posix.relative(posix.dirname(manifest), file).startsWith('../');

const placeOf = ({ file, start, end }: Comment): Location => ({ file, start, end, approximate: false });

function remarksOn(
  directive: Directive,
  isUsed: (rule: string) => boolean,
  removalOf: Removal,
  inline: InlineContext,
): Remark[] {
  const { comment, rules, reason, dash, scope } = directive;
  const location = placeOf(comment);
  if (rules.length === 0) {
    const message = `\`hublint-disable-${scope}\` names no rule; write which, and why: \`hublint-disable-${scope} RULE -- reason\`.`;
    return [{ rule: 'suppression/rule-required', messageId: 'missing', message, location }];
  }
  const remarks = [...new Set(rules)].flatMap((name) => nameRemarks(name, location, inline));
  const unused = new Set(rules.filter((rule) => !isUnreadable({ rule }) && inline.isLooking(rule) && !isUsed(rule)));
  if (unused.size > 0) {
    const message = `Nothing here is reported by ${[...unused].map(named).join(', ')}; the suppression is not needed.`;
    const fix = { title: 'Remove the suppression', safety: 'safe' as const, edits: removalOf(directive, unused) };
    remarks.push({ rule: 'suppression/unused', messageId: 'unused', message, location, fix });
  }
  if (reason === undefined) {
    const fact =
      dash === undefined
        ? 'gives no reason; end it with `-- why`'
        : `has \`${dash}\` before its reason; expected \`--\``;
    const message = `The suppression ${fact}.`;
    remarks.push({ rule: 'suppression/reason-required', messageId: 'missing', message, location });
  }
  return remarks;
}

/** The remarks about a name in a suppression that do not depend on its position. */
function nameRemarks(name: string, location: Location, { names }: InlineContext): Remark[] {
  if (isUnreadable({ rule: name })) {
    const message = `No comment silences \`${name}\`: what cannot be read is not checked.`;
    return [{ rule: 'suppression/unused', messageId: 'vain', message, location }];
  }
  if (names.has(name)) return [];
  const near = closest(name, names);
  const message = `There is no rule ${quoted(name)}${near ? `; did you mean \`${near}\`?` : '.'}`;
  return [{ rule: 'suppression/unknown-rule', messageId: 'unknown', message, location }];
}

const words = ['hublint-disable-next-line', 'hublint-disable-line', 'hublint-disable-file'];

function misspellingOf(comment: Comment, { names }: InlineContext): Remark[] {
  const word = misspeltIn(comment, (name) => names.has(name));
  if (word === undefined) return [];
  const meant = closest(word, words);
  const hint = meant === undefined ? `expected ${listed(words.map(quoted), 'or')}.` : `did you mean \`${meant}\`?`;
  const message = `${quoted(word)} silences nothing; ${hint}`;
  return [{ rule: 'suppression/foreign', messageId: 'misspelt', message, location: placeOf(comment) }];
}

function noticeOf(comment: Comment): Remark {
  const message =
    '`bplint-disable` silences here every rule that mirrors the platform’s linter; `hublint-disable-file RULE -- reason` says which and why.';
  return { rule: 'suppression/foreign', messageId: 'foreign', message, location: placeOf(comment) };
}
