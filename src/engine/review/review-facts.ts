import type { FileResult } from '../result/result.ts';
import type { ReviewAssets } from './assets.ts';
import type { Described } from './described.ts';
import type { Disguised } from './disguised.ts';
import type { Exposure } from './exposures.ts';
import type { Lookalike } from './lookalikes.ts';
import type { ReviewedScript } from './scripts.ts';
import type { Secret } from './secrets.ts';
import type { Waiver } from './waivers.ts';

/** What is known about the previous version. */
export type Previous =
  /** The comparison with it; `result.compare` contains the verdict. */
  | { readonly kind: 'compared'; readonly result: FileResult }
  /** None that is public. An earlier one may be private, or a prerelease: the hub finds neither. */
  | { readonly kind: 'first' }
  /** Why it is unknown, as a sentence. */
  | { readonly kind: 'unknown'; readonly why: string };

/** The facts about an integration before any conclusion is drawn. */
export interface ReviewFacts {
  readonly described: Described;
  /** All findings; no waiver is applied. */
  readonly result: FileResult;
  readonly previous: Previous;
  readonly scripts: readonly ReviewedScript[];
  /** Whether there may be further, unknown scripts. */
  readonly mayHideScripts: boolean;
  /** The number of values hidden by a reported fault. */
  readonly obscured: number;
  readonly secrets: readonly Secret[];
  readonly assets: ReviewAssets;
  readonly exposures: readonly Exposure[];
  readonly disguised: readonly Disguised[];
  readonly lookalikes: readonly Lookalike[];
  readonly waivers: readonly Waiver[];
}
