import { hash } from 'node:crypto';
import type { Diagnostic, Use } from '../result/result.ts';

type Print = () => string;

/**
 * Returns a factory of fingerprints: hashes of what a finding is about, not of its position, so that they survive
 * reformatting. Repeated findings are numbered. The hash is computed on demand, as most reports show no fingerprints.
 */
export function fingerprints(): (...about: string[]) => Print {
  const seen = new Map<string, number>();
  return (...about) => {
    const subject = about.join('\0');
    // Long strings of equal length have the same hash in a `Map`, which then has to compare them.
    const known = subject.length > 1_000 ? hash('sha256', subject) : subject;
    const count = seen.get(known) ?? 0;
    seen.set(known, count + 1);
    const text = count === 0 ? subject : `${subject}\0${count}`;
    let made: string | undefined;
    return () => (made ??= hash('sha256', text).slice(0, 32));
  };
}

/** Holds the function that computes a fingerprint. A non-enumerable symbol, so that spreading a finding does not copy it. */
const print = Symbol('fingerprint');

interface Printable {
  readonly [print]: Print;
}

/** One property descriptor for all diagnostics: defining a separate getter on each would slow all of them down. */
const fingerprint = {
  get(this: Printable): string {
    return this[print]();
  },
  enumerable: true,
  configurable: true,
} as const;

/** Adds a fingerprint to an object, computed on first access. */
export function printed<T extends { readonly fingerprint: string }>(make: Print, others: Omit<T, 'fingerprint'>): T {
  Object.defineProperty(others, print, { value: make });
  return Object.defineProperty(others, 'fingerprint', fingerprint) as T;
}

/** Copies a finding with other properties added or replaced, without computing its fingerprint. */
export const varied = <T extends Diagnostic>(finding: T, others: Partial<Diagnostic>): T =>
  Object.defineProperties({} as T, {
    ...Object.getOwnPropertyDescriptors(finding),
    ...Object.getOwnPropertyDescriptors(others),
  });

/** Copies a finding deeply, without the patches of its fix and without computing its fingerprint. */
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
  // Not destructured, as that would compute the fingerprint.
  for (const name in one) if (name !== 'fingerprint') others[name] = one[name];
  return others as Omit<T, 'fingerprint'>;
}

const withoutPatches = ({ patches: _, ...text }: Fix): Fix => text as Fix;
