import { createScanner, type JSONVisitor, visit } from 'jsonc-parser';
import { bounds } from '../bounds.ts';
import { editsOf } from '../edit/edits.ts';
import { type Manuscript, manuscriptOf } from '../edit/manuscript.ts';
import { conflictFault, emptyFault, type TextFault } from '../fault.ts';
import { refused, type TextReading } from '../reading.ts';
import type { CommentText, Range } from '../tree.ts';
import { bracketFault } from './brackets.ts';
import { errorFault, isHarmless, spoilsString } from './errors.ts';
import { within } from './strings.ts';
import { TreeBuilder } from './tree-builder.ts';
import { jsonWriter } from './write-json.ts';

const opening = new Set('{[');
const closing = new Set('}]');
const punctuation = new Set('}],:');

/** Reads JSON with positions. `json` is strict: comments and trailing commas are faults, and read all the same. */
export function readJson(text: string, syntax: 'json' | 'jsonc'): TextReading {
  // A byte order mark is white space to no JSON parser.
  const source = text.replace(/^\uFEFF/, ' ');
  const outside = boundsFault(source);
  if (outside !== undefined) return refused(outside);

  const { tree, comments, errors, fatal, trailingCommas } = parse(source, text);
  const leniencies = syntax === 'json' ? leniencyFaults(comments, trailingCommas) : [];
  if (fatal !== undefined) {
    const sure = [...errors, ...leniencies].filter(({ end }) => isApart(source, end, fatal.start));
    return { ...refused(...sure, fatal), comments };
  }
  const faults = [...errors, ...tree.faults, ...leniencies];
  const { root } = tree;
  let manuscript: Manuscript | undefined;
  return {
    root,
    faults,
    comments,
    within: (scalar, span) => within(text, scalar, span),
    edit: (patches) => {
      // Where a comma is missing, entries cannot be told apart by commas.
      if (root === undefined || errors.length > 0) return undefined;
      manuscript ??= manuscriptOf(text, root, comments, jsonWriter);
      return editsOf(manuscript, root, patches);
    },
  };
}

/** Whether something stands between: two errors in a row are mostly one, as of a text with quotes in it. */
const isApart = (text: string, end: number, start: number): boolean => /\S/.test(text.slice(end, start));

/** What the parser finds in a text. `fatal`: the error after which nothing that it finds can be relied on. */
interface Parsed {
  readonly tree: TreeBuilder;
  readonly comments: readonly CommentText[];
  readonly errors: readonly TextFault[];
  readonly fatal: TextFault | undefined;
  readonly trailingCommas: readonly Range[];
}

/** `source` is the text without its byte order mark, of the same length. */
function parse(source: string, text: string): Parsed {
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
      if (isHarmless(code, text, token)) errors.push(fault);
      else {
        fatal = conflictFault(text) ?? earlier(bracketFault(source), fault);
        // The comma before a property that cannot be read is not the last one, though the tree has no further entry.
        trailingCommas = [...trailingCommas];
      }
      if (spoilsString(code)) tree.spoil(start);
    },
  };
  visit(source, visitor, { allowTrailingComma: true });
  return { tree, comments, errors, fatal, trailingCommas };
}

/** The parser notices that brackets do not match long after the line where one is missing. */
const earlier = (first: TextFault | undefined, second: TextFault): TextFault =>
  first !== undefined && first.start <= second.start ? first : second;

/** The parser recurses: a text that nests too deep must not reach it. */
function boundsFault(text: string): TextFault | undefined {
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

function leniencyFaults(comments: readonly Range[], trailingCommas: readonly Range[]): TextFault[] {
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
