import { isBelow } from '../../data/path.ts';
import { pointerOf } from '../../data/pointer.ts';
import { compareTexts } from '../../data/sorted.ts';
import type { Location, Positions } from '../../document/document.ts';
import type { Finding } from '../findings/finding.ts';
import type { Plan } from '../plan/plan.ts';
import type { Diagnostic } from '../result/result.ts';
import type { Remark } from '../suppress/suppress.ts';
import { fingerprints, withFingerprint } from './fingerprint.ts';
import { mergeRepeated } from './merge-repeated.ts';

/** Turns findings at paths into diagnostics at source positions, sorted by file, position and rule. */
export function locateFindings(findings: readonly Finding[], positions: Positions, plan: Plan): Diagnostic[] {
  const fingerprint = fingerprints();
  const ofObjects = new Set<Diagnostic>();
  const diagnostics = findings.map((finding): Diagnostic => {
    const { rule, severity, message, messageId, at, fix, change } = finding;
    const url = plan.urlOf(rule);
    const pointer = pointerOf(at.path);
    const object = objectOf(finding, positions);
    // An approval holds for this very change, not for the next one at the same path.
    const print = fingerprint(rule, pointer, messageId, ...(change ? [message] : []));
    const diagnostic = withFingerprint<Diagnostic>(print, {
      rule,
      message,
      messageId,
      severity,
      path: at.path,
      pointer,
      ...placesOf(finding, positions, object),
      ...placedFix(fix, positions),
      ...(url !== undefined && { url }),
      suppressed: false,
      ...(change && { change }),
    });
    if (object !== undefined) ofObjects.add(diagnostic);
    return diagnostic;
  });
  return mergeRepeated(diagnostics.sort(inReadingOrder), (diagnostic) => ofObjects.has(diagnostic));
}

/** The object literal that lacks a property, if it is written elsewhere than where it is used. */
function objectOf({ at, absent = [], placed }: Finding, positions: Positions): Location | undefined {
  if (placed !== undefined || at.on !== 'key' || absent.length === 0) return undefined;
  if (!absent.every(({ path }) => isBelow(path, at.path))) return undefined;
  return positions.writtenElsewhere?.(at.path);
}

function placesOf(
  finding: Finding,
  positions: Positions,
  object: Location | undefined,
): Pick<Diagnostic, 'location' | 'related'> {
  const { at, placed } = finding;
  if (placed !== undefined) return placed;
  const related = (finding.related ?? []).map(({ message, at }) => ({ message, location: positions.locate(at) }));
  const location = writtenAsUndefined(finding, positions) ?? positions.locate(at);
  if (object === undefined) return { location, related };
  return { location: object, related: [...related, { message: 'It is used here.', location }] };
}

/** The location of a missing property that is written after all, with the value `undefined`. */
function writtenAsUndefined({ rule, absent: [missed] = [] }: Finding, positions: Positions): Location | undefined {
  const there = rule === 'model/required' && missed ? positions.locate(missed) : undefined;
  return there?.approximate === false ? there : undefined;
}

function placedFix(fix: Finding['fix'], positions: Positions): Pick<Diagnostic, 'fix'> {
  if (fix === undefined) return {};
  const { title, safety, patches } = fix;
  const edits = positions.edit(patches);
  return edits ? { fix: { title, safety, edits, patches } } : {};
}

/** Turns remarks about suppression comments into diagnostics: they have a source position, but no path in the manifest. */
export function locateRemarks(remarks: readonly Remark[], plan: Plan): Diagnostic[] {
  const fingerprint = fingerprints();
  return remarks.flatMap(({ rule, ...remark }): Diagnostic[] => {
    const severity = plan.severityOf(rule);
    if (severity === 'off') return [];
    return [
      {
        ...remark,
        rule,
        severity,
        path: [],
        pointer: '',
        related: [],
        // Without the file, whose name depends on the working directory.
        fingerprint: fingerprint(rule, remark.messageId, remark.message)(),
        suppressed: false,
      },
    ];
  });
}

export function inReadingOrder(a: Diagnostic, b: Diagnostic): number {
  const [from, to] = [a.location, b.location];
  return (
    compareTexts(from.file, to.file) ||
    from.start.line - to.start.line ||
    from.start.column - to.start.column ||
    compareTexts(a.rule, b.rule) ||
    compareTexts(a.pointer, b.pointer)
  );
}
