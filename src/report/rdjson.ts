import type { Location, Position, TextEdit } from '../document/document.ts';
import { type Lines, linesOf } from '../document/lines.ts';
import type { Diagnostic, FileResult, Result } from '../engine/result/result.ts';
import { bySeverity } from '../engine/severity.ts';
import { toJson } from './escape/json.ts';
import { webAddress } from './escape/web-address.ts';
import { findingsWithChangeText, notesOn, type ReportOptions } from './report.ts';
import { readOnce } from './sources.ts';

const severities = { error: 'ERROR', warn: 'WARNING', info: 'INFO' } as const;

/** The most UTF-16 units between the edits of one fix. A suggestion is one piece of text: edits further apart give none. */
const maxUnchangedLength = 1_000;

/** A finding with its locations in the format's units. */
interface RdfDiagnostic extends Diagnostic {
  readonly rdf: {
    readonly location: ReturnType<typeof locationOf>;
    readonly related: readonly { readonly message: string; readonly location: ReturnType<typeof locationOf> }[];
    readonly suggestions: ReturnType<typeof suggestionsOf>;
  };
}

interface RdfFile extends FileResult {
  readonly diagnostics: readonly RdfDiagnostic[];
}

interface Source {
  readonly text: string;
  readonly lines: Lines;
}

type SourceReader = (file: string) => Source;

/** The result in the Reviewdog Diagnostic Format, as JSON. */
export function format({ tool, results, unchecked = [] }: Result, options: ReportOptions): string {
  const files = results.map(withRdf);
  const findings = files.flatMap((file) => findingsWithChangeText(file, options));
  const gravest = bySeverity.find((level) => findings.some(({ severity }) => severity === level));
  return toJson({
    source: { name: tool.name, url: webAddress(options.homepage) },
    severity: unchecked.length > 0 ? severities.error : gravest && severities[gravest],
    diagnostics: [
      ...unchecked.map((why) => noteOn('ERROR', `Not checked: ${why}`)),
      ...files.flatMap((file) => [
        ...findingsWithChangeText(file, options).map(diagnosticOf),
        ...notesOn(file, options).map((note) => noteOn('INFO', note, file.file)),
      ]),
    ],
  });
}

export { withRdf as quote };

const isRdfFile = (file: FileResult): file is RdfFile => file.diagnostics.every((finding) => 'rdf' in finding);

/** Adds what the format needs from the texts to a manifest's findings, and drops the texts. */
function withRdf(file: FileResult): RdfFile {
  if (isRdfFile(file)) return file;
  const sourceOf = readOnce(file.sources, (text) => ({ text, lines: linesOf(text) }));
  const diagnostics = file.diagnostics.map((finding) => ({
    ...finding,
    rdf: {
      location: locationOf(finding.location, sourceOf),
      related: finding.related.map(({ message, location }) => ({ message, location: locationOf(location, sourceOf) })),
      suggestions: suggestionsOf(finding, sourceOf),
    },
  }));
  return { ...file, diagnostics, sources: new Map() };
}

function diagnosticOf({ message, severity, rule, url, rdf }: RdfDiagnostic) {
  return {
    message,
    location: rdf.location,
    severity: severities[severity],
    code: { value: rule, url: webAddress(url) },
    ...(rdf.suggestions.length > 0 && { suggestions: rdf.suggestions }),
    ...(rdf.related.length > 0 && { related_locations: rdf.related }),
  };
}

/** The format has no notes: omitted findings, opaque values and errors are reported as findings. */
const noteOn = (severity: 'ERROR' | 'INFO', message: string, path = '.') => ({ message, location: { path }, severity });

const locationOf = ({ file, start, end }: Location, sourceOf: SourceReader) => {
  const source = sourceOf(file);
  return { path: file, range: { start: positionOf(start, source), end: positionOf(end, source) } };
};

/** Columns are UTF-8 bytes of the line. They cannot be computed without the text; then the position is the line alone. */
function positionOf({ line, column }: Position, { text, lines }: Source) {
  if (text === '') return { line };
  // A byte order mark counts for the first line.
  const start = line === 1 ? 0 : lines.offsetAt({ line, column: 1 });
  return { line, column: Buffer.byteLength(text.slice(start, lines.offsetAt({ line, column }))) + 1 };
}

/** Suggestions are applied independently, so a fix is a single suggestion, or none if it cannot be one piece of text. */
function suggestionsOf({ fix, location: { file } }: Diagnostic, sourceOf: SourceReader) {
  const edits = fix?.edits.toSorted((a, b) => a.start - b.start) ?? [];
  const [first] = edits;
  const last = edits.at(-1);
  const source = sourceOf(file);
  if (!first || !last || source.text === '' || edits.some((edit) => edit.file !== file)) return [];
  if (last.end - first.start - replacedBy(edits) > maxUnchangedLength) return [];
  const placeOf = (offset: number) => positionOf(source.lines.positionAt(offset), source);
  return [{ range: { start: placeOf(first.start), end: placeOf(last.end) }, text: joined(edits, source.text) }];
}

const replacedBy = (edits: readonly TextEdit[]) => edits.reduce((sum, { start, end }) => sum + end - start, 0);

/** The text that the edits produce, including the source between them. */
const joined = (edits: readonly TextEdit[], source: string) =>
  edits.map(({ start, text }, index) => source.slice(edits[index - 1]?.end ?? start, start) + text).join('');
