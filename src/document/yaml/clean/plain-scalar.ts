import type { Scalar } from '../../tree.ts';
import type { YamlLines } from './lines.ts';
import { isPlainText, plain, plainEnd } from './scalars.ts';

/** Reads a plain scalar: the rest of its line, and the lines below that are indented further than `margin`. Moves past them. */
export function plainScalarAt(lines: YamlLines, margin: number): Scalar | undefined {
  const { at: start, comments } = lines;
  let end = plainEnd(lines);
  let content = lines.text.slice(start, end);
  if (!isPlainText(content)) return undefined;
  const commentsBefore = comments.length;
  let line = lines.count;
  lines.finish(end);
  while (lines.isClear && lines.column > margin) {
    // A comment ends the scalar, so a further line cannot continue it.
    if (comments.length > commentsBefore) return undefined;
    const breaks = lines.count - line;
    line = lines.count;
    end = plainEnd(lines);
    const more = lines.text.slice(lines.at, end);
    if (!isPlainText(more, false)) return undefined;
    content += (breaks === 1 ? ' ' : '\n'.repeat(breaks - 1)) + more;
    lines.finish(end);
  }
  return plain(start, end, content);
}
