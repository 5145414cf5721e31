import { hash } from 'node:crypto';
import type { Diagnostic, Use } from '../result/result.ts';

type FingerprintFunction = () => string;

/**
 * Returns a factory of fingerprints: hashes of what a finding is about, not of its position, so that they survive
 * reformatting. Repeated findings are numbered. The hash is computed on demand, as most reports show no fingerprints.
 */
export function fingerprints(): (...about: string[]) => FingerprintFunction {
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
const fingerprintKey = Symbol('fingerprint');

interface HasFingerprintFunction {
  readonly [fingerprintKey]: FingerprintFunction;
}

/** One property descriptor for all diagnostics: defining a separate getter on each would slow all of them down. */
const fingerprint = {
  get(this: HasFingerprintFunction): string {
    return this[fingerprintKey]();
  },
  enumerable: true,
  configurable: true,
} as const;

/** Adds a fingerprint to an object, computed on first access. */
export function withFingerprint<T extends { readonly fingerprint: string }>(
  make: FingerprintFunction,
  others: Omit<T, 'fingerprint'>,
): T {
  Object.defineProperty(others, fingerprintKey, { value: make });
  return Object.defineProperty(others, 'fingerprint', fingerprint) as T;
}

/** Copies a finding with other properties added or replaced, without computing its fingerprint. */
export const copyWith = <T extends Diagnostic>(finding: T, others: Partial<Diagnostic>): T =>
  Object.defineProperties({} as T, {
    ...Object.getOwnPropertyDescriptors(finding),
    ...Object.getOwnPropertyDescriptors(others),
  });

/** Copies a finding deeply, without the patches of its fix and without computing its fingerprint. */
export function deepCopy(finding: Diagnostic): Diagnostic {
  const { also, fix, ...others } = withoutFingerprint(finding);
  const copy = structuredClone({ ...others, ...(fix && { fix: withoutPatches(fix) }) });
  const uses = also?.map((use) =>
    withFingerprint<Use>(fingerprintFunctionOf(use), structuredClone(withoutFingerprint(use))),
  );
  return withFingerprint<Diagnostic>(fingerprintFunctionOf(finding), { ...copy, ...(uses && { also: uses }) });
}

type HasFingerprint = (Diagnostic | Use) & Partial<HasFingerprintFunction>;
type Fix = NonNullable<Diagnostic['fix']>;

const fingerprintFunctionOf = (one: HasFingerprint): FingerprintFunction =>
  one[fingerprintKey] ?? (() => one.fingerprint);

function withoutFingerprint<T extends HasFingerprint>(one: T): Omit<T, 'fingerprint'> {
  const others: Partial<T> = {};
  // Not destructured, as that would compute the fingerprint.
  for (const name in one) if (name !== 'fingerprint') others[name] = one[name];
  return others as Omit<T, 'fingerprint'>;
}

const withoutPatches = ({ patches: _, ...text }: Fix): Fix => text as Fix;
