import type { Path } from '../../data/path.ts';
import type { Document, Location, Positions, Unknown } from '../../document/document.ts';
import { opaqueCheck } from '../plan/checks.ts';
import type { Plan } from '../plan/plan.ts';
import type { OpaqueCause } from '../result/result.ts';
import type { Finding } from './finding.ts';

/** The findings for unknown values, if enabled. Values that are already reported as a fault are skipped. */
export function* opaqueFindings({ unknowns }: Document, plan: Plan): Generator<Finding> {
  const severity = plan.severityOf(opaqueCheck.id);
  if (severity === 'off') return;
  for (const [{ path, extent, why, because }, ...others] of byReason(unknowns)) {
    const one = extent === 'value' ? 'The value here is' : 'What else may be in here is';
    const [what, verb] = others.length === 0 ? [one, 'is'] : [`${others.length + 1} values are`, 'are'];
    const message = `${what} not known without running the definition, and ${verb} not checked: ${why}.`;
    const at = { path, on: 'value' } as const;
    const placed = because && { location: because, related: [] };
    yield { rule: opaqueCheck.id, severity, messageId: extent, message, at, ...(placed && { placed }) };
  }
}

type Group = readonly [Unknown, ...Unknown[]];

/** Groups unknown values by the source location of their reason: each group is one finding, at that location. */
export function byReason(unknowns: readonly Unknown[]): readonly Group[] {
  const groups = new Map<string, [Unknown, ...Unknown[]]>();
  for (const [index, unknown] of unknowns.entries()) {
    const { why, because, reported } = unknown;
    if (reported) continue;
    const { file, start } = because ?? {};
    const key = because === undefined ? `${index}` : `${file}:${start?.line}:${start?.column} ${why}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [unknown]);
    else group.push(unknown);
  }
  return [...groups.values()];
}

/** The number of reasons that are reported with a location. */
const maxLocated = 3;

/** The reasons why values are unknown, most frequent first. */
export function causesOf(unknowns: readonly Unknown[], positions: Positions): readonly OpaqueCause[] {
  const reasons = new Map<string, { readonly path: Path; readonly because: Location | undefined; count: number }>();
  for (const { why, path, because, reported } of unknowns) {
    const known = reasons.get(why);
    if (known) known.count += 1;
    else if (!reported) reasons.set(why, { path, because, count: 1 });
  }
  return [...reasons]
    .sort(([, a], [, b]) => b.count - a.count)
    .map(([why, { path, because, count }], index) => {
      if (index >= maxLocated) return { why, count };
      return { why, count, location: because ?? positions.locate({ path, on: 'value' }) };
    });
}
