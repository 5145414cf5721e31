import { type Palette, paletteOf } from '../report/terminal/paint.ts';
import type { Io, Output } from './io.ts';

const widthWithoutTerminal = 80;

/** How an output shows text to people. */
export interface TerminalLook {
  readonly color: boolean;
  readonly width: number;
  readonly palette: Palette;
}

/** `--[no-]color` wins, then FORCE_COLOR, NO_COLOR, and what the output is. */
export function lookOf(output: Output, { env }: Pick<Io, 'env'>, asked?: boolean): TerminalLook {
  const color = asked ?? colorIn(env) ?? (output.isTTY === true && env.TERM !== 'dumb');
  return { color, width: output.columns || columnsIn(env) || widthWithoutTerminal, palette: paletteOf(color) };
}

/** What is said of a terminal that is none to hublint, as in a pager. */
const columnsIn = ({ COLUMNS = '' }: Io['env']): number => (/^[1-9]\d{0,3}$/.test(COLUMNS) ? Number(COLUMNS) : 0);

function colorIn({ FORCE_COLOR, NO_COLOR }: Io['env']): boolean | undefined {
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return NO_COLOR ? false : undefined;
}
