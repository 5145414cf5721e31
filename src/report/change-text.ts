import { copyWith } from '../engine/diagnostics/fingerprint.ts';
import type { ChangeInfo, Diagnostic } from '../engine/result/result.ts';

/** Who is affected by a breaking change. */
export const reliants: Readonly<Record<NonNullable<ChangeInfo['breaks']>, string>> = {
  caller: 'bots that call it',
  listener: 'bots that listen to it',
  state: 'state that is stored',
  configurer: 'who configured it',
};

/** In code points: longer values are truncated in reports for people. */
const maxLength = 300;

/** The witness of a change, as a sentence. */
export function witnessText({ witness }: ChangeInfo): string | undefined {
  if (witness === undefined) return undefined;
  const value = JSON.stringify(witness.value) ?? '';
  const shown = value.length > maxLength ? `${[...value].slice(0, maxLength).join('')}…` : value;
  const heading = witness.accepted === 'base' ? 'Accepted before, and no longer' : 'Possible now, and not before';
  return `${heading}: \`${shown}\``;
}

/** Appends to a message who is affected and the witness, for formats with one line per finding. */
export function withChange<T extends Diagnostic>(diagnostic: T): T {
  const { change, message } = diagnostic;
  if (change === undefined) return diagnostic;
  const parts = [message, change.breaks && `It breaks ${reliants[change.breaks]}.`, witnessText(change)];
  return copyWith(diagnostic, { message: parts.filter((part) => part !== undefined).join(' ') });
}
