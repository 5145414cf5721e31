import type { Form } from '../../../schemas/integration.ts';
import type { Path } from '../../data/path.ts';
import type { Location, Patch, TextEdit } from '../../document/document.ts';
import type { Bump, Reliant, Witness } from '../../rule/compare.ts';
import type { Fix, Severity } from '../../rule/rule.ts';

/** A fix as text edits, with offsets into `FileResult.sources`. */
export interface PlacedFix extends Pick<Fix, 'title' | 'safety'> {
  readonly edits: readonly TextEdit[];
  /** The changes to the data; absent if there are none. */
  readonly patches?: readonly Patch[];
}

/** Another path of the manifest that uses the same text. */
export interface Use {
  readonly path: Path;
  readonly pointer: string;
  readonly fingerprint: string;
}

/** The bump that a change between two versions needs, and why. */
export interface ChangeInfo {
  readonly bump: Bump | 'none';
  readonly breaks?: Reliant;
  readonly witness?: Witness;
}

/** One finding with its location. */
export interface Diagnostic {
  /** The id of a rule, or of a built-in check such as `syntax/…` or `model/…`. */
  readonly rule: string;
  readonly message: string;
  readonly messageId: string;
  readonly severity: Severity;
  readonly path: Path;
  /** JSON Pointer (RFC 6901) of the path, from the integration's own object. */
  readonly pointer: string;
  readonly location: Location;
  /** Other paths of the manifest that use the text at this location and have the same problem. */
  readonly also?: readonly Use[];
  readonly related: readonly { readonly message: string; readonly location: Location }[];
  /** Present only if the text can be changed safely. */
  readonly fix?: PlacedFix;
  /** The URL of the rule's page. */
  readonly url?: string;
  /**
   * Hash of rule, pointer and message id, for a change also the message; repeated findings are numbered. Survives reformatting.
   */
  readonly fingerprint: string;
  readonly suppressed: boolean;
  /** How it was suppressed. */
  readonly suppressedBy?: 'comment' | 'baseline';
  /** Only for a change between two versions. */
  readonly change?: ChangeInfo;
}

/** One side of a comparison. */
export interface ComparedSide {
  readonly file: string;
  readonly version?: string;
}

/** The verdict on two versions of an integration. */
export interface Compared {
  readonly base: ComparedSide;
  readonly head: ComparedSide;
  /** The bump that the changes need; approved changes need none. */
  readonly needed: 'none' | Bump;
  readonly actual: 'none' | Bump | 'down';
  readonly enough: boolean;
  /** The version to use; absent if the base has none. */
  readonly suggested?: string;
}

/** A reason why values are unknown, with their number and, for the most frequent reasons, the location of the first. */
export interface OpaqueCause {
  readonly why: string;
  readonly count: number;
  readonly location?: Location;
}

/** The result for one manifest. */
export interface FileResult {
  readonly file: string;
  readonly form: Form;
  /** The number of values that cannot be known without running code, except those hidden by a reported fault. */
  readonly opaque: number;
  /** The reasons, most frequent first. Values that are reported as faults are left out. */
  readonly causes?: readonly OpaqueCause[];
  readonly name?: string;
  readonly manifestVersion?: string;
  /** Only for a comparison of two versions. */
  readonly compare?: Compared;
  readonly diagnostics: readonly Diagnostic[];
  /** Counts of the findings that reports leave out because there are too many. They are part of the summary. */
  readonly omitted?: Counts;
  /** The text of every file that a diagnostic's location names: for code frames, never serialized. */
  readonly sources: ReadonlyMap<string, string>;
}

/** Numbers of findings; suppressed ones count only as suppressed. */
export interface Counts {
  readonly errors: number;
  readonly warnings: number;
  readonly infos: number;
  readonly suppressed: number;
  readonly fixable: number;
}

export interface Summary extends Counts {
  readonly files: number;
}

/** The input of every reporter. */
export interface Result {
  readonly tool: { readonly name: 'hublint'; readonly version: string };
  readonly results: readonly FileResult[];
  readonly summary: Summary;
  /** Messages why other manifests could not be checked; absent if all were. */
  readonly unchecked?: readonly string[];
}
