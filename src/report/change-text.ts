import { varied } from '../engine/diagnostics/fingerprint.ts';
import type { ChangeInfo, Diagnostic } from '../engine/result/result.ts';

/** Whom a change breaks. */
export const reliants: Readonly<Record<NonNullable<ChangeInfo['breaks']>, string>> = {
  caller: 'bots that call it',
  listener: 'bots that listen to it',
  state: 'state that is stored',
  configurer: 'who configured it',
};

/** Longer values are cut where they are shown to people. */
const longest = 300;

/** The value that shows a change, as a sentence. */
export function witnessText({ witness }: ChangeInfo): string | undefined {
  if (witness === undefined) return undefined;
  const value = JSON.stringify(witness.value) ?? '';
  const shown = value.length > longest ? `${[...value].slice(0, longest).join('')}…` : value;
  const said = witness.accepted === 'base' ? 'Accepted before, and no longer' : 'Possible now, and not before';
  return `${said}: \`${shown}\``;
}

/** For formats of lines: what a finding says, with whom it breaks and what shows it. */
export function withChange<T extends Diagnostic>(diagnostic: T): T {
  const { change, message } = diagnostic;
  if (change === undefined) return diagnostic;
  const parts = [message, change.breaks && `It breaks ${reliants[change.breaks]}.`, witnessText(change)];
  return varied(diagnostic, { message: parts.filter((part) => part !== undefined).join(' ') });
}
