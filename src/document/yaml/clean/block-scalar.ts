import { bounds } from '../../bounds.ts';
import type { Scalar } from '../../tree.ts';
import type { YamlLines } from './lines.ts';
import { scalar } from './scalars.ts';

/** Its head with blanks behind it, and its text with a mark before it. */
const tokensOfBlock = 4;

/** Nothing but the style, and whether the last line break is dropped. */
const header = /([|>])(-?) *$/y;

/** A literal or folded scalar that its first line indents, further than `margin`; its lines are passed. */
export function blockScalarAt(lines: YamlLines, margin: number): Scalar | undefined {
  const { text, at: start, end } = lines;
  header.lastIndex = 0;
  const [, style, chomping] = header.exec(text.slice(start, end)) ?? [];
  const block = style === undefined ? undefined : contentOf(text, lines.next, margin);
  if (block === undefined) return undefined;
  const value = style === '|' ? block.lines.join('\n') : folded(block.lines);
  lines.tokens += tokensOfBlock;
  lines.open(block.next);
  return scalar(start, block.end, chomping === '-' ? value : `${value}\n`, style === '|' ? 'literal' : 'folded');
}

interface Content {
  /** Without their indentation; no empty one at the end. */
  readonly lines: readonly string[];
  readonly end: number;
  readonly next: number;
}

function contentOf(text: string, from: number, margin: number): Content | undefined {
  const lines: string[] = [];
  let indentation = -1;
  let filled = 0;
  let [end, next] = [from, from];
  for (let line = from; line < text.length && lines.length < bounds.lexemes; ) {
    const lineBreak = text.indexOf('\n', line);
    const behind = lineBreak < 0 ? text.length : lineBreak + 1;
    const content = text.slice(line, lineBreak < 0 ? text.length : lineBreak).replace(/\r$/, '');
    const width = content.search(/[^ ]/);
    if (width < 0) {
      lines.push(content);
    } else {
      if (indentation < 0) indentation = width;
      if (width < indentation || width <= margin) break;
      lines.push(content);
      filled = lines.length;
      end = line + content.length;
      next = behind;
    }
    line = behind;
  }
  // Blanks on an empty line count where they reach further than the indentation.
  const isPlain =
    indentation > margin &&
    lines.length < bounds.lexemes &&
    lines.every((line) => line.length <= indentation || /[^ ]/.test(line));
  return isPlain && filled > 0
    ? { lines: lines.slice(0, filled).map((line) => line.slice(indentation)), end, next }
    : undefined;
}

/**
 * One line break between two lines is a blank, and of several one is dropped; all count around lines that are indented
 * further.
 */
function folded(lines: readonly string[]): string {
  const first = lines.findIndex((line) => line !== '');
  let value = '\n'.repeat(first);
  let joint = '';
  let isDeeper = false;
  for (const line of lines.slice(first)) {
    if (line === '') {
      if (joint === '\n') value += '\n';
      joint = '\n';
    } else if (line.startsWith(' ')) {
      value += (joint === '' || isDeeper || joint === ' ' ? joint.replace(' ', '\n') : '\n\n') + line;
      joint = '\n';
      isDeeper = true;
    } else {
      value += joint + line;
      joint = ' ';
      isDeeper = false;
    }
  }
  return value;
}
