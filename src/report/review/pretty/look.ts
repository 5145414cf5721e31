import type { Palette } from '../../terminal/paint.ts';

/** What a review is drawn on. */
export interface Look {
  readonly palette: Palette;
  readonly width: number;
}
