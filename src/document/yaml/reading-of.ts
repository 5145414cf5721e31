import { once } from '../../data/once.ts';
import { editsOf } from '../edit/edits.ts';
import { type Manuscript, manuscriptOf } from '../edit/manuscript.ts';
import type { TextReading } from '../reading.ts';
import type { Node } from '../tree.ts';
import { blockEdits } from './block.ts';
import { within } from './spelling.ts';
import { yamlWriter } from './write-yaml.ts';

/** The reading of a text of which a tree was made. */
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

/** A lone carriage return ends a line, too; the parser knows the other line ends only. */
export const unified = (text: string): string => text.replace(/\r(?!\n)/g, '\n');
