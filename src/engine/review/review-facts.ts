import type { FileResult } from '../result/result.ts';
import type { ReviewAssets } from './assets.ts';
import type { Described } from './described.ts';
import type { Disguised } from './disguised.ts';
import type { Exposure } from './exposures.ts';
import type { Lookalike } from './lookalikes.ts';
import type { ReviewedScript } from './scripts.ts';
import type { Secret } from './secrets.ts';
import type { Waiver } from './waivers.ts';

/** What is known of the previous version. */
export type Previous =
  /** The comparison with it; `result.compare` says what it comes to. */
  | { readonly kind: 'compared'; readonly result: FileResult }
  | { readonly kind: 'first' }
  /** Why it is not known, as a sentence. */
  | { readonly kind: 'unknown'; readonly why: string };

/** What is known of an integration before anything is concluded from it. */
export interface ReviewFacts {
  readonly described: Described;
  /** What was found; nothing is waived. */
  readonly result: FileResult;
  readonly previous: Previous;
  readonly scripts: readonly ReviewedScript[];
  /** Whether there may be more of them, which are not known. */
  readonly mayHideScripts: boolean;
  /** How many values a fault hides that is reported. */
  readonly obscured: number;
  readonly secrets: readonly Secret[];
  readonly assets: ReviewAssets;
  readonly exposures: readonly Exposure[];
  readonly disguised: readonly Disguised[];
  readonly lookalikes: readonly Lookalike[];
  readonly waivers: readonly Waiver[];
}
