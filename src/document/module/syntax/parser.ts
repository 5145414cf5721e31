import type { ParserOptions } from '@babel/parser';
import type { TextFault } from '../../fault.ts';
import { withoutBrokenLiterals } from './broken-literals.ts';
import { countingMistakes } from './counted-mistakes.ts';
import { counted } from './counted-text.ts';
import { isDeclaration } from './declaration-files.ts';
import { isParseError, mistakeOf } from './mistakes.ts';
import type { FoundComment, Statement } from './nodes.ts';
import { isJavaScript, typesInJavaScript } from './types-in-javascript.ts';

export interface Parser extends Pick<typeof import('@babel/parser'), 'parse' | 'parseExpression'> {
  /** Finds mistakes in the brackets of a text that cannot be parsed. */
  readonly bracketFault: (text: string) => TextFault | undefined;
}

/** Loads the full parser. That takes time, and most definitions need only the quick one. */
export async function loadParser(): Promise<Parser> {
  const [{ parse, parseExpression }, { bracketFault }] = await Promise.all([
    import('@babel/parser'),
    import('./brackets.ts'),
  ]);
  return { parse, parseExpression, bracketFault };
}

export interface ParsedModule {
  readonly body: readonly Statement[];
  readonly comments: readonly FoundComment[];
  /** A syntax error from which the parser recovered. */
  readonly fault?: TextFault | undefined;
}

/**
 * Parses a module.
 * @throws the error of the parser if it cannot recover.
 */
export function programIn(parser: Parser, path: string, text: string): ParsedModule {
  const parse = (options: ParserOptions) => countingMistakes(text, () => parser.parse(counted(text), options));
  const options = optionsFor(path);
  let types: TextFault | undefined;
  if (isJavaScript(path)) {
    try {
      const { program, comments } = parse({ ...options, plugins: withoutTypes(options), errorRecovery: false });
      return { body: program.body, comments: comments ?? [] };
    } catch (refusal) {
      if (!isParseError(refusal)) throw refusal;
      types = typesInJavaScript(path, refusal, text);
    }
  }
  const { program, comments, errors } = parse(options);
  const mistakes = errors ?? [];
  if (mistakes.length > 0)
    withoutBrokenLiterals(
      program.body,
      mistakes.map(({ pos }) => pos),
      text,
    );
  const [first] = mistakes;
  return { body: program.body, comments: comments ?? [], fault: first ? mistakeOf(first, text) : types };
}

/**
 * Returns the first error of a module: a parser that finally fails does not report the errors from which it recovered before.
 */
export function firstMistake(parser: Parser, path: string, text: string, last: unknown): unknown {
  if (!isParseError(last) || path.endsWith('.json')) return last;
  try {
    countingMistakes(text, () => parser.parse(counted(text), { ...optionsFor(path), errorRecovery: false }));
  } catch (first) {
    if (isParseError(first)) return first;
  }
  return last;
}

/** True if `<` may begin a JSX element, and never a type assertion. */
export const isMarkup = (path: string): boolean => /\.[cm]?(?:js|jsx|tsx)$/.test(path);

function optionsFor(path: string): ParserOptions {
  return {
    sourceType: 'module',
    errorRecovery: true,
    attachComment: false,
    allowReturnOutsideFunction: /\.c[jt]s$/.test(path),
    // Everything that TypeScript accepts: a definition may import any file of the project.
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

/** Returns the plugins without TypeScript's, which is the only one with options. */
const withoutTypes = ({ plugins = [] }: ParserOptions) => plugins.filter((plugin) => !Array.isArray(plugin));
