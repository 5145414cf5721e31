import type { Path } from '../data/path.ts';

/** A part of a schema: `root` is what `$ref`s are resolved in. */
export interface SchemaPart {
  readonly root: unknown;
  readonly path: Path;
}
export interface InclusionOptions {
  readonly undeclared?: 'absent' | 'any';
  readonly defaulted?: 'optional' | 'required';
}
export interface Difference {
  readonly kind: 'breaking' | 'unknown';
  readonly reason: string;
  readonly data: Readonly<Record<string, string | number>>;
  readonly narrow: Path;
  readonly wide: Path;
  readonly value: Path;
  readonly witness?: unknown;
}
export function differencesOf(_sub: SchemaPart, _sup: SchemaPart, _options?: InclusionOptions): readonly Difference[] {
  return [];
}
