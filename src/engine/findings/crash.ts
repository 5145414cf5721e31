import { named } from '../../data/in-code.ts';
import type { Target } from '../../document/document.ts';
import type { ActiveRule } from '../plan/plan.ts';
import type { Finding } from './finding.ts';

/**
 * A rule that throws is a bug of the rule: it is reported once, with the manifest's name if given and the place in a plugin's
 * code, and the run continues.
 */
export function crash({ rule }: ActiveRule, error: unknown, at: Target, manifest?: string): Finding {
  const reason = error instanceof Error ? error.message : String(error);
  const where = manifest === undefined ? '' : ` on ${named(manifest)}`;
  const place = rule.thrownAt?.(error);
  const message = `Rule \`${rule.id}\` crashed${where}: ${place ? `${place}: ` : ''}${reason}`;
  return { rule: 'internal/rule-crashed', severity: 'error', messageId: 'crashed', message, at };
}
