import { bounds } from '../../bounds.ts';
import type { Comment, Fault } from '../../document.ts';
import { faultAt, garbageIn, type TextFault } from '../../fault.ts';
import { linesOf } from '../../lines.ts';
import { cleanExpression, cleanModule } from './clean/clean-module.ts';
import { counted } from './counted-text.ts';
import { isDeclaration } from './declaration-files.ts';
import { refusalOf, tooLarge } from './mistakes.ts';
import type { Expression, FoundComment, MutatingNode, Statement } from './nodes.ts';
import { firstMistake, isMarkup, type Parser, programIn } from './parser.ts';
import { refusedInJson } from './strict-json.ts';

/** One file of a definition, as text and as statements. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  /** Empty if the text is too broken to be relied on. */
  readonly body: readonly Statement[];
  /** All nodes that may mutate something; undefined if the quick parser could not read the file. */
  readonly mutatingNodes?: readonly MutatingNode[];
  /** The expression in a JSON file. */
  readonly json?: Expression;
  readonly faults: readonly Fault[];
  comments(): readonly Comment[];
}

/** Returns the reason why the values in a broken file are unknown. */
export const unreadable = ({ path }: Pick<SourceFile, 'path'>): string => `\`${path}\` cannot be read`;

/** Thrown if the quick parser cannot read a module, and the full parser is not loaded. */
export class ParserNeeded extends Error {}

/**
 * Parses a file, with the quick parser (`clean/`) if that can read it.
 * @throws ParserNeeded if the full parser is needed and not given.
 */
export function parseSource(parser: Parser | undefined, path: string, text: string): SourceFile {
  if (text.length > bounds.module) {
    return { path, text, body: [], faults: [placed(path, text, tooLarge)], comments: () => [] };
  }
  const garbage = garbageIn(text);
  if (garbage !== undefined) return { path, text, body: [], faults: [placed(path, text, garbage)], comments: () => [] };
  const clean = readCleanly(path, text);
  if (clean !== undefined) return clean;
  if (parser === undefined) throw new ParserNeeded();
  try {
    if (path.endsWith('.json')) {
      return jsonFile(path, text, parser.parseExpression(counted(text)));
    }
    const { body, comments, fault } = programIn(parser, path, text);
    const faults = fault ? [placed(path, text, fault)] : [];
    return { path, text, body, faults, comments: () => commentsOf(path, text, comments) };
  } catch (error) {
    const refusal = refusalOf(firstMistake(parser, path, text, error), text, parser.bracketFault);
    return { path, text, body: [], faults: [placed(path, text, refusal)], comments: () => [] };
  }
}

function readCleanly(path: string, text: string): SourceFile | undefined {
  if (isMarkup(path) || isDeclaration(path)) return undefined;
  if (path.endsWith('.json')) {
    const json = cleanExpression(text);
    return json && jsonFile(path, text, json);
  }
  const clean = cleanModule(text);
  if (clean === undefined) return undefined;
  const { body, mutatingNodes } = clean;
  return { path, text, body, mutatingNodes, faults: [], comments: () => commentsOf(path, text, clean.comments) };
}

function jsonFile(path: string, text: string, json: Expression): SourceFile {
  const refused = refusedInJson(text);
  const faults = refused === undefined ? [] : [placed(path, text, refused)];
  return { path, text, body: [], json, faults, comments: () => [] };
}

/** Returns a fault in code with its position. */
export const placed = (path: string, text: string, fault: TextFault): Fault => faultAt(path, linesOf(text), fault, []);

function commentsOf(path: string, text: string, found: readonly FoundComment[]): readonly Comment[] {
  const lines = linesOf(text);
  return found.map(({ value, start, end }) => ({
    file: path,
    text: value,
    start: lines.positionAt(start ?? 0),
    end: lines.positionAt(end ?? 0),
  }));
}
