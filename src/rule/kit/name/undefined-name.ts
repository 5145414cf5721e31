import { named } from '../../../data/in-code.ts';
import type { Problem } from '../../rule.ts';
import { closestAmong } from './closest-among.ts';

type UndefinedNameProblem = Problem<'undefined' | 'misspelt'>;

/**
 * Builds the function that creates a rule's problem for an undefined name: message `undefined`, or `misspelt` with the
 * closest defined name as `near` and a fix.
 */
export function undefinedNameProblem(defined: readonly string[]) {
  const nearest = closestAmong(defined);
  return (
    name: string,
    { data, at, absent }: Pick<Required<UndefinedNameProblem>, 'data' | 'at' | 'absent'>,
  ): UndefinedNameProblem => {
    const near = nearest(name);
    if (near === undefined) return { message: 'undefined', data, at, absent };
    return {
      message: 'misspelt',
      data: { ...data, near },
      at,
      absent,
      fix: { title: `Write ${named(near)}`, safety: 'unsafe', patches: [{ op: 'set', path: at.path, value: near }] },
    };
  };
}
