import type { Severity } from '../../rule/rule.ts';

/** Returns text unchanged, or with terminal colours. Colour never carries information that is not in the text. */
export type Paint = (text: string) => string;

export interface Palette {
  readonly strong: Paint;
  readonly dim: Paint;
  readonly place: Paint;
  readonly fix: Paint;
  readonly rule: Paint;
  readonly title: Paint;
  readonly severity: Readonly<Record<Severity, Paint>>;
}

const sgr =
  (on: string, off: string): Paint =>
  (text) =>
    text === '' ? '' : `\u001b[${on}m${text}\u001b[${off}m`;

const colored: Palette = {
  strong: sgr('1', '22'),
  dim: sgr('2', '22'),
  place: sgr('36', '39'),
  fix: sgr('32', '39'),
  rule: sgr('35', '39'),
  title: sgr('1;4', '22;24'),
  severity: { error: sgr('1;31', '22;39'), warn: sgr('1;33', '22;39'), info: sgr('1;34', '22;39') },
};

const plain: Paint = (text) => text;

const colorless: Palette = {
  strong: plain,
  dim: plain,
  place: plain,
  fix: plain,
  rule: plain,
  title: plain,
  severity: { error: plain, warn: plain, info: plain },
};

export const paletteOf = (color: boolean): Palette => (color ? colored : colorless);
