import { once } from '../../data/once.ts';
import { escapeTerminal } from '../escape/terminal.ts';

/** One or more user-perceived characters, with their width in terminal columns. */
export interface Cell {
  readonly text: string;
  readonly width: number;
}

const tabWidth = 4;
/**
 * Characters drawn separately in one column: Latin letters, dashes, quotes, ellipsis, arrows, box drawing, symbols of reports.
 */
const single =
  '\\x20-\\x7e\\xa1-\\xac\\xae-\\u02ff\\u2010-\\u2027\\u2190-\\u2193\\u2500-\\u257f\\u25b2\\u25cf\\u2610\\u2714\\u2716';
const plain = new RegExp(`^[${single}]*$`);
const plainOrTabs = new RegExp(`^[\\t${single}]*$`);
/**
 * UTF-16 units segmented at once: in Node 20, the cost of each cluster is proportional to the length of the segmented string.
 */
const chunkLength = 1000;
/** A longer cluster of combining marks is replaced: no terminal draws it, and an endless one must not flood the output. */
const maxClusterLength = 32;
const zeroWidth = once(() => /^[\p{Mn}\p{Me}\u200c\u200d]+$/u);
/** East Asian wide and full-width blocks, and characters drawn as emoji. */
const wide = once(
  () =>
    /\p{Emoji_Presentation}|\ufe0f|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18aff}\u{1b000}-\u{1b2ff}\u{1f200}-\u{1f265}\u{20000}-\u{3fffd}]/u,
);

/** Created lazily, as that takes 10 ms. */
const segmenter = once(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));

/** Splits text into cells, with control characters escaped; tabs depend on the start column. */
export function cellsOf(text: string, column = 0): readonly Cell[] {
  let at = column;
  return clustersOf(text.split('\t').map(escapeTerminal).join('\t')).map((cluster) => {
    const cell = cluster === '\t' ? tab(at) : cellOf(cluster);
    at += cell.width;
    return cell;
  });
}

/** Whether a text needs no layout to be drawn or measured: most text does not. */
export const isPlain = (text: string): boolean => plain.test(text);

/** A text with control characters escaped, and its width. */
export function measured(text: string): Cell {
  if (isPlain(text)) {
    const shown = escapeTerminal(text);
    return { text: shown, width: shown.length };
  }
  const cells = cellsOf(text);
  return { text: textOfCells(cells), width: widthOfCells(cells) };
}

export const widthOfCells = (cells: readonly Cell[]): number => cells.reduce((sum, { width }) => sum + width, 0);

export const textOfCells = (cells: readonly Cell[]): string => cells.map(({ text }) => text).join('');

function clustersOf(text: string): readonly string[] {
  if (plainOrTabs.test(text)) return text.split('');
  const clusters: string[] = [];
  for (let [start, length] = [0, chunkLength]; start < text.length; ) {
    const isRest = start + length >= text.length;
    const part = text.slice(start, start + length);
    const whole = isRest ? part : part.replace(/[\ud800-\udbff]$/, '');
    const found = Array.from(segmenter().segment(whole), ({ segment }) => segment);
    // The last cluster may continue after this part.
    if (!isRest) found.pop();
    for (const cluster of found) {
      clusters.push(cluster);
      start += cluster.length;
    }
    length = found.length > 0 ? chunkLength : 2 * length;
  }
  return clusters;
}

function tab(column: number): Cell {
  const width = tabWidth - (column % tabWidth);
  return { text: ' '.repeat(width), width };
}

function cellOf(cluster: string): Cell {
  if (cluster.length > maxClusterLength) return { text: '\ufffd', width: 1 };
  if (cluster.length === 1 && cluster < '\u0300') return { text: cluster, width: 1 };
  return { text: cluster, width: zeroWidth().test(cluster) ? 0 : wide().test(cluster) ? 2 : 1 };
}
