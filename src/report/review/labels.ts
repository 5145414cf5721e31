import type { ReviewCheck } from '../../engine/review/checks.ts';
import type { PartKind } from '../../engine/review/parts.ts';
import type { Review } from '../../engine/review/review.ts';
import type { ReviewedScript } from '../../engine/review/scripts.ts';

/** Distinguishable by shape, for readers who do not see colours. */
export const outcomeSigns: Readonly<Record<ReviewCheck['outcome'], string>> = { holds: '✔', fails: '✖', open: '?' };
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
