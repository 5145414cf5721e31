import type { Diagnostic, FileResult } from '../../engine/result/result.ts';
import type { ReviewCheck } from '../../engine/review/checks.ts';
import type { PartKind } from '../../engine/review/parts.ts';
import type { Review } from '../../engine/review/review.ts';
import type { ReviewedScript } from '../../engine/review/scripts.ts';
import { computed } from '../../engine/script/addresses.ts';
import { severityRank } from '../../engine/severity.ts';
import { counted } from '../counts.ts';
import { sourceLines } from '../excerpt.ts';
import { omissionOf, omittedIn, unsuppressedIn } from '../report.ts';
import type { ReviewOptions } from './reporter.ts';

/** Distinguishable by shape, for readers who do not see colours. */
export const outcomeSigns: Readonly<Record<ReviewCheck['outcome'], string>> = { holds: '✔', fails: '✖', open: '?' };
/** The words for screen readers, which may skip the symbols. */
export const outcomeWords: Readonly<Record<ReviewCheck['outcome'], string>> = {
  holds: 'holds',
  fails: 'fails',
  open: 'open',
};
export const verdictSigns: Readonly<Record<Review['verdict']['outcome'], string>> = {
  ready: '✔',
  open: '?',
  'not-ready': '✖',
};

const compiledWords: Readonly<Record<ReviewedScript['compiled']['outcome'], string>> = {
  compiles: 'It compiles.',
  fails: 'It does not compile.',
  unknown: 'It was not compiled.',
};

/** The compiler's verdict on a script, as a sentence. */
export const compiledText = ({ compiled: { outcome, lacksFunction } }: Pick<ReviewedScript, 'compiled'>): string =>
  lacksFunction ? 'It calls a function that hublint’s compiler does not know.' : compiledWords[outcome];

/** The plural names of the kinds of parts. */
export const partNames: Readonly<Record<PartKind, string>> = {
  action: 'actions',
  event: 'events',
  channel: 'channels',
  state: 'states',
  entity: 'entities',
  interface: 'interfaces',
  configuration: 'configurations',
};

/** The display name of the integration. */
export const displayName = ({ described: { title, name } }: Review): string =>
  title ?? name ?? 'An integration without a name';

/** The display name with the version. */
export const titleOf = (review: Review): string =>
  [displayName(review), review.described.version].filter((part) => part !== undefined).join(' ');

/** The facts below a heading that shows the title only: the name comes first. */
export const factsOf = ({ described: { name, facts } }: Review): Review['described']['facts'] =>
  name === undefined ? facts : [['Name', name], ...facts];

/** Each host or permission that scripts name, with the names of these scripts. */
export function reachedHosts(scripts: readonly ReviewedScript[], kind: 'hosts' | 'scopes'): readonly ReachedHost[] {
  const addresses = new Map<string, { scripts: string[]; isPlain: boolean }>();
  for (const script of scripts) {
    for (const name of script[kind]) {
      const entry = addresses.get(name) ?? { scripts: [], isPlain: false };
      entry.scripts.push(scriptName(script));
      addresses.set(name, { ...entry, isPlain: entry.isPlain || (kind === 'hosts' && script.plain.includes(name)) });
    }
  }
  return [...addresses]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { scripts: by, isPlain }]) => {
      const isComputed = kind === 'hosts' && name === computed;
      const notes = [...(isComputed ? ['known only when the script runs'] : []), ...(isPlain ? ['not encrypted'] : [])];
      return { name, scripts: by, notes };
    });
}

export interface ReachedHost {
  readonly name: string;
  readonly scripts: readonly string[];
  /** Warnings: it is contacted without encryption, or known only at run time. */
  readonly notes: readonly string[];
}

export const scriptName = ({ key, owner }: Pick<ReviewedScript, 'key' | 'owner'>): string => `\`${key}\` of ${owner}`;

/** UTF-16 units: a script far above the platform's limit is truncated. */
const maxScriptLength = 10_000;

/** The lines of a script, and the message about omitted ones. */
export function codeIn({ text }: Pick<ReviewedScript, 'text'>): {
  readonly lines: readonly string[];
  readonly omission: string | undefined;
} {
  const left = text.length - maxScriptLength;
  const omission = left > 0 ? `${counted(left, 'more character')} not shown.` : undefined;
  return { lines: sourceLines(text.slice(0, maxScriptLength).trimEnd()), omission };
}

/** The findings to show, and the message about omitted ones. */
export function findingsIn<F extends FileResult>(
  file: F,
  { rule }: ReviewOptions,
): { readonly shown: readonly F['diagnostics'][number][]; readonly omission: string | undefined } {
  const options = { color: false, width: 80, quiet: false, rule };
  return { shown: unsuppressedIn<Diagnostic>(file, options), omission: omissionOf(file, options) };
}

/** The number of findings, including omitted ones. */
export const findingCount = (file: FileResult): number =>
  file.diagnostics.length + omittedIn(file, { quiet: false, withSuppressed: true });

/** Sorts by severity, as a reviewer starts with what prevents approval; findings of equal severity keep their order. */
export const mostSevereFirst = <T extends Diagnostic>(findings: readonly T[]): readonly T[] =>
  findings.toSorted((a, b) => severityRank(b.severity) - severityRank(a.severity));
