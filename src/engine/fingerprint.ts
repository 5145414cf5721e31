import { hash } from 'node:crypto';
import type { Diagnostic, Use } from './result.ts';

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

/** What has a fingerprint, with one that is made when it is asked for. */
export const printed = <T extends { readonly fingerprint: string }>(print: Print, others: Omit<T, 'fingerprint'>): T =>
  Object.defineProperty(others, 'fingerprint', { get: print, enumerable: true, configurable: true }) as T;

/** The finding with other properties beside its own, or in their place; its fingerprint is not asked for. */
export const varied = <T extends Diagnostic>(finding: T, others: Partial<Diagnostic>): T =>
  Object.defineProperties({} as T, {
    ...Object.getOwnPropertyDescriptors(finding),
    ...Object.getOwnPropertyDescriptors(others),
  });

/** A copy that shares nothing with the finding, and asks for no fingerprint. What fixes do to data is left out. */
export function copied(finding: Diagnostic): Diagnostic {
  const { also, fix, ...others } = withoutPrint(finding);
  const copy = structuredClone({ ...others, ...(fix && { fix: withoutPatches(fix) }) });
  const uses = also?.map((use) => printed<Use>(printOf(use), structuredClone(withoutPrint(use))));
  return printed<Diagnostic>(printOf(finding), { ...copy, ...(uses && { also: uses }) });
}

type Printed = Diagnostic | Use;
type Fix = NonNullable<Diagnostic['fix']>;

function printOf(one: Printed): Print {
  const { value, get = () => value } = Object.getOwnPropertyDescriptor(one, 'fingerprint') ?? {};
  return get;
}

function withoutPrint<T extends Printed>(one: T): Omit<T, 'fingerprint'> {
  const { fingerprint: _, ...others } = Object.getOwnPropertyDescriptors(one);
  return Object.defineProperties({}, others) as Omit<T, 'fingerprint'>;
}

const withoutPatches = ({ patches: _, ...text }: Fix): Fix => text as Fix;
