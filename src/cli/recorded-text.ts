import { named } from '../data/in-code.ts';
import type { Recorded } from '../run/baseline/record-baselines.ts';

/** Describes what was recorded in a baseline. */
export function recordedText({ count, kept, file, unreadable }: Recorded): string {
  const earlier = kept === 0 ? '' : `, and kept ${kept} earlier ones, of manifests that are broken or not fully known`;
  const findings = count === 1 ? '1 finding' : `${count} findings`;
  return `Recorded ${findings} as inherited in ${file}${earlier}.${unreadableText(unreadable)}`;
}

function unreadableText([first, ...others]: readonly string[]): string {
  if (first === undefined) return '';
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return ` ${named(first)}${more} cannot be read; a baseline does not record that.`;
}
