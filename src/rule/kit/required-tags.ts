import type { Change, Comparison } from '../index.ts';

type Visit = Comparison<'user'> | Comparison<'conversation'>;

/** Tags that have to be given now, or need no longer be, when something is created. */
export function* requiredTags(
  { change, before, after, at, was }: Visit,
  thing: string,
): Generator<Change<'added' | 'dropped'>> {
  if (change !== 'changed') return;
  const once = new Set(before.creation?.requiredTags);
  const now = new Set(after.creation?.requiredTags);
  const places = { at: at('creation', 'requiredTags'), was: was('creation', 'requiredTags') };
  for (const tag of now) {
    if (tag === undefined || once.has(tag)) continue;
    yield { message: 'added', data: { tag, thing }, bump: 'major', breaks: 'caller', ...places };
  }
  // Where nothing can be created any more, no tag is asked for either.
  for (const tag of after.creation?.enabled ? once : []) {
    if (tag === undefined || now.has(tag)) continue;
    yield { message: 'dropped', data: { tag, thing }, bump: 'minor', ...places };
  }
}
