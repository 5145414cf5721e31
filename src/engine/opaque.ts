import type { Document, Positions, Unknown } from '../document/document.ts';
import { opaque } from './checks.ts';
import type { Finding } from './finding.ts';
import type { Plan } from './plan.ts';
import type { OpaqueCause } from './result.ts';

/** Each value that cannot be known, where one wants to hear of it. What is told as a fault already is not told again. */
export function* opaqueFindings({ unknowns }: Document, plan: Plan): Generator<Finding> {
  const severity = plan.severityOf(opaque.id);
  if (severity === 'off') return;
  for (const { path, extent, why, reported } of unknowns) {
    if (reported) continue;
    const fact = extent === 'value' ? 'The value here is not known' : 'More may be in here than is known';
    const message = `${fact} without running the definition, and is not checked: ${why}.`;
    yield { rule: opaque.id, severity, messageId: extent, message, at: { path, on: 'value' } };
  }
}

/** Why values are not known, the commonest reason first. */
export function causesOf(unknowns: readonly Unknown[], positions: Positions): readonly OpaqueCause[] {
  const byReason = new Map<string, Unknown[]>();
  for (const unknown of unknowns) {
    if (!unknown.reported) byReason.set(unknown.why, [...(byReason.get(unknown.why) ?? []), unknown]);
  }
  return [...byReason]
    .map(([why, [first, ...more]]) => ({
      why,
      count: more.length + 1,
      location: positions.locate({ path: first?.path ?? [], on: 'value' }),
    }))
    .sort((a, b) => b.count - a.count);
}
