import type { Location } from '../document/document.ts';
import { varied } from '../engine/diagnostics/fingerprint.ts';
import type { Diagnostic, FileResult, Result } from '../engine/result/result.ts';
import type { Severity } from '../rule/rule.ts';
import { withChange } from './change-text.ts';
import { counted, figure, opaqueText } from './counts.ts';
import { type ReportedFindings, reportedIn } from './reported.ts';

/** What a report may say about a rule beyond its findings. */
export interface RuleInfo {
  readonly id: string;
  /** One line, as a statement of what holds. */
  readonly summary: string;
  /** The rule's page, or what it says of itself, in Markdown. */
  readonly help: string;
  /** The address of the rule's page; a plugin's rule has none. */
  readonly url?: string;
  /** How severe it is where nothing else is configured. */
  readonly severity: Severity;
}

export interface ReportOptions {
  /** Whether terminal formats may use colours. */
  readonly color: boolean;
  /** Columns of the terminal. */
  readonly width: number;
  /** Leaves out whatever is less than an error; of two versions, what the version covers. */
  readonly quiet: boolean;
  /** How many findings are shown to people, the gravest; absent: all. The counts know all. */
  readonly most?: number;
  /** Whether the reader is where `hublint lint` is typed, and is told what to type next. */
  readonly advises?: boolean;
  /** Whether nothing else of the run is beside the report: it says itself why something was not checked. */
  readonly standsAlone?: boolean;
  /** How the check is typed where the project is checked out: formats that are read elsewhere say what to type next. */
  readonly command?: string;
  /** The address of a place, for formats that link; undefined for one that has none. */
  readonly linkTo?: (location: Location) => string | undefined;
  /** Where a place stands in what is annotated, for formats that annotate another commit than the one that was checked. */
  readonly placeIn?: (location: Location) => Location;
  /** Where the tool is described. */
  readonly homepage?: string;
  /** Formats that are read where space is limited stop before this many bytes, and say how much is left out. */
  readonly limit?: number;
  /** Looks up a rule by its id; undefined for one that there is not. */
  readonly rule: (id: string) => RuleInfo | undefined;
}

/** A format. Pure: same result, same text. */
export interface Reporter {
  readonly format: (result: Result, options: ReportOptions) => string;
  /**
   * Where present, `format` says nothing about the whole, nor of manifests with nothing found in them: it can be called
   * for each of the others as it comes, and this once at the end.
   */
  readonly summary?: (result: Result, options: ReportOptions) => string;
  /**
   * Where `format` needs the texts of manifests, all that it takes from those of one: `format` can be given the manifest
   * with that and without its texts, which are much.
   */
  readonly quote?: (file: FileResult) => FileResult;
}

/** Whether there is nothing in a manifest to be told. */
export const isInOrder = ({ diagnostics, omitted, compare }: FileResult): boolean =>
  diagnostics.length === 0 && omitted === undefined && compare === undefined;

/** Those among them that are left to fix: where a format knows no suppression, it shows only these. */
export const shownIn = <T extends Diagnostic>(file: ReportedFindings<T>, options: ReportOptions): readonly T[] =>
  leftIn(file, options).map(withChange);

/** The same, for a format that has a way of its own to say what a change asks for. */
export const leftIn = <T extends Diagnostic>(
  file: ReportedFindings<T>,
  options: Pick<ReportOptions, 'quiet'>,
): readonly T[] =>
  reportedIn(file, options)
    .filter(({ suppressed }) => !suppressed)
    .map(withUses);

/** How many more findings there are than a report has room for. Where a format knows no suppression, those count not. */
export function omittedIn(
  { omitted }: FileResult,
  { quiet, withSuppressed = false }: Pick<ReportOptions, 'quiet'> & { readonly withSuppressed?: boolean },
): number {
  if (omitted === undefined) return 0;
  const { errors, warnings, infos, suppressed } = omitted;
  return quiet ? errors : errors + warnings + infos + (withSuppressed ? suppressed : 0);
}

/** What people are told of them; undefined where nothing is left out. */
export function omissionOf(file: FileResult, options: ReportOptions): string | undefined {
  const more = omittedIn(file, options);
  return more === 0 ? undefined : `And ${figure(more)} more: the report stops here, the counts do not.`;
}

/** What people are told of a manifest beside its findings, where a format has a place for that. */
export const notesOn = (file: FileResult, options: ReportOptions): readonly string[] =>
  [opaqueText([file]), omissionOf(file, options)].filter((note) => note !== undefined);

/** For people, the message says how often a text is used that is wrong. */
export function withUses<T extends Diagnostic>(diagnostic: T): T {
  const { also = [], message } = diagnostic;
  if (also.length === 0) return diagnostic;
  return varied(diagnostic, { message: `${message} It is used in ${counted(also.length, 'more place')}.` });
}
