import { pointerOf } from '../data/pointer.ts';
import type { Positions } from '../document/document.ts';
import type { Finding } from './finding.ts';
import type { Plan } from './plan.ts';
import { withoutRepeated } from './repeated.ts';
import type { Diagnostic } from './result.ts';
import type { Remark } from './suppress/suppress.ts';

/** Joins findings to the text: what rules said in paths, as people read it. Sorted by file, position, rule. */
export async function place(findings: readonly Finding[], positions: Positions, plan: Plan): Promise<Diagnostic[]> {
  const fingerprint = await fingerprints();
  const diagnostics = findings.map((finding): Diagnostic => {
    const { rule, severity, message, messageId, at, fix, placed } = finding;
    const url = plan.urlOf(rule);
    const pointer = pointerOf(at.path);
    return {
      rule,
      message,
      messageId,
      severity,
      path: at.path,
      pointer,
      location: placed?.location ?? positions.locate(at),
      related:
        placed?.related ??
        (finding.related ?? []).map((other) => ({ message: other.message, location: positions.locate(other.at) })),
      ...placedFix(fix, positions),
      ...(url !== undefined && { url }),
      fingerprint: fingerprint(rule, pointer, messageId),
      suppressed: false,
    };
  });
  return withoutRepeated(diagnostics.sort(inReadingOrder));
}

function placedFix(fix: Finding['fix'], positions: Positions): Pick<Diagnostic, 'fix'> {
  if (fix === undefined) return {};
  const { title, safety, patches } = fix;
  const edits = positions.edit(patches);
  return edits ? { fix: { title, safety, edits, patches } } : {};
}

/** What suppression comments are reported for: they stand in the text, at no path of the manifest. */
export async function placeRemarks(remarks: readonly Remark[], plan: Plan): Promise<Diagnostic[]> {
  const fingerprint = await fingerprints();
  return remarks.flatMap(({ rule, ...remark }): Diagnostic[] => {
    const severity = plan.severityOf(rule);
    if (severity === 'off') return [];
    const about = [rule, remark.location.file, remark.messageId, remark.message];
    return [
      {
        ...remark,
        rule,
        severity,
        path: [],
        pointer: '',
        related: [],
        fingerprint: fingerprint(...about),
        suppressed: false,
      },
    ];
  });
}

/** A hash of what a finding is about, not of where it stands: it survives reformatting. Repeated findings are counted. */
async function fingerprints(): Promise<(...about: string[]) => string> {
  const { createHash } = await import('node:crypto');
  const seen = new Map<string, number>();
  return (...about) => {
    const subject = about.join('\0');
    const count = seen.get(subject) ?? 0;
    seen.set(subject, count + 1);
    const text = count === 0 ? subject : `${subject}\0${count}`;
    return createHash('sha256').update(text).digest('hex').slice(0, 32);
  };
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

export function inReadingOrder(a: Diagnostic, b: Diagnostic): number {
  const [from, to] = [a.location, b.location];
  return (
    compareText(from.file, to.file) ||
    from.start.line - to.start.line ||
    from.start.column - to.start.column ||
    compareText(a.rule, b.rule) ||
    compareText(a.pointer, b.pointer)
  );
}
