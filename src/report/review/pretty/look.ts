import type { Palette } from '../../terminal/paint.ts';

/** What a review is drawn on. */
export interface ReviewLook {
  readonly palette: Palette;
  readonly width: number;
}
