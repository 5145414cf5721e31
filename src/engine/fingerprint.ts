import { hash } from 'node:crypto';
import type { Diagnostic } from './result.ts';

type Print = () => string;

/**
 * A hash of what a finding is about, not of where it stands: it survives reformatting. Repeated findings are counted.
 * Most reports show none, and need not wait for what makes them.
 */
export function fingerprints(): (...about: string[]) => Print {
  const seen = new Map<string, number>();
  return (...about) => {
    const subject = about.join('\0');
    // A map takes long texts of one length for the same until it has compared them.
    const known = subject.length > 1_000 ? hash('sha256', subject) : subject;
    const count = seen.get(known) ?? 0;
    seen.set(known, count + 1);
    const text = count === 0 ? subject : `${subject}\0${count}`;
    let made: string | undefined;
    return () => (made ??= hash('sha256', text).slice(0, 32));
  };
}

/** A finding with its fingerprint, which is made when it is asked for. */
export const printed = (print: Print, finding: Omit<Diagnostic, 'fingerprint'>): Diagnostic =>
  Object.defineProperty(finding, 'fingerprint', { get: print, enumerable: true, configurable: true }) as Diagnostic;

/** A copy that shares nothing with the finding, whose fingerprint is not asked for. What fixes do to data is left out. */
export function copied(finding: Diagnostic): Diagnostic {
  const { value, get: print = () => value } = Object.getOwnPropertyDescriptor(finding, 'fingerprint') ?? {};
  const names = Object.keys(finding).filter((name) => name !== 'fingerprint') as Exclude<
    keyof Diagnostic,
    'fingerprint'
  >[];
  const parts = names.map((name) => [name, name === 'fix' ? withoutPatches(finding.fix) : finding[name]]);
  return printed(print, structuredClone(Object.fromEntries(parts)));
}

function withoutPatches(fix: Diagnostic['fix']): Diagnostic['fix'] {
  const { patches: _, ...text } = fix ?? {};
  return fix && (text as typeof fix);
}
