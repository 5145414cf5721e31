import type { Source } from '../../host/files/find/discover.ts';
import type { RunOptions } from '../options/run-options.ts';

/**
 * So many manifests win back what another thread costs: it compiles and warms up for itself. Measured on two cores, where fewer
 * took longer together.
 */
const least = 400;

/** Whether these are as many as it takes: where they come one by one, it is so once. */
export const areJustEnough = ({ length }: readonly Source[]): boolean => length === least;

/** Whether another thread can help with these manifests, and it pays. */
export const isWorthSharing = (sources: readonly Source[], { load, since }: RunOptions): boolean =>
  sources.length >= least && !load && since === undefined && sources.every(isOnDisk);

const isOnDisk = ({ isStdin, text, elsewhere }: Source): boolean =>
  !isStdin && text === undefined && elsewhere === undefined;
