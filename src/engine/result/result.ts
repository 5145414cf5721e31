import type { Form } from '../../../schemas/integration.ts';
import type { Path } from '../../data/path.ts';
import type { Location, Patch, TextEdit } from '../../document/document.ts';
import type { Bump, Reliant, Witness } from '../../rule/compare.ts';
import type { Fix, Severity } from '../../rule/rule.ts';

/** A fix as changes to the text; its offsets are those of `FileResult.sources`. */
export interface PlacedFix extends Pick<Fix, 'title' | 'safety'> {
  readonly edits: readonly TextEdit[];
  /** What the edits do to the data; absent where they change none. */
  readonly patches?: readonly Patch[];
}

/** A place of the manifest that a text is used in. */
export interface Use {
  readonly path: Path;
  readonly pointer: string;
  readonly fingerprint: string;
}

/** What a change between two versions asks for, and why. */
export interface ChangeInfo {
  readonly bump: Bump | 'none';
  readonly breaks?: Reliant;
  readonly witness?: Witness;
}

/** One finding, placed. */
export interface Diagnostic {
  /** A rule's id, `syntax/…` or `model/…`. */
  readonly rule: string;
  readonly message: string;
  readonly messageId: string;
  readonly severity: Severity;
  readonly path: Path;
  /** JSON Pointer (RFC 6901) of the path, from the integration's own object. */
  readonly pointer: string;
  readonly location: Location;
  /** Where else in the manifest the very text at this location is used, and wrong for the same reason. */
  readonly also?: readonly Use[];
  readonly related: readonly { readonly message: string; readonly location: Location }[];
  /** Only where the text can be changed safely. */
  readonly fix?: PlacedFix;
  /** The address of the rule's page. */
  readonly url?: string;
  /** Hash of rule, pointer and message id: survives reformatting. */
  readonly fingerprint: string;
  readonly suppressed: boolean;
  /** What suppresses it. */
  readonly suppressedBy?: 'comment' | 'baseline';
  /** Of a change between two versions only. */
  readonly change?: ChangeInfo;
}

/** One side of a comparison. */
export interface ComparedSide {
  readonly file: string;
  readonly version?: string;
}

/** What two versions of an integration come to. */
export interface Compared {
  readonly base: ComparedSide;
  readonly head: ComparedSide;
  /** The step of the version that the changes ask for; what is approved asks for none. */
  readonly needed: 'none' | Bump;
  readonly actual: 'none' | Bump | 'down';
  readonly enough: boolean;
  /** The version to take; absent where the base has none. */
  readonly suggested?: string;
}

/** Why values are not known, with how many and, of the commonest reasons, where the first is. */
export interface OpaqueCause {
  readonly why: string;
  readonly count: number;
  readonly location?: Location;
}

/** What was found in one manifest. */
export interface FileResult {
  readonly file: string;
  readonly form: Form;
  /** How many values could not be known without running code; those that a reported fault hides are not among them. */
  readonly opaque: number;
  /** Why: the commonest reasons first. Those that are reported as faults are not among them. */
  readonly causes?: readonly OpaqueCause[];
  readonly name?: string;
  readonly manifestVersion?: string;
  /** Of two versions that were compared only. */
  readonly compare?: Compared;
  readonly diagnostics: readonly Diagnostic[];
  /** What was found beyond what reports tell, where that is too much. It counts all the same. */
  readonly omitted?: Counts;
  /** The text of every file that a diagnostic's location names; for code frames, never serialized. */
  readonly sources: ReadonlyMap<string, string>;
}

/** How many findings there are; those that are suppressed count only as such. */
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

/** What every reporter takes. */
export interface Result {
  readonly tool: { readonly name: 'hublint'; readonly version: string };
  readonly results: readonly FileResult[];
  readonly summary: Summary;
  /** Why other manifests could not be checked, as people are told it; absent where all were. */
  readonly unchecked?: readonly string[];
}
