import { hash } from 'node:crypto';
import type { Diagnostic, Use } from '../result/result.ts';

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

/** What a fingerprint is made with, kept where copies of all that is written in a finding do not take it along. */
const print = Symbol('fingerprint');

interface Printable {
  readonly [print]: Print;
}

/** One property descriptor for all diagnostics: a getter of its own would make each of them slow. */
const fingerprint = {
  get(this: Printable): string {
    return this[print]();
  },
  enumerable: true,
  configurable: true,
} as const;

/** What has a fingerprint, with one that is made when it is asked for. */
export function printed<T extends { readonly fingerprint: string }>(make: Print, others: Omit<T, 'fingerprint'>): T {
  Object.defineProperty(others, print, { value: make });
  return Object.defineProperty(others, 'fingerprint', fingerprint) as T;
}

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

type Printed = (Diagnostic | Use) & Partial<Printable>;
type Fix = NonNullable<Diagnostic['fix']>;

const printOf = (one: Printed): Print => one[print] ?? (() => one.fingerprint);

function withoutPrint<T extends Printed>(one: T): Omit<T, 'fingerprint'> {
  const others: Partial<T> = {};
  // Not taken apart at once: that would ask for all.
  for (const name in one) if (name !== 'fingerprint') others[name] = one[name];
  return others as Omit<T, 'fingerprint'>;
}

const withoutPatches = ({ patches: _, ...text }: Fix): Fix => text as Fix;
