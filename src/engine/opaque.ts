import type { Path } from '../data/path.ts';
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

/** So many reasons are told with a place. */
const located = 3;

/** Why values are not known, the commonest reason first. */
export function causesOf(unknowns: readonly Unknown[], positions: Positions): readonly OpaqueCause[] {
  const byReason = new Map<string, { readonly path: Path; count: number }>();
  for (const { why, path, reported } of unknowns) {
    const known = byReason.get(why);
    if (known) known.count += 1;
    else if (!reported) byReason.set(why, { path, count: 1 });
  }
  return [...byReason]
    .sort(([, a], [, b]) => b.count - a.count)
    .map(([why, { path, count }], index) => {
      if (index >= located) return { why, count };
      return { why, count, location: positions.locate({ path, on: 'value' }) };
    });
}
