import type { Patch } from '../document.ts';
import type { Node } from '../tree.ts';
import { type Edit, joined } from './edit.ts';
import { flowEdits } from './flow.ts';
import type { Container, Manuscript } from './manuscript.ts';
import { type CollectionChanges, planOf } from './plan.ts';

/** Applies the changes to one container in its layout; returns undefined if that is not safe. */
export type LayoutEditor = (
  script: Manuscript,
  node: Container,
  changes: CollectionChanges,
) => readonly Edit[] | undefined;

/** Converts patches to text edits that leave everything else unchanged. */
export function editsOf(
  script: Manuscript,
  root: Node,
  patches: readonly Patch[],
  blockEdits: LayoutEditor = flowEdits,
): readonly Edit[] | undefined {
  const plan = planOf(root, patches);
  if (plan === undefined) return undefined;
  const edits: Edit[] = [];
  // At the same offset, an edit at the end of an inner container must precede an edit after it in the outer one.
  for (const [node, changes] of [...plan].sort(([a], [b]) => b.start - a.start)) {
    const inside = node.layout === 'block' ? blockEdits(script, node, changes) : flowEdits(script, node, changes);
    if (inside === undefined) return undefined;
    for (const edit of inside) edits.push(edit);
    for (const [{ key }, name] of changes.names) {
      if (key !== undefined) edits.push({ start: key.start, end: key.end, text: script.writer.name(name, key.style) });
    }
  }
  return joined(edits);
}
