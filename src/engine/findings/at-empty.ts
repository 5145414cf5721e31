import { isBelow, partOf } from '../../data/path.ts';
import type { Finding } from './finding.ts';

/** What is missed of a thing stands at the thing; where it is there and empty, it can be pointed at itself. */
export function atEmpty(finding: Finding, data: unknown): Finding {
  const { at, absent = [] } = finding;
  const empty = absent.find(({ path }) => isBelow(path, at.path) && partOf(data, path) === '');
  return empty === undefined ? finding : { ...finding, at: empty };
}
