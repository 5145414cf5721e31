import { CST, Lexer, Parser } from 'yaml';
import { bounds } from '../bounds.ts';
import type { TextFault } from '../fault.ts';
import type { CommentText, Range } from '../tree.ts';

export interface YamlTokens {
  readonly tokens: readonly CST.Token[];
  readonly comments: readonly CommentText[];
  /** The quoted strings and the brackets that are not closed. */
  readonly unclosed: readonly Range[];
}

const collections = new Set(['block-map', 'block-seq', 'flow-collection']);

/** Splits the text into tokens, and stops as soon as it exceeds the bounds: the later stages recurse. */
export function tokensOf(text: string): YamlTokens | TextFault {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  const comments: CommentText[] = [];
  const unclosed: Range[] = [];
  const brackets: Range[] = [];
  let lexemes = 0;
  let isScalar = false;
  for (const lexeme of new Lexer().lex(text)) {
    const start = parser.offset;
    for (const token of parser.next(lexeme)) tokens.push(token);
    lexemes += 1;
    const range = () => ({ start, end: start + lexeme.length });
    // Most tokens that are not scalars are white space.
    if (!isScalar && !isBlank(lexeme)) {
      if (lexeme.startsWith('#')) comments.push({ ...range(), text: lexeme.slice(1) });
      if (isUnclosed(lexeme)) unclosed.push(range());
      if (lexeme === '{' || lexeme === '[') brackets.push(range());
      else if (lexeme === '}' || lexeme === ']') brackets.pop();
      else if (lexeme === CST.FLOW_END) unclosed.push(...brackets.splice(0));
    }
    isScalar = lexeme === CST.SCALAR;

    if (lexemes > bounds.lexemes) {
      return {
        id: 'too-many-nodes',
        message: `There are more than ${bounds.lexemes.toLocaleString('en')} tokens.`,
        ...range(),
      };
    }
    if (isTooDeep(parser.stack)) {
      return { id: 'too-deep', message: `Values are nested more than ${bounds.depth} levels deep.`, ...range() };
    }
  }
  tokens.push(...parser.end());
  return { tokens, comments, unclosed: [...unclosed, ...brackets] };
}

const isBlank = (lexeme: string): boolean => {
  const unit = lexeme.charCodeAt(0);
  return unit === 0x20 || unit === 0x0a;
};

const isTooDeep = (stack: readonly CST.Token[]): boolean =>
  stack.length > bounds.depth && stack.filter((token) => collections.has(token.type)).length > bounds.depth;

/** True also if the parser accepts it: it takes an escaped quote at the very end of the text for the closing one. */
function isUnclosed(lexeme: string): boolean {
  const quote = lexeme.charAt(0);
  if (quote !== '"' && quote !== "'") return false;
  let offset = 1;
  while (offset < lexeme.length) {
    const character = lexeme.charAt(offset);
    const escapes = quote === '"' ? character === '\\' : character === "'" && lexeme.charAt(offset + 1) === "'";
    if (character === quote && !escapes) return offset < lexeme.length - 1;
    offset += escapes ? 2 : 1;
  }
  return true;
}
