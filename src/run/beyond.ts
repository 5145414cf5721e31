import { once } from '../data/once.ts';
import type { Beyond } from '../engine/compare/changes.ts';
import type { Opened } from './opened.ts';

/** What comparisons know of the world beyond the two versions, with what all of a run have in common. */
export function comparing(cwd: string): (base: Opened, head: Opened) => Promise<Beyond> {
  const compared: Beyond['compared'] = new Map();
  const accepts = once(async () => (await import('../host/facts/schemas/accepts.ts')).accepting());
  return async (base, head) => {
    const { heldAssets, readerFor } = await import('../host/facts/assets.ts');
    const held = ({ source, document }: Opened) =>
      heldAssets(document.data ?? {}, readerFor(document, { cwd, beside: source.elsewhere?.beside }));
    return {
      acceptance: async () => (await accepts())(base.document, head.document),
      assets: { base: await held(base), head: await held(head) },
      compared,
    };
  };
}
