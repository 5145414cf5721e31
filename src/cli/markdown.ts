import { lineStart } from '../report/escape/build-log.ts';
import { escapeTerminal } from '../report/escape/terminal.ts';
import type { Palette } from '../report/terminal/paint.ts';
import { wrap } from '../report/terminal/wrap.ts';
import type { TerminalLook } from './terminal.ts';

/** Wider lines are harder to read. */
const maxWidth = 100;
/** Replaces a space where a line must not be broken; a terminal shows it as a space. */
const nonBreakingSpace = '\u00a0';
/** Code longer than this, or longer than a line, may be broken at its spaces. */
const maxUnbroken = 60;

type Block = { readonly kind: 'code' | 'heading' | 'item' | 'text' | 'blank'; readonly text: string };

/** Formats a Markdown page for a terminal: headings, paragraphs, lists, code. */
export function markdownText(markdown: string, { palette, width }: TerminalLook): string {
  const columns = Math.min(width, maxWidth);
  const lines = blocksOf(markdown).flatMap(({ kind, text }) => {
    if (kind === 'blank') return [''];
    if (kind === 'code') return [`  ${palette.dim('│')} ${escapeTerminal(text)}`];
    if (kind === 'heading') return wrap(text, columns).map(palette.title);
    const [lead, hanging] = kind === 'item' ? ['  • ', '    '] : ['', ''];
    return prose(text, columns - lead.length, palette).map((line, at) => (at === 0 ? lead : hanging) + line);
  });
  return `${lines.map(lineStart).join('\n')}\n`;
}

function blocksOf(markdown: string): readonly Block[] {
  const blocks: Block[] = [];
  const text = markdown.replace(/<!--[\s\S]*?-->\n?/g, '').trim();
  let inCode = false;
  for (const line of text.split(/\r?\n/)) {
    if (/^\s*```/.test(line)) inCode = !inCode;
    else if (inCode) blocks.push({ kind: 'code', text: line });
    else add(blocks, blockOf(line));
  }
  return blocks;
}

/** Adds a line to the paragraph or item that it continues; merges consecutive blank lines. */
function add(blocks: Block[], block: Block): void {
  const last = blocks.at(-1);
  if (block.kind === 'blank' && last?.kind === 'blank') return;
  const isContinued = block.kind === 'text' && (last?.kind === 'text' || last?.kind === 'item');
  if (isContinued) blocks.splice(-1, 1, { ...last, text: `${last.text} ${block.text}` });
  else blocks.push(block);
}

function blockOf(line: string): Block {
  if (line.trim() === '') return { kind: 'blank', text: '' };
  if (line.startsWith('#')) return { kind: 'heading', text: line.replace(/^#+\s*/, '').replaceAll('`', '') };
  if (/^\s*[-*]\s/.test(line)) return { kind: 'item', text: line.replace(/^\s*[-*]\s+/, '') };
  return { kind: 'text', text: line.trim() };
}

/** Wraps a paragraph and styles its markup; code keeps its backticks, as in messages. */
function prose(text: string, columns: number, palette: Palette): readonly string[] {
  const linked = text.replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_, label: string, target: string) =>
    label === target ? target : `${label} (${target})`,
  );
  const unbroken = linked.replace(/`[^`]+`|\*\*[^*]+\*\*/g, (span) =>
    span.length > Math.min(maxUnbroken, columns) ? span : span.replaceAll(' ', nonBreakingSpace),
  );
  return wrap(unbroken, columns).map((line) =>
    line
      .replace(/`[^` ]+`/g, palette.place)
      .replace(/\*\*([^* ]+)\*\*/g, (_, strong: string) => palette.strong(strong))
      .replaceAll(nonBreakingSpace, ' '),
  );
}
