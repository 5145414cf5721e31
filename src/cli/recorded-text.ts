import type { Recorded } from '../run/baseline/record-baselines.ts';

/** Says what a baseline holds now. */
export function recordedText({ count, kept, file }: Recorded): string {
  const earlier = kept === 0 ? '' : `, and kept ${kept} earlier, of manifests that are broken or not all known`;
  return `Recorded ${count === 1 ? '1 finding' : `${count} findings`} as inherited in ${file}${earlier}.`;
}
