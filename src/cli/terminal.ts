import { type Palette, paletteOf } from '../report/terminal/paint.ts';
import type { Io, Output } from './io.ts';

const widthWithoutTerminal = 80;

/** How an output shows text to people. */
export interface Look {
  readonly color: boolean;
  readonly width: number;
  readonly palette: Palette;
}

/** `--[no-]color` wins, then FORCE_COLOR, NO_COLOR, and what the output is. */
export function lookOf(output: Output, { env }: Pick<Io, 'env'>, asked?: boolean): Look {
  const color = asked ?? colorIn(env) ?? (output.isTTY === true && env.TERM !== 'dumb');
  return { color, width: output.columns || widthWithoutTerminal, palette: paletteOf(color) };
}

function colorIn({ FORCE_COLOR, NO_COLOR }: Io['env']): boolean | undefined {
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return NO_COLOR ? false : undefined;
}
