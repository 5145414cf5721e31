import type { VersionStep } from '../../rule/version.ts';
import type { ChangeInfo } from '../result/result.ts';

/** A step of a version that does not go down. */
export type NeededBump = ChangeInfo['bump'];

const steps: readonly NeededBump[] = ['none', 'patch', 'minor', 'major'];

/** How large a step is: the more, the larger. */
export const sizeOf = (step: NeededBump): number => steps.indexOf(step);

export const isEnough = (made: VersionStep, needed: NeededBump): boolean =>
  made !== 'down' && sizeOf(made) >= sizeOf(needed);
