import type { Location } from '../document/document.ts';
import { copyWith } from '../engine/diagnostics/fingerprint.ts';
import type { Diagnostic, FileResult, Result } from '../engine/result/result.ts';
import type { Severity } from '../rule/rule.ts';
import { withChange } from './change-text.ts';
import { counted, formatCount, opaqueText } from './counts.ts';
import { type ReportedFindings, reportedIn } from './reported.ts';

/** The information about a rule that a report may include. */
export interface RuleInfo {
  readonly id: string;
  /** One line, as a statement of the requirement. */
  readonly summary: string;
  /** The rule's page, or a description built from the rule itself, in Markdown. */
  readonly help: string;
  /** The URL of the rule's page; a plugin's rule has none. */
  readonly url?: string;
  /** Its default severity. */
  readonly severity: Severity;
}

export interface ReportOptions {
  /** Whether terminal formats may use colours. */
  readonly color: boolean;
  /** Columns of the terminal. */
  readonly width: number;
  /** Leaves out everything below an error and, for a comparison, changes that the version bump covers. */
  readonly quiet: boolean;
  /** The number of findings shown in reports for people, most severe first; default: all. Counts include all. */
  readonly most?: number;
  /** Whether the reader runs `hublint lint` and is advised what to run next. */
  readonly advises?: boolean;
  /** Whether the report is read on its own: then it says itself why something was not checked. */
  readonly standsAlone?: boolean;
  /** The command to run the check in a checkout of the project, for formats that are read elsewhere. */
  readonly command?: string;
  /** The URL of a location, for formats with links; undefined if it has none. */
  readonly linkTo?: (location: Location) => string | undefined;
  /** Maps a location to the annotated commit, for formats that annotate a commit other than the checked one. */
  readonly placeIn?: (location: Location) => Location;
  /** The URL of the tool's website. */
  readonly homepage?: string;
  /** The limit in bytes for formats with limited space, which say how much they leave out. */
  readonly limit?: number;
  /** Looks up a rule by id; undefined if it does not exist. */
  readonly rule: (id: string) => RuleInfo | undefined;
}

/** A report format. Pure: the same result gives the same text. */
export interface Reporter {
  readonly format: (result: Result, options: ReportOptions) => string;
  /**
   * If present, `format` outputs nothing about the run as a whole, and nothing for manifests without findings: it can be called
   * for each manifest as it comes, and this function once at the end.
   */
  readonly summary?: (result: Result, options: ReportOptions) => string;
  /**
   * If present, `format` needs source texts. This function extracts everything that it needs from those of one manifest;
   * `format` then accepts the manifest without its texts, which are large.
   */
  readonly quote?: (file: FileResult) => FileResult;
}

/** Whether there is nothing to report for a manifest. */
export const hasNothingToReport = ({ diagnostics, omitted, compare }: FileResult): boolean =>
  diagnostics.length === 0 && omitted === undefined && compare === undefined;

/** The unsuppressed findings, for formats that cannot show suppressed ones. */
export const findingsWithChangeText = <T extends Diagnostic>(
  file: ReportedFindings<T>,
  options: ReportOptions,
): readonly T[] => unsuppressedIn(file, options).map(withChange);

/** The same, for formats that show the details of a change in their own way. */
export const unsuppressedIn = <T extends Diagnostic>(
  file: ReportedFindings<T>,
  options: Pick<ReportOptions, 'quiet'>,
): readonly T[] =>
  reportedIn(file, options)
    .filter(({ suppressed }) => !suppressed)
    .map(withUses);

/** The number of findings omitted because of report limits; without suppressed ones, if the format cannot show them. */
export function omittedIn(
  { omitted }: FileResult,
  { quiet, withSuppressed = false }: Pick<ReportOptions, 'quiet'> & { readonly withSuppressed?: boolean },
): number {
  if (omitted === undefined) return 0;
  const { errors, warnings, infos, suppressed } = omitted;
  return quiet ? errors : errors + warnings + infos + (withSuppressed ? suppressed : 0);
}

/** The message about omitted findings; undefined if there are none. */
export function omissionOf(file: FileResult, options: ReportOptions): string | undefined {
  const more = omittedIn(file, options);
  return more === 0 ? undefined : `And ${formatCount(more)} more: the report stops here, the counts do not.`;
}

/** The messages about a manifest besides its findings, for formats that have notes. */
export const notesOn = (file: FileResult, options: ReportOptions): readonly string[] =>
  [opaqueText([file]), omissionOf(file, options)].filter((note) => note !== undefined);

/** Appends to the message how often the text is used elsewhere. */
export function withUses<T extends Diagnostic>(diagnostic: T): T {
  const { also = [], message } = diagnostic;
  if (also.length === 0) return diagnostic;
  return copyWith(diagnostic, { message: `${message} It is used in ${counted(also.length, 'more place')}.` });
}
