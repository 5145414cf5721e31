import type { VersionStep } from '../../rule/version.ts';
import type { ChangeInfo } from '../result/result.ts';

/** A version step that does not go down. */
export type NeededBump = ChangeInfo['bump'];

const steps: readonly NeededBump[] = ['none', 'patch', 'minor', 'major'];

/** The rank of a step: a higher number is a larger step. */
export const stepRank = (step: NeededBump): number => steps.indexOf(step);

export const isSufficient = (made: VersionStep, needed: NeededBump): boolean =>
  made !== 'down' && stepRank(made) >= stepRank(needed);
