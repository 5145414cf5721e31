import type { Change, Comparison } from '../../index.ts';
import { schemaChange } from './schema-change.ts';

/**
 * Returns the change to report if everything declared is unchanged. Undeclared properties may be affected, but nobody is
 * assumed to send them.
 */
export function remainingChange(visit: Comparison<'schema'>, isGiven: boolean): Change<'undeclared' | 'described'> {
  const { owner, schemas, at, was } = visit;
  const { undeclared } = schemas();
  const breaking = undeclared.find(({ kind }) => kind === 'breaking');
  const [difference] = breaking ? [breaking] : undeclared;
  if (difference === undefined) {
    return { message: 'described', data: { owner: owner.label }, bump: 'patch', at: at(), was: was() };
  }
  const text = `the rules for other properties ${breaking ? 'changed' : 'may have changed'}`;
  const data = { owner: owner.label, difference: text, does: isGiven ? 'gives' : 'takes' };
  return { ...schemaChange('undeclared', difference, 'lost', visit), data, bump: 'patch' };
}
