import type { ParseError, ParserOptions } from '@babel/parser';
import { bounds } from '../../bounds.ts';
import type { Comment, Fault } from '../../document.ts';
import { conflictFault, earlier, faultAt, garbageIn, type TextFault } from '../../fault.ts';
import { linesOf } from '../../lines.ts';
import { withoutBrokenLiterals } from './broken-literals.ts';
import { cleanExpression, cleanModule } from './clean/clean-module.ts';
import { countingMistakes, TooManyMistakes } from './counted-mistakes.ts';
import { counted, ReadTooOften } from './counted-text.ts';
import { isDeclaration } from './declaration-files.ts';
import type { ChangingNode, Expression, FoundComment, Statement } from './nodes.ts';
import { refusedInJson } from './strict-json.ts';
import { isJavaScript, typesInJavaScript } from './types-in-javascript.ts';

export interface Parser extends Pick<typeof import('@babel/parser'), 'parse' | 'parseExpression'> {
  /** What is wrong with the brackets of a text that cannot be parsed. */
  readonly bracketFault: (text: string) => TextFault | undefined;
}

/** One file of a definition, as text and as statements. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  /** Empty where the text is too broken to be relied on. */
  readonly body: readonly Statement[];
  /** All in it that may change something, where it is plainly written. */
  readonly changing?: readonly ChangingNode[];
  /** What a JSON file says. */
  readonly json?: Expression;
  readonly faults: readonly Fault[];
  comments(): readonly Comment[];
}

/** Why nothing is known of what a broken file says. */
export const unreadable = ({ path }: SourceFile): string => `\`${path}\` cannot be read`;

/** Thrown where a module is not plainly written, and there is no parser for it. */
export class ParserNeeded extends Error {}

/** Takes its time: it is loaded when the first module comes that is not plainly written. */
export async function loadParser(): Promise<Parser> {
  const [{ parse, parseExpression }, { bracketFault }] = await Promise.all([
    import('@babel/parser'),
    import('./brackets.ts'),
  ]);
  return { parse, parseExpression, bracketFault };
}

/**
 * What a file says. What is plainly written needs no parser.
 * @throws ParserNeeded where there is none for anything else.
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
    const { program, comments, errors } = countingMistakes(text, () => parser.parse(counted(text), optionsFor(path)));
    const found = (errors ?? []).map(({ pos }) => pos);
    if (found.length > 0) withoutBrokenLiterals(program.body, found, text);
    const [first] = errors ?? [];
    const fault = first
      ? (conflictFault(text) ?? mistakeOf(first, text))
      : isJavaScript(path)
        ? typesIn(parser, path, text)
        : undefined;
    const faults = fault ? [placed(path, text, fault)] : [];
    return { path, text, body: program.body, faults, comments: () => commentsOf(path, text, comments ?? []) };
  } catch (error) {
    const refusal = refusalOf(firstMistake(parser, path, text, error), text, parser);
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
  const { body, changing } = clean;
  return { path, text, body, changing, faults: [], comments: () => commentsOf(path, text, clean.comments) };
}

function jsonFile(path: string, text: string, json: Expression): SourceFile {
  const refused = refusedInJson(text);
  const faults = refused === undefined ? [] : [placed(path, text, refused)];
  return { path, text, body: [], json, faults, comments: () => [] };
}

/** Whether `<` may begin an element: then there are no type assertions with it. */
const isMarkup = (path: string): boolean => /\.[cm]?(?:js|jsx|tsx)$/.test(path);

function optionsFor(path: string): ParserOptions {
  return {
    sourceType: 'module',
    errorRecovery: true,
    attachComment: false,
    allowReturnOutsideFunction: /\.c[jt]s$/.test(path),
    // All that TypeScript takes: a definition may import anything of the project.
    plugins: [
      ['typescript', { dts: isDeclaration(path) }],
      'decorators-legacy',
      'decoratorAutoAccessors',
      'deferredImportEvaluation',
      'deprecatedImportAssert',
      'explicitResourceManagement',
      ...(isMarkup(path) ? (['jsx'] as const) : []),
    ],
  };
}

