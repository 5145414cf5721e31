import { once } from '../../data/once.ts';
import { editsOf } from '../edit/edits.ts';
import { type Manuscript, manuscriptOf } from '../edit/manuscript.ts';
import type { TextReading } from '../reading.ts';
import type { Node } from '../tree.ts';
import { blockEdits } from './block.ts';
import { within } from './spelling.ts';
import { yamlWriter } from './write-yaml.ts';

/** Returns the reading of a text that was parsed into a tree. */
export function readingOf(
  text: string,
  { root, faults, comments }: Pick<TextReading, 'faults' | 'comments'> & { readonly root: Node },
): TextReading {
  const written = once(() => unified(text));
  let manuscript: Manuscript | undefined;
  return {
    root,
    faults,
    comments,
    within: (scalar, span) => within(written(), scalar, span),
    edit: (patches) => {
      manuscript ??= manuscriptOf(text, root, comments, yamlWriter);
      return editsOf(manuscript, root, patches, blockEdits);
    },
  };
}

/** Replaces lone carriage returns: they end a line too, but the parser does not know that. */
export const unified = (text: string): string => text.replace(/\r(?!\n)/g, '\n');
