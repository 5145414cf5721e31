import type { Change, Comparison } from '../../index.ts';

type Visit = Comparison<'user'> | Comparison<'conversation'>;

/** Yields a change if users or conversations can now, or can no longer, be created directly through the API. */
export function* creationSwitch(
  { before, after, at, was }: Visit,
  thing: string,
): Generator<Change<'disabled' | 'enabled'>> {
  const [once, now] = [before.creation?.enabled === true, after.creation?.enabled === true];
  if (once === now) return;
  const where = { data: { thing }, at: at('creation', 'enabled'), was: was('creation', 'enabled') };
  if (now) yield { message: 'enabled', bump: 'minor', ...where };
  else yield { message: 'disabled', bump: 'major', breaks: 'caller', ...where };
}
