import { createScanner, type JSONVisitor, visit } from 'jsonc-parser';
import { bounds } from '../bounds.ts';
import { conflictFault, earlier, emptyFault, type TextFault } from '../fault.ts';
import type { CommentText, Range } from '../tree.ts';
import { bracketFault } from './brackets.ts';
import { errorFault, isRecoverable, spoilsString } from './errors.ts';
import { TreeBuilder } from './tree-builder.ts';

const opening = new Set('{[');
const closing = new Set('}]');
const punctuation = new Set('}],:');

/** The result of parsing a text. `fatal`: the error after which nothing that was parsed can be relied on. */
export interface ParsedJson {
  readonly tree: TreeBuilder;
  readonly comments: readonly CommentText[];
  /** The errors that the parser recovers from, up to the fatal one. */
  readonly errors: readonly TextFault[];
  /** Comments and trailing commas: not valid in strict JSON, but read all the same. */
  readonly leniencies: readonly TextFault[];
  readonly fatal: TextFault | undefined;
}

export function parse(text: string, syntax: 'json' | 'jsonc'): ParsedJson {
  const tree = new TreeBuilder();
  const comments: CommentText[] = [];
  const errors: TextFault[] = [];
  let { trailingCommas } = tree;
  let fatal: TextFault | undefined;
  const visitor: JSONVisitor = {
    ...tree.visitor,
    onComment: (offset, length) => comments.push(commentAt(text, offset, length)),
    onError: (code, start, length) => {
      if (fatal !== undefined) return;
      const token = { start, end: start + length };
      const fault = errorFault(code, text, token, tree.open);
      if (isRecoverable(code, text, token)) errors.push(fault);
      else {
        fatal = conflictFault(text) ?? earlier(bracketFault(text), fault);
        // The comma before an unreadable property is not a trailing one, although the tree has no further entry.
        trailingCommas = [...trailingCommas];
      }
      if (spoilsString(code)) tree.spoil(start);
    },
  };
  visit(text, visitor, { allowTrailingComma: true });
  const leniencies = syntax === 'json' ? leniencyFaults(comments, trailingCommas) : [];
  return { tree, comments, errors, leniencies, fatal };
}

/** Checks the bounds with the scanner, because the parser recurses: deeply nested text must not reach it. */
export function boundsFault(text: string): TextFault | undefined {
  const scanner = createScanner(text, true);
  scanner.scan();
  if (scanner.getTokenOffset() === text.length) return emptyFault(text);
  let depth = 0;
  let nodes = 0;
  for (; scanner.getTokenOffset() < text.length; scanner.scan()) {
    const start = scanner.getTokenOffset();
    const place = { start, end: start + scanner.getTokenLength() };
    const mark = text.charAt(start);
    if (opening.has(mark)) depth += 1;
    if (closing.has(mark)) depth -= 1;
    if (!punctuation.has(mark)) nodes += 1;
    if (depth > bounds.depth) {
      return { id: 'too-deep', message: `Values are nested more than ${bounds.depth} levels deep.`, ...place };
    }
    if (nodes > bounds.nodes) {
      return {
        id: 'too-many-nodes',
        message: `There are more than ${bounds.nodes.toLocaleString('en')} names and values.`,
        ...place,
      };
    }
  }
  return undefined;
}

function commentAt(text: string, start: number, length: number): CommentText {
  const end = start + length;
  const isBlock = text.startsWith('/*', start);
  return { start, end, text: text.slice(start + 2, isBlock ? end - 2 : end) };
}

function leniencyFaults(comments: readonly Range[], trailingCommas: readonly Range[]): readonly TextFault[] {
  const faults: TextFault[] = trailingCommas.map((comma) => ({
    id: 'trailing-comma',
    message: 'JSON has no trailing commas; a `.jsonc` file may have them.',
    ...comma,
  }));
  const [first] = comments;
  if (first !== undefined) {
    faults.push({
      id: 'comment',
      message: 'JSON has no comments; a `.jsonc` file may have them.',
      start: first.start,
      end: first.end,
    });
  }
  return faults;
}
