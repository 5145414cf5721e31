import type { Change, Comparison } from '../../index.ts';

type Visit = Comparison<'user'> | Comparison<'conversation'>;

/** Yields a change if users or conversations can now, or can no longer, be created directly through the API. */
export function* creationSwitch(
  { before, after, at, was }: Visit,
  thing: string,
): Generator<Change<'disabled' | 'enabled'>> {
  const [wasEnabled, isEnabled] = [before.creation?.enabled === true, after.creation?.enabled === true];
  if (wasEnabled === isEnabled) return;
  const common = { data: { thing }, at: at('creation', 'enabled'), was: was('creation', 'enabled') };
  if (isEnabled) yield { message: 'enabled', bump: 'minor', ...common };
  else yield { message: 'disabled', bump: 'major', breaks: 'caller', ...common };
}
