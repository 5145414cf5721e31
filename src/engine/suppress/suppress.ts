import { closest } from '../../data/closest.ts';
import type { Comment, Location, Positions } from '../../document/document.ts';
import type { Inline } from '../plan.ts';
import type { Diagnostic } from '../result.ts';
import { type Directive, directiveOf, isForeign } from './directives.ts';
import { removal } from './removal.ts';

/** What a suppression comment itself is reported for. */
export interface Remark extends Pick<Diagnostic, 'message' | 'messageId' | 'location' | 'fix'> {
  readonly rule: string;
}

export interface Suppressed {
  readonly diagnostics: readonly Diagnostic[];
  readonly remarks: readonly Remark[];
}

/** Marks what comments silence, and says which comments silence nothing, name nothing known, or give no reason. */
export function suppress(diagnostics: readonly Diagnostic[], positions: Positions, inline: Inline): Suppressed {
  const directives = positions.comments.map(directiveOf).filter((one) => one !== undefined);
  const used = new Map<Directive, Set<string>>(directives.map((one) => [one, new Set()]));
  const foreign = positions.comments.find(isForeign);
  const marked = diagnostics.map((diagnostic) => {
    const silencing = directives.filter((one) => silences(one, diagnostic));
    for (const one of silencing) used.get(one)?.add(diagnostic.rule);
    const silent = silencing.length > 0 || (foreign !== undefined && inline.isMirror(diagnostic.rule));
    return silent ? { ...diagnostic, suppressed: true, suppressedBy: 'comment' as const } : diagnostic;
  });
  const remarks = directives.flatMap((one) => remarksOn(one, used.get(one) ?? new Set(), positions, inline));
  return { diagnostics: marked, remarks: foreign ? [...remarks, noticeOf(foreign)] : remarks };
}

function silences({ comment, scope, rules }: Directive, { rule, location }: Diagnostic): boolean {
  if (location.file !== comment.file || !rules.includes(rule)) return false;
  const { line } = location.start;
  if (scope === 'file') return true;
  return scope === 'line' ? line >= comment.start.line && line <= comment.end.line : line === comment.end.line + 1;
}

const placeOf = ({ file, start, end }: Comment): Location => ({ file, start, end, approximate: false });

function remarksOn(directive: Directive, used: ReadonlySet<string>, positions: Positions, inline: Inline): Remark[] {
  const { comment, rules, reason, scope } = directive;
  const location = placeOf(comment);
  if (rules.length === 0) {
    const message = `\`hublint-disable-${scope}\` names no rule; write which, and why: \`hublint-disable-${scope} RULE -- reason\`.`;
    return [{ rule: 'suppression/rule-required', messageId: 'missing', message, location }];
  }
  const unknown = rules.filter((name) => !inline.names.has(name));
  const unused = rules.filter((name) => inline.names.has(name) && !used.has(name));
  const remarks: Remark[] = unknown.map((name) => {
    const near = closest(name, inline.names);
    const message = `There is no rule \`${name}\`${near ? `; did you mean \`${near}\`?` : '.'}`;
    return { rule: 'suppression/unknown-rule', messageId: 'unknown', message, location };
  });
  if (unused.length > 0) {
    const names = unused.map((name) => `\`${name}\``).join(', ');
    const message = `Nothing here is reported by ${names}; the suppression is not needed.`;
    const edits = removal(directive, unused, positions);
    const fix = { title: 'Remove the suppression', safety: 'safe' as const, edits };
    remarks.push({ rule: 'suppression/unused', messageId: 'unused', message, location, fix });
  }
  if (reason === undefined) {
    const message = 'The suppression gives no reason; end it with `-- why`.';
    remarks.push({ rule: 'suppression/reason-required', messageId: 'missing', message, location });
  }
  return remarks;
}

function noticeOf(comment: Comment): Remark {
  const message =
    '`bplint-disable` silences here every rule that mirrors the platform’s linter; `hublint-disable-file RULE -- reason` says which and why.';
  return { rule: 'suppression/foreign', messageId: 'foreign', message, location: placeOf(comment) };
}
