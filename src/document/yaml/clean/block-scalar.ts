import { bounds } from '../../bounds.ts';
import type { Scalar } from '../../tree.ts';
import type { YamlLines } from './lines.ts';
import { scalar } from './scalars.ts';

/** Its header and the white space after it, and its text with the parser's own token before it. */
const tokensOfBlock = 4;

/** Only the style, and whether the last line break is dropped. */
const header = /([|>])(-?) *$/y;

/** Reads a literal or folded scalar whose first line sets its indentation, which must exceed `margin`. Moves past its lines. */
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
  /** Without indentation; without empty lines at the end. */
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
    const nextLine = lineBreak < 0 ? text.length : lineBreak + 1;
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
      next = nextLine;
    }
    line = nextLine;
  }
  // Spaces on an empty line are content if they go beyond the indentation.
  const isPlain =
    indentation > margin &&
    lines.length < bounds.lexemes &&
    lines.every((line) => line.length <= indentation || /[^ ]/.test(line));
  return isPlain && filled > 0
    ? { lines: lines.slice(0, filled).map((line) => line.slice(indentation)), end, next }
    : undefined;
}

/**
 * Folds lines: a single line break becomes a space, of several the first is dropped; around lines that are indented further,
 * all stay.
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
