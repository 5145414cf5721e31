import { editsOf } from '../edit/edits.ts';
import { type Manuscript, manuscriptOf } from '../edit/manuscript.ts';
import { refused, type TextReading } from '../reading.ts';
import { faultsOfBroken } from './broken.ts';
import { boundsFault, parse } from './parse.ts';
import { within } from './strings.ts';
import { jsonWriter } from './write-json.ts';

/** Reads JSON with positions. `json` is strict: comments and trailing commas are faults, and read all the same. */
export function readJson(text: string, syntax: 'json' | 'jsonc'): TextReading {
  // No JSON parser accepts a byte order mark as white space.
  const source = text.replace(/^\uFEFF/, ' ');
  const outside = boundsFault(source);
  if (outside !== undefined) return refused(outside);

  const parsed = parse(source, syntax);
  const { tree, comments, errors, leniencies } = parsed;
  if (parsed.fatal !== undefined) return { ...refused(...faultsOfBroken(source, syntax, parsed)), comments };

  const faults = [...errors, ...tree.faults, ...leniencies];
  const { root } = tree;
  let manuscript: Manuscript | undefined;
  return {
    root,
    faults,
    comments,
    within: (scalar, span) => within(text, scalar, span),
    edit: (patches) => {
      // If a comma is missing, entries cannot be separated by commas.
      if (root === undefined || errors.length > 0) return undefined;
      manuscript ??= manuscriptOf(text, root, comments, jsonWriter);
      return editsOf(manuscript, root, patches);
    },
  };
}
