import { type Path, partOf } from '../../data/path.ts';
import type { OwnerKind } from '../nodes.ts';

/** Whether a part of an action's input is an expression such as `{{event.userId}}`, which a workflow replaces with a value. */
export function isExpression(owner: OwnerKind, value: unknown, path: Path): boolean {
  const part = owner === 'action-input' ? partOf(value, path) : undefined;
  const start = typeof part === 'string' ? part.indexOf('{{') : -1;
  return start >= 0 && String(part).includes('}}', start + 2);
}
