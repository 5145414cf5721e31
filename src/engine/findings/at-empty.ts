import { isBelow, partOf } from '../../data/path.ts';
import type { Finding } from './finding.ts';

/** Moves a finding about a missing value to the value itself if it exists but is an empty string. */
export function atEmpty(finding: Finding, data: unknown): Finding {
  const { at, absent = [] } = finding;
  const empty = absent.find(({ path }) => isBelow(path, at.path) && partOf(data, path) === '');
  return empty === undefined ? finding : { ...finding, at: empty };
}