/** What is wrong with a file of JavaScript that can be parsed as TypeScript. */
function typesIn(parser: Parser, path: string, text: string): TextFault | undefined {
  const { plugins = [], ...options } = optionsFor(path);
  const own = plugins.filter((plugin) => !Array.isArray(plugin));
  try {
    countingMistakes(text, () => parser.parse(counted(text), { ...options, plugins: own, errorRecovery: false }));
  } catch (error) {
    if (!isParseError(error)) return undefined;
    const message = typesInJavaScript(path, error);
    // Where a semicolon is missed, the parser stands before the space that what it does not know comes after.
    const space = /^ */.exec(text.slice(error.pos, error.pos + 80))?.[0].length ?? 0;
    if (message !== undefined) return parseError(message, error.pos + space, text);
  }
  return undefined;
}

/** A fault of code, as the file that it is in holds it. */
export const placed = (path: string, text: string, fault: TextFault): Fault => faultAt(path, linesOf(text), fault, []);

const isParseError = (error: unknown): error is ParseError =>
  error instanceof SyntaxError && 'pos' in error && typeof error.pos === 'number';

/** What a parser goes on from is lost where it cannot go on from something later: it is told where it stops at once. */
function firstMistake(parser: Parser, path: string, text: string, last: unknown): unknown {
  if (!isParseError(last) || path.endsWith('.json')) return last;
  try {
    countingMistakes(text, () => parser.parse(counted(text), { ...optionsFor(path), errorRecovery: false }));
  } catch (first) {
    if (isParseError(first)) return first;
  }
  return last;
}

function refusalOf(error: unknown, text: string, parser: Parser): TextFault {
  if (isParseError(error)) return conflictFault(text) ?? earlier(parser.bracketFault(text), mistakeOf(error, text));
  if (error instanceof RangeError) return tooDeepAt(0, `Code is nested more than ${bounds.depth} levels deep.`);
  if (error instanceof ReadTooOften) return tooDeepAt(error.at, readInManyWays);
  if (error instanceof TooManyMistakes) return tooManyMistakes;
  throw error;
}

const tooManyMistakes: TextFault = {
  id: 'parse-error',
  message: 'There are too many mistakes in this code for it to be read.',
  start: 0,
  end: 0,
};

const tooLarge: TextFault = {
  id: 'too-large',
  message: `The module is larger than ${bounds.module / 1e6} MB and was not read. Split it, or keep its data out of the definition.`,
  start: 0,
  end: 0,
};

const tooDeepAt = (start: number, message: string): TextFault => ({ id: 'too-deep', message, start, end: start });

const readInManyWays =
  'This code can be parsed in several ways, on too many levels inside each other. Nest it less, for example by naming its parts.';

/** The parser's own words, without the position that it appends. */
function mistakeOf({ message, pos }: ParseError, text: string): TextFault {
  // Of a comma for which there is nothing, the parser says where it ends.
  const start = message.startsWith("Unexpected token ','") ? pos - 1 : pos;
  return parseError(message.replace(/\s*\(\d+:\d+\)/, '').replace(/\.?$/, '.'), start, text);
}

/** What is wrong where a word starts. */
export function parseError(message: string, start: number, text: string): TextFault {
  const length = /^\w+|^./su.exec(text.slice(start, start + 80))?.[0].length ?? 0;
  return { id: 'parse-error', message, start, end: start + length };
}

function commentsOf(path: string, text: string, found: readonly FoundComment[]): readonly Comment[] {
  const lines = linesOf(text);
  return found.map(({ value, start, end }) => ({
    file: path,
    text: value,
    start: lines.positionAt(start ?? 0),
    end: lines.positionAt(end ?? 0),
  }));
}
