import type { Palette } from '../../terminal/paint.ts';

/** The colours and width of a review on a terminal. */
export interface ReviewLook {
  readonly palette: Palette;
  readonly width: number;
}
