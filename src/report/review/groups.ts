import type { Diagnostic, FileResult } from '../../engine/result/result.ts';
import type { ReviewCheck } from '../../engine/review/checks.ts';
import type { PartKind } from '../../engine/review/parts.ts';
import type { Review } from '../../engine/review/review.ts';
import type { ReviewedScript } from '../../engine/review/scripts.ts';
import { computed } from '../../engine/script/addresses.ts';
import { gravity } from '../../engine/severity.ts';
import { counted } from '../counts.ts';
import { sourceLines } from '../excerpt.ts';
import { leftIn, omissionOf, omittedIn } from '../report.ts';
import type { ReviewOptions } from './reporter.ts';

/** Told apart by shape, for readers who see no colour. */
export const outcomeSigns: Readonly<Record<ReviewCheck['outcome'], string>> = { holds: '✔', fails: '✖', open: '?' };
/** The same where signs are not read out. */
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

/** What came of compiling a script, as a sentence. */
export const compiledText = ({ compiled: { outcome, lacksFunction } }: Pick<ReviewedScript, 'compiled'>): string =>
  lacksFunction ? 'It calls a function that hublint’s compiler does not know.' : compiledWords[outcome];

/** What several parts of a kind are called. */
export const partNames: Readonly<Record<PartKind, string>> = {
  action: 'actions',
  event: 'events',
  channel: 'channels',
  state: 'states',
  entity: 'entities',
  interface: 'interfaces',
  configuration: 'configurations',
};

/** What the integration is called. */
export const calledIn = ({ described: { title, name } }: Review): string =>
  title ?? name ?? 'An integration without a name';

/** The same with its version. */
export const titleOf = (review: Review): string =>
  [calledIn(review), review.described.version].filter((part) => part !== undefined).join(' ');

/** Where scripts lead: each host and each permission with the scripts that name it. */
export function reachOf(scripts: readonly ReviewedScript[], what: 'hosts' | 'scopes'): readonly ReachedHost[] {
  const reach = new Map<string, { scripts: string[]; isPlain: boolean }>();
  for (const script of scripts) {
    for (const name of script[what]) {
      const known = reach.get(name) ?? { scripts: [], isPlain: false };
      known.scripts.push(scriptName(script));
      reach.set(name, { ...known, isPlain: known.isPlain || (what === 'hosts' && script.plain.includes(name)) });
    }
  }
  return [...reach]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { scripts: by, isPlain }]) => {
      const isComputed = what === 'hosts' && name === computed;
      const notes = [...(isComputed ? ['known only when the script runs'] : []), ...(isPlain ? ['not encrypted'] : [])];
      return { name, scripts: by, notes };
    });
}

export interface ReachedHost {
  readonly name: string;
  readonly scripts: readonly string[];
  /** What is to be minded of it: that it is asked for without encryption, or not known. */
  readonly notes: readonly string[];
}

export const scriptName = ({ key, owner }: Pick<ReviewedScript, 'key' | 'owner'>): string => `\`${key}\` of ${owner}`;

/** UTF-16 units: what is far longer than the platform takes is cut. */
const longestScript = 10_000;

/** The lines of a script, and what is said of those that are too much. */
export function codeIn({ text }: Pick<ReviewedScript, 'text'>): {
  readonly lines: readonly string[];
  readonly omission: string | undefined;
} {
  const left = text.length - longestScript;
  const omission = left > 0 ? `${counted(left, 'more character')} not shown.` : undefined;
  return { lines: sourceLines(text.slice(0, longestScript).trimEnd()), omission };
}

/** The findings, and what is said where they are too many. */
export function findingsIn<F extends FileResult>(
  file: F,
  { rule }: ReviewOptions,
): { readonly shown: readonly F['diagnostics'][number][]; readonly omission: string | undefined } {
  const options = { color: false, width: 80, quiet: false, rule };
  return { shown: leftIn<Diagnostic>(file, options), omission: omissionOf(file, options) };
}

/** How many findings there are, also those that are too many to be told. */
export const foundIn = (file: FileResult): number =>
  file.diagnostics.length + omittedIn(file, { quiet: false, withSuppressed: true });

/** A reviewer starts with what stands in the way; what is as grave stays by place. */
export const gravestFirst = <T extends Diagnostic>(findings: readonly T[]): readonly T[] =>
  findings.toSorted((a, b) => gravity(b.severity) - gravity(a.severity));
