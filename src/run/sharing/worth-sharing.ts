import type { Source } from '../../host/files/find/discover.ts';
import type { RunOptions } from '../options/run-options.ts';

/**
 * The number of manifests from which a second thread pays off: it has to compile and warm up its own code. Measured on two
 * cores; with fewer manifests, two threads took longer.
 */
const minManifests = 400;

/** Whether the number is exactly that limit: while manifests are found one by one, this is true once. */
export const areJustEnough = ({ length }: readonly Source[]): boolean => length === minManifests;

/** Whether another thread can help with these manifests, and pays off. */
export const isWorthSharing = (sources: readonly Source[], { load, since }: RunOptions): boolean =>
  sources.length >= minManifests && !load && since === undefined && sources.every(isOnDisk);

const isOnDisk = ({ isStdin, text, elsewhere }: Source): boolean =>
  !isStdin && text === undefined && elsewhere === undefined;
