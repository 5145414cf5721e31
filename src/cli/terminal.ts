import { type Palette, paletteOf } from '../report/terminal/paint.ts';
import type { Io, Output } from './io.ts';

const widthWithoutTerminal = 80;

/** How text is shown to humans on an output. */
export interface TerminalLook {
  readonly color: boolean;
  readonly width: number;
  readonly palette: Palette;
}

/** Decides the look. `--[no-]color` takes precedence, then FORCE_COLOR, NO_COLOR, and whether the output is a terminal. */
export function lookOf(output: Output, { env }: Pick<Io, 'env'>, asked?: boolean): TerminalLook {
  const color = asked ?? colorIn(env) ?? (output.isTTY === true && env.TERM !== 'dumb');
  return { color, width: output.columns || columnsIn(env) || widthWithoutTerminal, palette: paletteOf(color) };
}

/** The width from the environment, for example in a pager, where the output is no terminal. */
const columnsIn = ({ COLUMNS = '' }: Io['env']): number => (/^[1-9]\d{0,3}$/.test(COLUMNS) ? Number(COLUMNS) : 0);

function colorIn({ FORCE_COLOR, NO_COLOR }: Io['env']): boolean | undefined {
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return NO_COLOR ? false : undefined;
}
