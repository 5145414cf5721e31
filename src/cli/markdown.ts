import { escapeTerminal } from '../report/escape/terminal.ts';
import type { Palette } from '../report/terminal/paint.ts';
import { wrap } from '../report/terminal/wrap.ts';
import type { Look } from './terminal.ts';

/** Wider lines are harder to read. */
const widest = 100;
/** Stands for a space where no line may be broken; a terminal shows it as one. */
const hardSpace = '\u00a0';
/** Code that is longer is broken at its spaces. */
const longestUnbroken = 40;

type Block = { readonly kind: 'code' | 'heading' | 'item' | 'text' | 'blank'; readonly text: string };

/** A page in Markdown as a terminal shows it: headings, paragraphs, lists, tables as they are, code. */
export function markdownText(markdown: string, { palette, width }: Look): string {
  const columns = Math.min(width, widest);
  const lines = blocksOf(markdown).flatMap(({ kind, text }) => {
    if (kind === 'blank') return [''];
    if (kind === 'code') return [`  ${palette.dim('│')} ${escapeTerminal(text)}`];
    if (kind === 'heading') return [palette.title(escapeTerminal(text))];
    const [lead, hanging] = kind === 'item' ? ['  • ', '    '] : ['', ''];
    return prose(text, columns - lead.length, palette).map((line, at) => (at === 0 ? lead : hanging) + line);
  });
  return `${lines.join('\n')}\n`;
}

/** Joins what belongs to one paragraph or item; a run of blank lines is one. */
function blocksOf(markdown: string): readonly Block[] {
  const blocks: Block[] = [];
  let inCode = false;
  for (const line of markdown
    .replace(/<!--[\s\S]*?-->\n?/g, '')
    .trim()
    .split(/\r?\n/)) {
    const last = blocks.at(-1);
    if (/^\s*```/.test(line)) {
      inCode = !inCode;
      continue;
    }
    if (inCode) blocks.push({ kind: 'code', text: line });
    else if (line.trim() === '') {
      if (last?.kind !== 'blank') blocks.push({ kind: 'blank', text: '' });
    } else if (line.startsWith('#'))
      blocks.push({ kind: 'heading', text: line.replace(/^#+\s*/, '').replaceAll('`', '') });
    else if (/^\s*[-*]\s/.test(line)) blocks.push({ kind: 'item', text: line.replace(/^\s*[-*]\s+/, '') });
    else if (line.startsWith('|')) blocks.push({ kind: 'text', text: line });
    else if (last && (last.kind === 'text' || last.kind === 'item')) {
      blocks.splice(-1, 1, { ...last, text: `${last.text} ${line.trim()}` });
    } else blocks.push({ kind: 'text', text: line.trim() });
  }
  return blocks;
}

/** Wraps a paragraph and paints what is marked in it; code keeps its marks, as in messages. */
function prose(text: string, columns: number, palette: Palette): readonly string[] {
  const linked = text.replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_, label: string, target: string) =>
    label === target ? target : `${label} (${target})`,
  );
  const kept = linked.replace(/`[^`]+`|\*\*[^*]+\*\*/g, (span) =>
    span.length > longestUnbroken ? span : span.replaceAll(' ', hardSpace),
  );
  return wrap(kept, columns).map((line) =>
    line
      .replace(/`[^` ]+`/g, palette.place)
      .replace(/\*\*([^* ]+)\*\*/g, (_, strong: string) => palette.strong(strong))
      .replaceAll(hardSpace, ' '),
  );
}
