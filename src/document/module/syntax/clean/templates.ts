import type { ExpressionOf } from '../nodes.ts';
import type { Code } from './code.ts';
import { unescaped } from './literals.ts';

type Template = ExpressionOf<'TemplateLiteral'>;
type TemplateElement = Template['quasis'][number];

/** Parses a template; the parts in `${…}` are expressions or types. */
export function templateAt<T>(code: Code, part: () => T): Omit<Template, 'expressions'> & { expressions: T[] } {
  const { start } = code;
  const expressions: T[] = [];
  let last = elementAt(code);
  const quasis = [last];
  while (!last.tail) {
    expressions.push(part());
    if (!code.is('}')) code.giveUp();
    last = elementAt(code);
    quasis.push(last);
  }
  code.next();
  return { type: 'TemplateLiteral', start, end: code.before, expressions, quasis };
}

const elementEnds = /[`\\\r]|\$\{/g;

/**
 * Parses the text after the current token: the next token is a backtick if the template ends there, else the start of an
 * expression.
 */
function elementAt(code: Code): TemplateElement {
  const start = code.end;
  elementEnds.lastIndex = start;
  let found = elementEnds.exec(code.text);
  for (; found !== null && found[0] === '\\'; found = elementEnds.exec(code.text)) elementEnds.lastIndex += 1;
  // A line break of two characters would count as one.
  if (found === null || found[0] === '\r') code.giveUp();
  const tail = found[0] === '`';
  const raw = code.text.slice(start, found.index);
  const cooked = unescaped(raw) ?? code.giveUp();
  code.continueAt(tail ? found.index : found.index + 2);
  return { type: 'TemplateElement', start, end: found.index, value: { raw, cooked }, tail };
}
